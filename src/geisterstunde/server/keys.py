"""The secrets of seats, the names of tables, and the codes people type."""

import base64
import hashlib
import secrets

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and O, which look like numbers
CODE_LENGTH = 6
KEY_BYTES = 24
TABLE_ID_BYTES = 12


def new_key() -> str:
    """A secret nobody can guess: 192 bits."""
    return secrets.token_urlsafe(KEY_BYTES)


def fingerprint(key: str) -> str:
    """What is stored of a key. It is random and long, so a plain hash keeps it."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_table_id() -> str:
    """The name of a table, and its invitation: 96 bits."""
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def table_id_after(table: str, host: str) -> str:
    """The name of the table where the people of another play again: only who knows its secrets can tell."""
    mark = hashlib.sha256(f"after {table} {host}".encode()).digest()
    return base64.urlsafe_b64encode(mark[:TABLE_ID_BYTES]).decode()


def new_code() -> str:
    """A short code to type: good for asking for a seat while the table waits for players."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
