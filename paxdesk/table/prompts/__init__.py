"""Everything the table asks and says: the prompt line, question sheets, chooser and curtain.

What is asked and in which words is worked out without Qt (``labels``, ``questions``,
``consequences``, ``lines``); the sheets then only show it.
"""
