"""Fake router with UPnP on this computer: discovery by multicast, description, and mappings."""

import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import gettempdir
from time import sleep

from paxdesk.files.lock import FileLock

SERVICE = "urn:schemas-upnp-org:service:WANIPConnection:1"
DESCRIPTION = f"""<?xml version="1.0"?>
<root xmlns="urn:schemas-upnp-org:device-1-0"><specVersion><major>1</major><minor>0</minor>
</specVersion><device><deviceType>urn:schemas-upnp-org:device:InternetGatewayDevice:1</deviceType>
<friendlyName>Fake</friendlyName><manufacturer>Pax</manufacturer><modelName>Fake</modelName>
<UDN>uuid:1</UDN><deviceList><device>
<deviceType>urn:schemas-upnp-org:device:WANDevice:1</deviceType><friendlyName>W</friendlyName>
<UDN>uuid:2</UDN><serviceList><service>
<serviceType>urn:schemas-upnp-org:service:WANCommonInterfaceConfig:1</serviceType>
<serviceId>urn:upnp-org:serviceId:WANCommonIFC1</serviceId><controlURL>/common</controlURL>
<eventSubURL>/e</eventSubURL><SCPDURL>/s.xml</SCPDURL></service></serviceList><deviceList><device>
<deviceType>urn:schemas-upnp-org:device:WANConnectionDevice:1</deviceType>
<friendlyName>C</friendlyName><UDN>uuid:3</UDN><serviceList><service>
<serviceType>{SERVICE}</serviceType><serviceId>urn:upnp-org:serviceId:WANIPConn1</serviceId>
<controlURL>/control</controlURL><eventSubURL>/e</eventSubURL><SCPDURL>/s.xml</SCPDURL></service>
</serviceList></device></deviceList></device></deviceList></device></root>"""
ENVELOPE = (
    '<?xml version="1.0"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" '
    's:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><s:Body>{0}</s:Body></s:Envelope>'
)


@contextmanager
def alone_on_the_network() -> Iterator[None]:
    """Wait until no other process is in this context; a search would reach its fake router."""
    lock = FileLock(Path(gettempdir()) / "paxdesk-fake-router.lock")
    while not lock.take():
        sleep(0.05)
    try:
        yield
    finally:
        lock.release()


class Gateway:
    """Router with the public ``address``; ``mapped`` has the client and lease of each open port."""

    def __init__(self, address: str = "203.0.113.7", refusal: int = 0) -> None:
        self.address = address
        self.refusal = refusal
        """Error code for refused mappings; 0 accepts them."""
        self.permanent_only = False
        self.mapped: dict[int, tuple[str, int]] = {}
        self.asked: list[str] = []
        gateway = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.answer(200, DESCRIPTION)

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                action = self.headers["SOAPAction"].strip('"').partition("#")[2]
                self.answer(*gateway.act(action, dict(re.findall(r"<(New\w+)>([^<]*)<", body))))

            def answer(self, status: int, text: str) -> None:
                self.send_response(status)
                self.send_header("Content-Type", "text/xml")
                self.send_header("Content-Length", str(len(text)))
                self.end_headers()
                self.wfile.write(text.encode())

            def log_message(self, *_: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.location = f"http://127.0.0.1:{self._server.server_port}/root.xml"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self._search = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._search.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._search.bind(("239.255.255.250", 1900))
        group = socket.inet_aton("239.255.255.250") + socket.inet_aton("127.0.0.1")
        self._search.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, group)
        threading.Thread(target=self._be_found, daemon=True).start()

    def _be_found(self) -> None:
        with suppress(OSError):
            while True:
                asked, whence = self._search.recvfrom(2000)
                found = re.search(rb"(?im)^ST: *(\S+)", asked)
                if asked.startswith(b"M-SEARCH") and found and b"InternetGateway" in found[1]:
                    kind = found[1].decode()
                    told = (
                        f"HTTP/1.1 200 OK\r\nST: {kind}\r\nUSN: uuid:1::{kind}\r\nEXT:\r\n"
                        f"LOCATION: {self.location}\r\nCACHE-CONTROL: max-age=120\r\n\r\n"
                    )
                    self._search.sendto(told.encode(), whence)

    def act(self, action: str, given: dict[str, str]) -> tuple[int, str]:
        self.asked.append(action)
        port = int(given.get("NewExternalPort", "0"))
        match action:
            case "GetStatusInfo":
                return self._told(action, NewConnectionStatus="Connected", NewUptime="1")
            case "GetExternalIPAddress":
                return self._told(action, NewExternalIPAddress=self.address)
            case "GetSpecificPortMappingEntry" if port in self.mapped:
                client, lease = self.mapped[port]
                return self._told(
                    action,
                    NewInternalPort=str(port),
                    NewInternalClient=client,
                    NewEnabled="1",
                    NewPortMappingDescription="",
                    NewLeaseDuration=str(lease),
                )
            case "AddPortMapping":
                lease = int(given["NewLeaseDuration"])
                if self.refusal or (self.permanent_only and lease):
                    return self._fault(self.refusal or 725)
                self.mapped[port] = given["NewInternalClient"], lease
                return self._told(action)
            case "DeletePortMapping" if port in self.mapped:
                del self.mapped[port]
                return self._told(action)
        return self._fault(714)

    def _told(self, action: str, **values: str) -> tuple[int, str]:
        inner = "".join(f"<{name}>{value}</{name}>" for name, value in values.items())
        body = f'<u:{action}Response xmlns:u="{SERVICE}">{inner}</u:{action}Response>'
        return 200, ENVELOPE.format(body)

    def _fault(self, number: int) -> tuple[int, str]:
        body = (
            "<s:Fault><faultcode>s:Client</faultcode><faultstring>UPnPError</faultstring><detail>"
            '<UPnPError xmlns="urn:schemas-upnp-org:control-1-0">'
            f"<errorCode>{number}</errorCode><errorDescription>No</errorDescription></UPnPError>"
            "</detail></s:Fault>"
        )
        return 500, ENVELOPE.format(body)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        with suppress(OSError):
            self._search.shutdown(socket.SHUT_RDWR)
        self._search.close()
