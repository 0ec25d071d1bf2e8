"""The program: its windows, what it is called for, and what becomes of a mistake of ours."""
