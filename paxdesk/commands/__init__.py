"""Subcommands, one module each; ``paxdesk/cli.py`` lists them and defines their interface."""
