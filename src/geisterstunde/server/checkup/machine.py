"""The machine: room, rights, files, the port, and compiled rules."""

import os
import resource
import shutil
import stat
from pathlib import Path

import msgspec

from geisterstunde.games.registry import game_names
from geisterstunde.kernel.compiled_files import cache_folder
from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import Sayable, sentence
from geisterstunde.server.checkup.patient import Patient, remark
from geisterstunde.server.checkup.request import Unanswered, ask
from geisterstunde.server.listening import listening_socket
from geisterstunde.server.prepare import is_prepared
from geisterstunde.server.requests import Health
from geisterstunde.server.settings import EVERYWHERE

MEGABYTE = 1024**2
LEAST_ROOM = 200 * MEGABYTE  # a line of a journal takes some 200 bytes, a busy evening some 10 MB
LITTLE_ROOM = 2048 * MEGABYTE
FEW_FILES = 1024  # each person at a table takes one
OTHERS = stat.S_IRWXG | stat.S_IRWXO
FAR_AWAY = ("nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs", "afs", "ceph")
MOUNTS = Path("/proc/self/mounts")


def disk(patient: Patient) -> Sayable:
    """Whether there is room for tables, on a disk of this machine."""
    if patient.folder is None:
        return sentence("doctor-disk-elsewhere")
    path, room = str(patient.folder), shutil.disk_usage(patient.folder).free
    if (kind := kind_of_disk(patient.folder)) in FAR_AWAY:
        raise BadInput("doctor-disk-far-away", path=path, kind=kind)
    megabytes = room // MEGABYTE
    if room < LEAST_ROOM:
        raise BadInput("doctor-disk-full", path=path, megabytes=megabytes)
    if room < LITTLE_ROOM:
        return remark("doctor-disk-little", path=path, megabytes=megabytes)
    return sentence("doctor-disk-room", path=path, gigabytes=megabytes // 1024)


def kind_of_disk(folder: Path, mounts: Path = MOUNTS) -> str:
    """The kind of file system that a folder lies on; nothing where the system does not tell."""
    if not mounts.exists():
        return ""
    fields = [line.split() for line in mounts.read_text().splitlines()]
    kinds = {Path(where.encode().decode("unicode_escape")): kind for _, where, kind, *_ in fields}
    places = (folder.resolve(), *folder.resolve().parents)
    return next((kinds[place] for place in places if place in kinds), "")


def permissions(patient: Patient) -> Sayable:
    """Whether the server may write its tables, and nobody else read them."""
    if patient.file is None or patient.folder is None:
        return sentence("doctor-permissions-elsewhere")
    if not patient.folder.is_dir() or not os.access(patient.folder, os.W_OK | os.X_OK):
        raise BadInput("doctor-folder-forbidden", path=str(patient.folder))
    if not patient.file.exists():
        return sentence("doctor-permissions-new", path=str(patient.file))
    if not os.access(patient.file, os.R_OK | os.W_OK):
        raise BadInput("doctor-file-forbidden", path=str(patient.file))
    found = patient.file.stat()
    if found.st_mode & OTHERS:
        raise BadInput("doctor-file-readable", path=str(patient.file))
    if found.st_uid != os.geteuid():
        return remark("doctor-file-of-another", path=str(patient.file))
    return sentence("doctor-permissions", path=str(patient.file))


def open_files(patient: Patient) -> Sayable:
    """Whether enough people could come."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        return sentence("doctor-files-unlimited")
    if most < FEW_FILES:
        return remark("doctor-files-few", files=most)
    return sentence("doctor-files", files=most)


def port(patient: Patient) -> Sayable:
    """Whether the port is free, or a server of ours is there already."""
    settings = patient.settings
    try:
        listening_socket(settings.host, settings.port).close()
    except BadInput as taken:
        if taken.message != "input-port-taken":
            raise
        return running_server(settings.host, settings.port, taken)
    return sentence("doctor-port-free", port=str(settings.port))


def running_server(host: str, number: int, taken: BadInput) -> Sayable:
    """How the server does that has the port; raises where it is none of ours."""
    name = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    try:
        health = msgspec.json.decode(ask(f"http://{name}:{number}/health").content, type=Health)
    except (Unanswered, msgspec.MsgspecError):
        raise taken from None
    if health.status != "ok":
        raise BadInput("doctor-server-ill", port=str(number), status=health.status)
    return sentence("doctor-server", port=str(number), tables=health.tables, sockets=health.sockets)


def rules(patient: Patient) -> Sayable:
    """Whether rules are compiled, or can be."""
    if waiting := [game for game in game_names() if not is_prepared(game)]:
        if cache_folder() is None:
            raise BadInput("doctor-rules-nowhere")
        return remark("doctor-rules-waiting", games=waiting)
    return sentence("doctor-rules")
