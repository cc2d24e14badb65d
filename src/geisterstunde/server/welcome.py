"""What whoever starts a server reads: where to go, and a code for phones."""

import contextlib
import socket
import sys
import threading
import webbrowser

import segno

from geisterstunde.locales.speech import say
from geisterstunde.server.settings import EVERYWHERE

NO_ONE_IS_ASKED = "192.0.2.1"  # an address for documents; nothing is sent to it


def lan_address() -> str | None:
    """This machine's address in the local network, if it has one."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((NO_ONE_IS_ASKED, 9))
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address
    return None


def announce(host: str, port: int, language: str, *, open_browser: bool) -> None:
    """Says where people can come to, and opens the page here."""
    here = f"http://localhost:{port}/" if host in EVERYWHERE else f"http://{host}:{port}/"
    print(say(language, "terminal-tables-set", {"address": here}), flush=True)
    address = lan_address() if host in EVERYWHERE else None
    if address is not None:
        there = f"http://{address}:{port}/"
        print(say(language, "terminal-friends-come-to", {"address": there}), flush=True)
        if sys.stdout.isatty():
            segno.make(there).terminal(compact=True)
    if open_browser:  # a browser in the terminal would wait for the server that waits for it
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
