"""One module a command; ``paxdesk/cli.py`` lists them and says what each must offer."""
