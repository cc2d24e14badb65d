"""Levels: named players, from a six-year-old's partner to an expert, each a memory plus a policy."""

from collections.abc import Mapping

import msgspec

from geisterstunde.bots.memory import MemoryModel

LANGUAGES = ("de", "en", "fr", "it")


class Told(msgspec.Struct, frozen=True):
    """A level's name and a sentence about it, in one language."""

    name: str
    sentence: str


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How well somebody remembers, how carefully they play, and how far they think."""

    key: str
    memory: MemoryModel
    care: float = 1.0  # how often they think at all before they decide
    depth: int = 3  # Through the Wall: moves planned ahead
    shifts: bool = True  # Through the Wall: whether they think of moving sliders to other tunnels
    trials: int = 0  # playouts in the mind for a decision; 0: by rule of thumb
    told: Mapping[str, Told] = msgspec.field(default_factory=dict)


def memory(text: str) -> MemoryModel:
    """A memory as people write it."""
    return MemoryModel.from_text(text)


DAWN_UNDER = (
    Level(
        key="moth",
        memory=memory("human(0.6, 0.3, 0.1)"),
        care=0.62,
        told={
            "de": Told("Nachtfalter", "Flattert von Grab zu Grab und hat fast alles gleich vergessen."),
            "en": Told("Moth", "Flutters from grave to grave and has forgotten most of it already."),
            "fr": Told("Papillon de nuit", "Volette de tombe en tombe et oublie presque tout aussitôt."),
            "it": Told("Falena", "Svolazza di tomba in tomba e dimentica subito quasi tutto."),
        },
    ),
    Level(
        key="hedgehog",
        memory=memory("human(0.4, 0.4, 0.06)"),
        care=0.92,
        told={
            "de": Told("Igel", "Merkt sich die letzten Gräber und verläuft sich manchmal um eines."),
            "en": Told("Hedgehog", "Remembers the last few graves, and is sometimes one off."),
            "fr": Told("Hérisson", "Se souvient des dernières tombes, mais se trompe parfois d'une case."),
            "it": Told("Riccio", "Ricorda le ultime tombe, ma a volte sbaglia di una."),
        },
    ),
    Level(
        key="raven",
        memory=memory("human(0.2, 0.3, 0.02)"),
        told={
            "de": Told("Rabe", "Hat ein gutes Gedächtnis und vergisst nur, was lange her ist."),
            "en": Told("Raven", "Has a good memory and forgets only what was long ago."),
            "fr": Told("Corbeau", "A bonne mémoire et n'oublie que ce qui est loin."),
            "it": Told("Corvo", "Ha buona memoria e dimentica solo ciò che è lontano."),
        },
    ),
    Level(
        key="countess",
        memory=memory("perfect"),
        trials=800,
        told={
            "de": Told("Gräfin", "Vergisst nichts und spielt jede Nacht im Kopf zu Ende."),
            "en": Told("Countess", "Forgets nothing and plays every night to its end in her head."),
            "fr": Told("Comtesse", "N'oublie rien et joue chaque nuit jusqu'au bout dans sa tête."),
            "it": Told("Contessa", "Non dimentica nulla e gioca ogni notte fino in fondo nella mente."),
        },
    ),
)

THROUGH_THE_WALL = (
    Level(
        key="sheet",
        memory=memory("human(0.9, 0.5, 0.3)"),
        care=0.8,
        depth=1,
        shifts=False,
        told={
            "de": Told("Bettlaken", "Schwebt einfach los und vergisst, was in den Stapeln lag."),
            "en": Told("Bed sheet", "Just floats along and forgets what was in the decks."),
            "fr": Told("Drap de lit", "Flotte au hasard et oublie ce qu'il y avait dans les paquets."),
            "it": Told("Lenzuolo", "Fluttua e basta, e dimentica che cosa c'era nei mazzi."),
        },
    ),
    Level(
        key="candle",
        memory=memory("human(0.6, 0.4, 0.15)"),
        care=0.95,
        depth=2,
        shifts=False,
        told={
            "de": Told("Kerzengeist", "Denkt zwei Bewegungen weit und merkt sich, was gerade erst war."),
            "en": Told("Candle ghost", "Thinks two moves ahead and remembers what has just been."),
            "fr": Told("Fantôme à la bougie", "Pense à deux coups et retient ce qui vient de se passer."),
            "it": Told("Spettro della candela", "Pensa a due mosse e ricorda ciò che è appena stato."),
        },
    ),
    Level(
        key="butler",
        memory=memory("human(0.4, 0.3, 0.05)"),
        shifts=False,
        told={
            "de": Told("Butler", "Kennt alle Wege im Schloss und fast jeden Stapel."),
            "en": Told("Butler", "Knows every way in the castle and almost every deck."),
            "fr": Told("Majordome", "Connaît tous les chemins du château et presque chaque paquet."),
            "it": Told("Maggiordomo", "Conosce ogni via del castello e quasi ogni mazzo."),
        },
    ),
    Level(
        key="castellan",
        memory=memory("perfect"),
        trials=2000,
        told={
            "de": Told("Kastellan", "Sieht alle Züge, vergisst keine Karte und denkt für die anderen mit."),
            "en": Told("Castellan", "Sees every move, forgets no card and thinks for the others too."),
            "fr": Told("Châtelain", "Voit tous les coups, n'oublie aucune carte et pense pour les autres."),
            "it": Told("Castellano", "Vede ogni mossa, non scorda una carta e pensa anche per gli altri."),
        },
    ),
)

LEVELS: Mapping[str, tuple[Level, ...]] = {"dawn-under": DAWN_UNDER, "through-the-wall": THROUGH_THE_WALL}
