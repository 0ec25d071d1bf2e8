"""``frozen`` and ``define`` of attrs, with prepared methods that attrs need not compile."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from attrs import define as define
    from attrs import frozen as frozen
else:
    from operator import attrgetter

    import attrs

    OWN = {"eq", "order", "cache_hash", "hash"}
    """attrs options that request different methods."""

    def _repr(self):
        name = type(self).__qualname__.rsplit(">.", 1)[-1]
        shown = (each.name for each in attrs.fields(type(self)) if each.repr)
        return f"{name}({', '.join(f'{field}={getattr(self, field)!r}' for field in shown)})"

    def _compare_by_fields(cls, hashed):
        """Add ``__eq__`` and, if ``hashed``, ``__hash__`` over the fields."""
        names = [each.name for each in attrs.fields(cls) if each.eq]
        values = attrgetter(*names) if names else type
        kind = hash((cls.__module__, cls.__qualname__))

        def __eq__(self, other):
            if other.__class__ is not self.__class__:
                return NotImplemented
            return values(self) == values(other)

        def __hash__(self):
            return hash((kind, values(self)))

        cls.__eq__ = __eq__
        if hashed:
            cls.__hash__ = __hash__

    def _sharing(make, hashed):
        def decorator(given=None, **options):
            def made(cls):
                own = vars(cls)
                if "__repr__" not in own:
                    cls.__repr__ = _repr
                if "__eq__" in own or options.keys() & OWN:
                    return make(cls, repr=False, **options)
                by_fields = "__hash__" not in own
                if by_fields and not hashed:
                    cls.__hash__ = None
                cls = make(cls, repr=False, eq=False, **options)
                _compare_by_fields(cls, by_fields and hashed)
                return cls

            return made if given is None else made(given)

        return decorator

    define = _sharing(attrs.define, hashed=False)
    frozen = _sharing(attrs.frozen, hashed=True)
