"""``frozen`` and ``define`` of attrs, with one ``__repr__`` for all classes.

For every class attrs writes source, compiles it and runs it; a third of that is ``__repr__``. A
program that begins with hundreds of records is there sooner if they share it. What it says is
the same.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from attrs import define as define
    from attrs import frozen as frozen
else:
    import attrs

    def _told(record):
        """A record with its fields, as attrs tells it."""
        name = type(record).__qualname__.rsplit(">.", 1)[-1]
        fields = (
            f"{each.name}={getattr(record, each.name)!r}"
            for each in attrs.fields(type(record))
            if each.repr
        )
        return f"{name}({', '.join(fields)})"

    def _sharing(make):
        def decorator(given=None, **options):
            def made(cls):
                if "__repr__" not in vars(cls):
                    cls.__repr__ = _told
                return make(cls, repr=False, **options)

            return made if given is None else made(given)

        return decorator

    define = _sharing(attrs.define)
    frozen = _sharing(attrs.frozen)
