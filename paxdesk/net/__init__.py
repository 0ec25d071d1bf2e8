"""Tables whose seats are at several machines. No Qt here; libraries are imported when used."""
