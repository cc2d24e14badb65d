"""Events are told in every language, to those who were there and to those who only look on."""

import re
from functools import cache

import pytest
from fluent.syntax import ast

from geisterstunde.games.dawn_under import words as dawn_under
from geisterstunde.games.through_the_wall import words as through_the_wall
from geisterstunde.kernel.game import SPECTATOR, GameEvent
from geisterstunde.kernel.log import EVERYONE
from geisterstunde.kernel.reader import Reader
from geisterstunde.locales.speech import FALLBACK, LANGUAGES
from geisterstunde.match.record import read
from geisterstunde.match.replay import Replay
from tests.games import GAMES
from tests.golden.wanted import WANTED
from tests.locales.files import files, messages, messages_in, nodes, parts

NAMES = ("Edda", "Nils", "Oma Käthe", "Zoé", "Gino", "Ægir")
FORMS = {"dawn-under": dawn_under.FORMS, "through-the-wall": through_the_wall.FORMS}
DRAWN = {  # what the drawing shows well enough
    *("turn_began", "turned_up", "left_empty", "garlic_found", "gift_promised", "giver_ready", "lids_closed"),
    *("passed_by", "dressed"),
}
PIECES = [
    f"events-{piece}" for piece in ("lid", "a-vampire", "the-vampire", "inside", "end", "ghost", "slider")
]
SENTENCE = re.compile(r"[A-ZÀÄÆÈÉÖÜ].*[.!]( \([A-Z]{2}-\d+\)\.)?")


@cache
def happenings(name: str) -> list[GameEvent]:
    """One event of every kind with every number of people, out of the stored games."""
    found: dict[str, GameEvent] = {}
    for wanted in WANTED:
        if wanted.game == name:
            replay = Replay(read(wanted.path))
            told = replay.match.game.opening_events(replay.match.position)
            for happening in [*told, *(event for step in replay.steps() for event in step.events)]:
                variant = [happening.facts.get(fact) for fact in ("inside", "reason", "each", "found", "way")]
                found.setdefault(f"{happening.kind} {variant}", happening)
    return list(found.values())


def told(name: str, kind: str, facts: dict[str, object], language: str, seat: int) -> str | None:
    """An event as somebody reads it."""
    return told_of(name, GameEvent(kind, EVERYONE, facts), language, seat)


def told_of(name: str, happening: GameEvent, language: str, seat: int) -> str | None:
    """The same at a table with the usual options."""
    game = GAMES[name]
    return game.tell(happening, game.options_from({}), Reader(language, NAMES, seat))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_whole_sentences(name: str, language: str) -> None:
    for happening in happenings(name):
        for seat in range(SPECTATOR, 4):
            said = told_of(name, happening, language, seat)
            if happening.kind in DRAWN:
                assert said is None
            else:
                assert said is not None, happening
                assert SENTENCE.fullmatch(said), said
                assert "  " not in said


@pytest.mark.parametrize("name", GAMES)
def test_stored_games_show_almost_every_event(name: str) -> None:
    shown = {happening.kind for happening in happenings(name)}
    assert {form.name for form in FORMS[name].values()} - shown <= {"pushed_off", "straddles", "swapped"}


def test_no_event_message_is_left_over() -> None:
    kinds = {form.name.replace("_", "-") for forms in FORMS.values() for form in forms.values()}
    own = messages_in(files(FALLBACK)["events.ftl"])
    of_events = {key for key in own if key.removeprefix("events-") in kinds}
    because = {key for key in own if key.startswith("events-stake-taken-")}
    assert {part for key in of_events for part in parts(FALLBACK, key)} == of_events | set(PIECES)
    assert set(own) == of_events | because | set(PIECES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_says_names_no_place_and_no_colour(language: str) -> None:
    """Those are for remembering; only `told` names them."""
    for key, message in messages_in(files(language)["events.ftl"]).items():
        assert [attribute.id.name for attribute in message.attributes] in ([], ["told"]), key
        if key in PIECES:
            continue
        spoken = {node.id.name for node in nodes(message.value) if isinstance(node, ast.VariableReference)}
        assert spoken <= {"who", "name", "winners"}, key


OPENED = {"seat": 1, "grave": "c4", "lid": "r", "inside": "garlic 0"}
GIFTS = {"receiver": 1, "givers": (0, 2), "each": 2}
SHIFTED = {"seat": 0, "slider": 1, "tunnel": 4, "offset": -2}


@pytest.mark.parametrize(
    ("kind", "facts", "seat", "sentences"),
    [
        (
            "opened",
            OPENED,
            0,
            {
                "de": "Nils öffnet c4: ein roter Deckel, darin dein Knoblauch.",
                "en": "Nils opens c4: a red lid, your garlic inside.",
                "fr": "Nils ouvre c4 : un couvercle rouge, avec ton ail dedans.",
                "it": "Nils apre c4: un coperchio rosso, dentro il tuo aglio.",
            },
        ),
        (
            "opened",
            {**OPENED, "lid": "*", "inside": "vampire w"},
            1,
            {
                "de": "Du öffnest c4: eine Ratte, darin ein weißer Vampir.",
                "en": "You open c4: a rat, a white vampire inside.",
                "fr": "Tu ouvres c4 : un rat, avec un vampire blanc dedans.",
                "it": "Apri c4: un ratto, dentro un vampiro bianco.",
            },
        ),
        (
            "gifts_fell_due",
            GIFTS,
            0,
            {
                "de": "Geschenke für Nils! An der Reihe: du und Oma Käthe, mit je 2 Vampiren (DU-17).",
                "en": "Gifts for Nils! From you and Oma Käthe: 2 vampires each (DU-17).",
                "fr": "Des cadeaux pour Nils ! 2 vampires de la part de chacun : toi et Oma Käthe (DU-17).",
                "it": "Regali per Nils! Chi regala: tu e Oma Käthe, 2 vampiri a testa (DU-17).",
            },
        ),
        (
            "gave",
            {"seat": 0, "receiver": 1, "end": "left", "colour": "k"},
            1,
            {
                "de": "Edda schenkt dir einen schwarzen Vampir; er lag am linken Ende der Reihe.",
                "en": "Edda gives you a black vampire from the row's left end.",
                "fr": "Edda t’offre un vampire noir ; il était au bout gauche de la rangée.",
                "it": "Edda ti regala un vampiro nero; era all’estremità sinistra della fila.",
            },
        ),
        (
            "game_over",
            {"winners": (0, 1), "reason": "dawn"},
            SPECTATOR,
            {
                "de": "Das Spiel ist aus. Gemeinsam gewinnen: Edda und Nils! "
                "Der Tag bricht an; wer die wenigsten Vampire hat, gewinnt.",
                "en": "The game is over: Edda and Nils win! "
                "Day breaks; whoever has the fewest vampires wins.",
                "fr": "La partie est finie : victoire partagée, Edda et Nils ! "
                "Le jour se lève ; qui a le moins de vampires gagne.",
                "it": "La partita è finita: vittoria condivisa, Edda e Nils! "
                "Spunta il giorno: vince chi ha meno vampiri.",
            },
        ),
    ],
)
def test_dawn_under_reads_right(
    kind: str, facts: dict[str, object], seat: int, sentences: dict[str, str]
) -> None:
    for language, sentence in sentences.items():
        assert told("dawn-under", kind, facts, language, seat) == sentence


@pytest.mark.parametrize(
    ("kind", "facts", "sentences"),
    [
        (
            "shifted",
            SHIFTED,
            {
                "de": "Du steckst den Mondschieber in Tunnel 4, 2 nach oben.",
                "en": "You move the moon slider to tunnel 4, 2 up.",
                "fr": "Tu mets la réglette lune dans le tunnel 4, 2 vers le haut.",
                "it": "Metti la barretta luna nel tunnel 4, 2 verso l’alto.",
            },
        ),
        (
            "put",
            {"seat": 1, "ghost": "green", "space": "b1"},
            {
                "de": "Nils stellt das grüne Gespenst (du) auf b1.",
                "en": "Nils puts the green ghost (you) on b1.",
                "fr": "Nils pose le fantôme vert (toi) en b1.",
                "it": "Nils mette il fantasma verde (tu) su b1.",
            },
        ),
        (
            "searched",
            {"seat": 0, "deck": 2, "garment": "diving-mask", "found": False},
            {
                "de": "Du suchst in Stapel 2: Taucherbrille – nicht da.",
                "en": "You search deck 2 for the diving mask, but it is not there.",
                "fr": "Tu cherches dans le paquet 2 : masque de plongée, pas trouvé.",
                "it": "Cerchi nel mazzo 2: maschera da sub, non c’è.",
            },
        ),
    ],
)
def test_through_the_wall_reads_right(kind: str, facts: dict[str, object], sentences: dict[str, str]) -> None:
    for language, sentence in sentences.items():
        assert told("through-the-wall", kind, facts, language, 0) == sentence


@pytest.mark.parametrize("kind", ["pushed_off", "straddles"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_accidents_are_told(kind: str, language: str) -> None:
    said = told("through-the-wall", kind, {"ghost": "red"}, language, SPECTATOR)
    assert said is not None
    assert "(Nils)" in said
    assert "TW-14" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slider_has_one_name(language: str) -> None:
    """Whether it is told, refused or read beside the board."""
    told, refused, read_out = (
        [node.value for node in nodes(messages(language)[key]) if isinstance(node, ast.TextElement)]
        for key in ("events-slider", "through-the-wall-slider", "page-slider-name")
    )
    assert len(told) == len(set(told)) == 3
    assert told == refused == read_out
