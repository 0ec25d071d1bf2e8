"""Files of the page for browsers, with their response headers."""

from functools import cache
from typing import TYPE_CHECKING, Final

from paxdesk.resources import assets_folder

if TYPE_CHECKING:
    from websockets.http11 import Request, Response

FILES: Final = {
    "/": ("page.html", "text/html; charset=utf-8"),
    "/page.css": ("page.css", "text/css; charset=utf-8"),
    "/page.js": ("page.js", "text/javascript; charset=utf-8"),
}
"""Name of the file in the assets, and its content type, by path."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src blob:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-cache",
    "Connection": "close",
}
REASONS: Final = {403: "Forbidden", 404: "Not Found", 426: "Upgrade Required"}


def answer(path: str) -> "Response":
    """Return the file at a path of the page, or a refusal."""
    known = FILES.get(path.partition("?")[0])
    if known is None:
        return refusal(404)
    name, kind = known
    return _response(200, "OK", kind, _file(name))


def refusal(status: int) -> "Response":
    return _response(status, REASONS[status], "text/plain; charset=utf-8", b"")


def same_origin(request: "Request") -> bool:
    """Return whether a request is from a page of this host, or has no Origin header."""
    origin = request.headers.get("Origin")
    return origin is None or origin.partition("://")[2] == request.headers.get("Host")


@cache
def _file(name: str) -> bytes:
    return (assets_folder() / "web" / name).read_bytes()


def _response(status: int, reason: str, kind: str, body: bytes) -> "Response":
    from websockets.datastructures import Headers
    from websockets.http11 import Response

    headers = Headers(HEADERS)
    headers["Content-Type"] = kind
    headers["Content-Length"] = str(len(body))
    return Response(status, reason, headers, body)
