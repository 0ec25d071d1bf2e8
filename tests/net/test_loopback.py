"""Tests of ``paxdesk host`` as a process, with simulated players."""

import datetime
import json
import random
import ssl
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.sharing import AdventureSharing
from paxdesk.net.shared_seed import FairnessResult
from tests.net.hosts import Host, Hosts
from tests.net.sitting import Sitter, play_on, seated
from tests.net.test_cuts_and_kills import Wire


def play_to_the_end(host: Host, sitters: list[Sitter]) -> None:
    """Play to the end; check that all clients and the host report a fair game."""
    played = play_on(sitters, random.Random(1), 5000)
    for each in sitters:
        each.until(lambda each=each: each.game.whole is not None)
        assert each.game.verdict == FairnessResult("", mixed=True)
        assert len(each.session.recording.steps) >= played
        each.line.close()
    host.until("Fair: everything dealt and rolled follows from the shared seed")


@pytest.mark.long
def test_three_people_play_a_game_to_its_end(tmp_path: Path, hosts: Hosts) -> None:
    host = hosts(tmp_path, "--new", "--seats", "3")
    sitters = seated(host.links.values())
    assert len(sitters) == 3
    play_to_the_end(host, sitters)


@pytest.mark.long
def test_a_game_of_the_other_kind_is_played_to_its_end(tmp_path: Path, hosts: Hosts) -> None:
    host = hosts(tmp_path, "--adventure", "puebla")
    sitters = seated(host.links.values(), AdventureSharing(load_material(None)))
    assert len(sitters) == 2
    play_to_the_end(host, sitters)


@pytest.mark.long
def test_a_restarted_host_continues_with_every_table(tmp_path: Path, hosts: Hosts) -> None:
    """Both games keep all their steps, and a used link remains used."""
    new = {"game": "mexican_adventure", "seats": 2, "robots": {}, "scenario": "puebla"}
    (tmp_path / "a table.new").write_text(json.dumps(new))
    first = hosts(tmp_path, "--new", "--name", "P2=Rosa")
    links = [each for each in first.all_links if each.seat]
    tables = [
        seated(links[:2], AdventureSharing(load_material(None))),
        seated(links[2:]),
    ]
    assert [each.name for each in tables[1][0].session.seats] == ["P1", "Rosa"]
    chance = random.Random(2)
    for each in tables:
        play_on(each, chance, 6)
    first.kill()
    # The command is run for an absent player who must act.
    called = tmp_path / "called"
    words = f'sh -c \'echo "$PAXDESK_TABLE $PAXDESK_SEAT $PAXDESK_NAME" >> "{called}"\''
    second = hosts(tmp_path, "--on-turn", words, port=first.port)
    assert not second.links, "every link was used"
    asked = tables[0][0].session
    side = asked.game.seat_name(asked.seat_to_act)
    late = Sitter(links[2])
    late.until(lambda: called.exists() and len(called.read_text().splitlines()) == 2)
    assert f"a table {side} {side.capitalize()}" in called.read_text().splitlines()
    late.until(lambda: late.refused)
    assert late.refused[0].why == "used"
    for sitters in tables:
        play_on(sitters, chance, 6)
        for each in sitters:
            each.until(lambda each=each: len(each.session.recording.steps) == 12)
            assert "cut" in each.states
            each.line.close()


def certificate_of(name: str, path: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    form, plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    path.write_bytes(made.public_bytes(pem) + key.private_bytes(pem, form, plain))


@pytest.mark.long
def test_a_table_behind_a_proxy(
    tmp_path: Path, hosts: Hosts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The proxy has a certificate that the system trusts, so links have no fingerprint."""
    pem = tmp_path / "proxy.pem"
    certificate_of("localhost", pem)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem)
    proxy = Wire(0, context)
    options = ("--plain", "--address", f"localhost:{proxy.port}")
    host = hosts(tmp_path / "tables", "--new", *options)
    proxy.to = host.port
    assert all(not link.fingerprint for link in host.links.values())
    stranger = Sitter(host.links[1])
    stranger.until(lambda: "certificate" in stranger.states)
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    sitters = seated(host.links.values())
    assert play_on(sitters, random.Random(1), 5) == 5
    for each in (stranger, *sitters):
        each.line.close()
    proxy.close()
