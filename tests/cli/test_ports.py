"""A server that cannot listen says so in one sentence, before it has touched anything else."""

import socket
from pathlib import Path

from tests.cli.commands import refusal


def test_a_taken_port_is_told_in_a_sentence(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        words = ("serve", "--host", "127.0.0.1", "--port", port, "--database", database, "--no-browser")
        assert refusal(*words).startswith(f"Port {port} is taken, perhaps by another server; name another")
    assert not database.exists()


def test_an_address_of_another_machine_is_told_in_a_sentence(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--database", tmp_path / "tables.db", "--no-browser", "--host")
    for host in ("192.0.2.1", "no such host"):
        assert refusal(*words, host) == f"'{host}' is no address of this machine; 0.0.0.0 means all of them."
