"""Table of Pax Porfiriana for the desk: layout, drawing, interaction and texts."""
