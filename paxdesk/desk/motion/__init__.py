"""Motion explains: what happened in a step, shown once over a table that is already final.

``cues`` says what one moving thing is, ``score`` keeps time, ``moves`` and ``marks`` know how
each event looks, ``choreography`` puts them in order, ``stage`` shows them, and the
``director`` listens to the table. Nothing here is asked by anything else: without it the
table is the same.
"""
