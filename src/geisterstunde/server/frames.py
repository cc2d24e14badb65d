"""The frames of a WebSocket, as far as most messages need: small texts that come and go in one piece."""

import struct

from websockets.utils import apply_mask

TEXT = 0x81  # the first byte of a text that comes in one piece
MASKED = 0x80  # with the length in the second byte, whatever a client sends
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127  # how the length of a message is written
HEAD, MASK = 2, 4  # bytes
LENGTHS = {TWO_BYTES: 2, EIGHT_BYTES: 8}  # bytes that a greater length takes


def text_frame(message: bytes) -> bytes:
    """A message as it goes over the wire; a server masks nothing, and no extension is agreed on.

    >>> text_frame(b"hi"), text_frame(bytes(300))[:4]
    (b'\\x81\\x02hi', b'\\x81~\\x01,')
    """
    size = len(message)
    if size <= SHORT:
        return bytes((TEXT, size)) + message
    if size < 2**16:
        return struct.pack("!BBH", TEXT, TWO_BYTES, size) + message
    return struct.pack("!BBQ", TEXT, EIGHT_BYTES, size) + message


def short_text(data: bytes) -> bytes | None:
    """The message of a client, if the data is one short text and nothing else.

    >>> short_text(bytes([0x81, 0x82, 1, 1, 1, 1]) + b"ih")
    b'hi'
    >>> short_text(bytes([0x81, 0x83, 1, 1, 1, 1]) + b"ih"), short_text(b"")
    (None, None)
    """
    size = len(data) - HEAD - MASK
    if 0 <= size <= SHORT and data[0] == TEXT and data[1] == MASKED | size:
        return apply_mask(data[HEAD + MASK :], data[HEAD : HEAD + MASK])
    return None


def are_whole(data: bytes) -> bool:
    """Whether a client's frames end where the data ends.

    >>> ping, long = bytes([0x89, 0x80, 0, 0, 0, 0]), bytes([0x81, 0xFE, 0, 1, 0, 0, 0, 0, 65])
    >>> are_whole(ping + long), are_whole(ping + long[:-1]), are_whole(ping[:1])
    (True, False, False)
    """
    place = 0
    while place + HEAD <= len(data):
        size = data[place + 1] & ~MASKED
        place += HEAD
        if bytes_of_length := LENGTHS.get(size, 0):
            size = int.from_bytes(data[place : place + bytes_of_length])
        place += bytes_of_length + MASK + size
    return place == len(data)
