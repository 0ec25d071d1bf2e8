"""The desk for any game: windows, home page, settings, input, scene, sheets, replay, help."""
