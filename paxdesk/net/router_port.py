"""Port forwarding by the router of a home network (UPnP), on request.

All calls wait for the router, so use a worker thread.
"""

import threading
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, Final

from paxdesk.foreign_text import in_one_line
from paxdesk.language import tr, tr_noop
from paxdesk.net.table_server import NetError, need_library

SEARCH_MS: Final = 2000
"""Time limit for finding a router, in ms."""
LEASE_SECONDS: Final = 24 * 3600
"""Lease time of a forwarded port, in seconds."""
LABEL: Final = "Pax Desk"
ONLY_PERMANENT: Final = "OnlyPermanentLeasesSupported"
"""Error of routers that forward ports only without a time limit."""


class RouterPort:
    """Port of a router that is forwarded to this computer.

    ``address`` is the router's public address. The constructor raises NetError.
    """

    def __init__(self, port: int, interface: str | None = None) -> None:
        words = tr_noop("Opening a port in the router needs the “{name}” library. {how}")
        need_library("miniupnpc", "router", words)
        self.port = port
        self._ended = threading.Event()
        self._router = _router(port, interface)
        self.address = self._public_address()
        self._check_free()
        self.lease = self._map()
        if self.lease:
            threading.Thread(target=self._renew, name="router", daemon=True).start()

    @property
    def words(self) -> str:
        words = tr(
            "Your router forwards port {port} of {address} to this computer.",
            port=self.port,
            address=self.address,
        )
        if not self.lease:
            words += " " + tr("It does so until the table is closed.")
        return words

    def _public_address(self) -> str:
        """Return the public address of the router. Raises NetError if it has none."""
        try:
            address = str(self._router.externalipaddress() or "")
        except Exception as error:
            raise _refused(error, self.port) from error
        try:
            found = ip_address(address)
        except ValueError:
            found = None
        if found is None or not found.is_global:
            raise NetError(
                tr(
                    "Your router has no public address ({address}): your provider shares one among "
                    "several homes. Use an IPv6 address, or host on a computer with a public "
                    "address.",
                    address=in_one_line(address) or tr("none"),
                )
            )
        return address

    def _check_free(self) -> None:
        """Raise NetError if the router forwards the port to another computer."""
        known = None
        with suppress(Exception):  # an unused port is reported as an error by some routers
            known = self._router.getspecificportmapping(self.port, "TCP")
        if known is not None and known[0] != self._router.lanaddr:
            words = tr(
                "Your router already forwards port {port} to another computer ({other}).",
                port=self.port,
                other=in_one_line(str(known[0])),
            )
            raise NetError(words)

    def _map(self) -> int:
        """Forward the port; return the lease in seconds, 0 if permanent."""
        for lease in (LEASE_SECONDS, 0):
            try:
                done = self._router.addportmapping(
                    self.port, "TCP", self._router.lanaddr, self.port, LABEL, "", lease
                )
            except Exception as error:
                if lease and ONLY_PERMANENT in str(error):
                    continue
                raise _refused(error, self.port) from error
            if done:
                return lease
        raise _refused(None, self.port)

    def _renew(self) -> None:
        while not self._ended.wait(LEASE_SECONDS / 2):
            # A router that is restarting is asked again at the next renewal.
            with suppress(NetError):
                self._map()

    def close(self) -> None:
        """Make the router stop forwarding the port."""
        self._ended.set()
        with suppress(Exception):  # the router has dropped the port already, or is gone
            self._router.deleteportmapping(self.port, "TCP")


def _router(port: int, interface: str | None) -> Any:
    """Return the router of this network. Raises NetError if none answers."""
    import miniupnpc

    router = miniupnpc.UPnP(interface, None, SEARCH_MS, 0)
    try:
        found = router.discover()
        if found:
            router.selectigd()
    except Exception as error:
        raise _nothing_found(port) from error
    if not found:
        raise _nothing_found(port)
    return router


def _nothing_found(port: int) -> NetError:
    return NetError(
        tr(
            "No router on this network opens ports on request (UPnP). Forward port {port} to this "
            "computer in the settings of your router.",
            port=port,
        )
    )


def _refused(error: Exception | None, port: int) -> NetError:
    said = in_one_line(str(error)) if error is not None else tr("nothing")
    return NetError(
        tr("Your router did not open port {port}. It answered: {words}", port=port, words=said)
    )
