"""Addresses of this computer and of the home network."""

import socket
from contextlib import suppress
from ipaddress import ip_address


def own_address() -> str:
    """Return this computer's address on the local network, 127.0.0.1 if unknown."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        # Nothing is sent: connecting selects the local address.
        asking.connect(("192.0.2.1", 9))
        return str(asking.getsockname()[0])
    return "127.0.0.1"


def is_home(address: str) -> bool:
    """Return whether an address is this computer's or one of a private network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    inner = getattr(found, "ipv4_mapped", None) or found
    return bool(inner.is_private or inner.is_loopback or inner.is_link_local)
