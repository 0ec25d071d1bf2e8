"""The running game: state model, turn flow and prompt line."""
