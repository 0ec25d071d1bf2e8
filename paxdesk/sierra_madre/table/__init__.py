"""Lords of the Sierra Madre on the desk: calendars, the page of the phase, forms, texts."""
