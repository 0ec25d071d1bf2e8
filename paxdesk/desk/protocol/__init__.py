"""What every game fulfils that is played on the desk."""
