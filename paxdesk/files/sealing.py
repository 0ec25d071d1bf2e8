"""Password-encrypted saved games, for games passed from player to player.

scrypt derives the key for AES-256-GCM, both from ``cryptography``.
"""

import base64
import binascii
import json
import unicodedata
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from paxdesk.files.safe_write import SaveError
from paxdesk.language import tr
from paxdesk.resources import how_to_install
from paxdesk.strict_yaml import Misfit, read_beginning

FORM: Final = 1
MARK: Final = b'"sealed": '
"""Bytes near the start of sealed files, and of no other saves."""
BEGINNING: Final = 400
"""Upper bound of the size of all fields before the encrypted game, in bytes."""
SALT, NONCE, KEY = 16, 12, 32
COST: Final = 1 << 15
"""Cost of scrypt: 32 MB of memory for each guess."""
SHORTEST: Final = 4
"""Minimum length of a password, in characters."""
LONGEST: Final = 200


class SealedFileError(SaveError):
    """Error if no password entered so far decrypts the file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "", tr("password-protected"))


class KnownPasswords:
    """Passwords entered since start-up, newest first; held in memory only."""

    def __init__(self) -> None:
        self._words: list[str] = []
        self._of_salt: dict[str, str] = {}

    def say(self, word: str) -> None:
        """Add a password for files opened from now on."""
        word = usual(word)
        if word and word not in self._words:
            self._words.insert(0, word)

    def opened(self, path: Path, envelope: dict[str, Any]) -> bytes:
        """Return the content of a sealed file. Raises SealedFileError or SaveError."""
        salt, nonce, data = (_bytes(path, envelope, key) for key in ("salt", "nonce", "data"))
        for word in self._words:
            found = _decrypted(_key(word, salt), nonce, data, _bound(envelope.get("game")))
            if found is not None:
                self._of_salt[envelope["salt"]] = word
                return found
        raise SealedFileError(path)

    def word_of(self, path: Path) -> str:
        """Return the password of a sealed file; "" if it is unknown or the file is not sealed."""
        try:
            beginning = read_beginning(path, BEGINNING)
        except Misfit:
            return ""
        if MARK not in beginning:
            return ""
        salts = (salt for salt in self._of_salt if f'"salt": "{salt}"'.encode() in beginning)
        return next((self._of_salt[salt] for salt in salts), "")

    def sealed(self, data: bytes, word: str, game: str) -> bytes:
        """Return the data sealed with the password ``word``; remember the password."""
        import secrets

        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        word = usual(word)
        salt, nonce = secrets.token_bytes(SALT), secrets.token_bytes(NONCE)
        named = {"game": game} if game else {}
        hidden = AESGCM(_key(word, salt)).encrypt(nonce, data, _bound(named.get("game")))
        envelope = {
            **named,
            "sealed": FORM,
            "salt": (named_salt := _text(salt)),
            "nonce": _text(nonce),
            "data": _text(hidden),
        }
        self.say(word)
        self._of_salt[named_salt] = word
        return json.dumps(envelope, indent=1).encode()


SAID: Final = KnownPasswords()


def can_seal() -> bool:
    """Return whether ``cryptography`` is installed."""
    return find_spec("cryptography") is not None


def usual(word: str) -> str:
    """Return a password in normal form: NFKC, single spaces, at most LONGEST characters."""
    return " ".join(unicodedata.normalize("NFKC", word).split())[:LONGEST]


def unsealed(path: Path, data: bytes) -> bytes:
    """Return a file's content, unsealed if necessary. Raises SealedFileError or SaveError."""
    if MARK not in data[:BEGINNING]:
        return data
    try:
        envelope = json.loads(data)
    except (ValueError, RecursionError):
        return data  # rejected later, as damaged
    if not isinstance(envelope, dict) or "sealed" not in envelope:
        return data
    if envelope["sealed"] != FORM:
        raise SaveError(path, "sealed", tr("in a format that this version cannot read"))
    if not can_seal():
        how = how_to_install("seal").rstrip(".")
        raise SaveError(
            path,
            "",
            tr("password-protected; opening it needs the “cryptography” library. {how}", how=how),
        )
    return SAID.opened(path, envelope)


def _bound(game: object) -> bytes:
    """Return the associated data, which bind the file to its game."""
    return f"paxdesk {FORM} {game if isinstance(game, str) else ''}".encode()


@lru_cache(maxsize=8)
def _key(word: str, salt: bytes) -> bytes:
    from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

    return Scrypt(salt=salt, length=KEY, n=COST, r=8, p=1).derive(word.encode())


def _decrypted(key: bytes, nonce: bytes, data: bytes, bound: bytes) -> bytes | None:
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    try:
        return AESGCM(key).decrypt(nonce, data, bound)
    except (InvalidTag, ValueError):
        return None


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _bytes(path: Path, envelope: dict[str, Any], key: str) -> bytes:
    try:
        found = base64.b64decode(envelope[key], validate=True)
    except (KeyError, TypeError, ValueError, binascii.Error) as error:
        raise SaveError(path, key, tr("its password protection is damaged")) from error
    if {"salt": SALT, "nonce": NONCE}.get(key, len(found)) != len(found):
        raise SaveError(path, key, tr("its password protection is damaged"))
    return found
