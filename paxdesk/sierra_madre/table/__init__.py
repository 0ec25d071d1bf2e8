"""Lords of the Sierra Madre on the desk."""
