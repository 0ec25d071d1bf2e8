"""Lords of the Sierra Madre on the desk: calendars, the table of the phase, forms, words."""
