"""Dawn Under, with its expansion Fresh Air: lay your vampires into graves whose lids you must remember."""

from geisterstunde.kernel.package import GamePackage

PACKAGE = GamePackage(
    name="dawn-under",
    title="Dawn Under",
    rules="geisterstunde.games.dawn_under.game:DAWN_UNDER",
    bots="geisterstunde.games.dawn_under.bots.kit:KIT",
    statistics="geisterstunde.games.dawn_under.statistics:STATISTICS",
    lab="geisterstunde.games.dawn_under.lab:LAB",
    environment="geisterstunde.games.dawn_under.environment:OBSERVATIONS",
    quick_reference="geisterstunde.games.dawn_under.quick_reference:QUICK_REFERENCE",
    following="geisterstunde.games.dawn_under.following:FOLLOWING",
    memory_report="geisterstunde.games.dawn_under.memory_report:EXAMINER",
    daily="geisterstunde.games.dawn_under.daily:DAILY",
    sightings="geisterstunde.games.dawn_under.sightings:SIGHTINGS",
    lessons="geisterstunde.games.dawn_under.lessons:LESSONS",
)
