"""A real nginx and a real Caddy from the system's packages, unpacked beside the project, not installed."""

import fcntl
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.guards.repository import ROOT

UNPACKED = ROOT / ".tools" / "proxies"
PATIENCE = 20.0
NAMES = ("games.example", "club.example")
UNTRUSTING = ssl.create_default_context()
UNTRUSTING.check_hostname, UNTRUSTING.verify_mode = False, ssl.CERT_NONE


def program(name: str) -> Path:
    """A program of the system, or of its package, unpacked; a loud line where none can be had."""
    if own := shutil.which(name):
        return Path(own)
    UNPACKED.mkdir(parents=True, exist_ok=True)
    with (UNPACKED / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several workers may want it at once
        found = unpacked(name) or fetched(name)
    if found is None:
        pytest.skip(f"NOT PROVEN HERE: there is no {name}, and the package cannot be had from the system")
    return found


def unpacked(name: str) -> Path | None:
    return next((UNPACKED / name).glob(f"usr/*bin/{name}"), None)


def fetched(name: str) -> Path | None:
    """Fetches a package and unpacks it; what it would do when installed, such as to start, it does not do."""
    if not shutil.which("apt-get"):
        return None
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(2):
            if not subprocess.run(
                ["apt-get", "download", name], cwd=folder, capture_output=True, check=False
            ).returncode:
                break
            subprocess.run(
                ["apt-get", "update"], capture_output=True, check=False
            )  # lists may be old or missing
        for package in Path(folder).glob("*.deb"):
            subprocess.run(["dpkg-deb", "-x", package, UNPACKED / name], check=True)
    return unpacked(name)


def free_port() -> int:
    """A port of this machine that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the names of the page, signed by nobody, and its key."""
    signed, key = folder / "fullchain.pem", folder / "privkey.pem"
    names = ",".join(f"DNS:{name}" for name in NAMES)
    subject = ["-subj", "/CN=games", "-addext", f"subjectAltName={names}"]
    words: list[str | Path] = [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-keyout",
        key,
        "-out",
        signed,
    ]
    subprocess.run(["openssl", *words, *subject], check=True, capture_output=True)
    return signed, key


@contextmanager
def running(command: list[str | Path], folder: Path, *ports: int) -> Iterator[int]:
    """A proxy that runs until the end of the block; its process."""
    with ExitStack() as stack:
        log = stack.enter_context((folder / "log").open("w"))
        process = subprocess.Popen(
            command, stdout=log, stderr=subprocess.STDOUT, env={"HOME": str(folder), "PATH": "/usr/bin:/bin"}
        )
        stack.callback(process.wait)
        stack.callback(process.terminate)
        began = time.monotonic()
        while not all(is_open(port) for port in ports):
            told = (folder / "log").read_text()
            assert process.poll() is None, told
            assert time.monotonic() - began < PATIENCE, told
            time.sleep(0.02)
        yield process.pid


def is_open(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


NGINX = """
daemon off;
pid {folder}/pid;
error_log stderr;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{printed}
}}
"""


@contextmanager
def nginx(folder: Path, printed: str, *ports: int) -> Iterator[int]:
    """nginx with a printed file, in a frame that keeps it within a folder; its process."""
    binary = program("nginx")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, printed=printed))
    with running(
        [binary, "-e", "stderr", "-p", folder, "-c", folder / "nginx.conf"], folder, *ports
    ) as process:
        yield process


CADDY = """
{{
    admin off
    default_bind 127.0.0.1
    http_port {http}
    https_port {https}
    local_certs
    skip_install_trust
    storage file_system {folder}/storage
}}
{printed}
"""


@contextmanager
def caddy(folder: Path, printed: str, http: int, https: int) -> Iterator[None]:
    """Caddy with a printed file, certificates of its own making, and ports of ours."""
    binary = program("caddy")
    (folder / "Caddyfile").write_text(CADDY.format(folder=folder, printed=printed, http=http, https=https))
    words: list[str | Path] = ["run", "--config", folder / "Caddyfile", "--adapter", "caddyfile"]
    with running([binary, *words], folder, http, https):
        began, name = time.monotonic(), printed.split(maxsplit=1)[0]
        while not has_certificate(https, name):  # which it makes when it has started
            assert time.monotonic() - began < PATIENCE, (folder / "log").read_text()
            time.sleep(0.02)
        yield


def has_certificate(port: int, name: str) -> bool:
    """Whether somebody speaks TLS at a port under a name."""
    with socket.create_connection(("127.0.0.1", port)) as plain:
        try:
            UNTRUSTING.wrap_socket(plain, server_hostname=name).close()
        except ssl.SSLError:
            return False
        return True
