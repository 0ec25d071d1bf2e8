"""How events are shown: which things move, in what order, to what sound."""
