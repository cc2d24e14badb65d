"""Through the Wall: ghosts, magnet sliders and a board that turns."""

from geisterstunde.kernel.package import GamePackage

PACKAGE = GamePackage(
    name="through-the-wall",
    title="Through the Wall",
    rules="geisterstunde.games.through_the_wall.game:THROUGH_THE_WALL",
    bots="geisterstunde.games.through_the_wall.bots.kit:KIT",
    statistics="geisterstunde.games.through_the_wall.statistics:STATISTICS",
    lab="geisterstunde.games.through_the_wall.lab:LAB",
    environment="geisterstunde.games.through_the_wall.environment:OBSERVATIONS",
    quick_reference="geisterstunde.games.through_the_wall.quick_reference:QUICK_REFERENCE",
    following="geisterstunde.games.through_the_wall.following:FOLLOWING",
    memory_report="geisterstunde.games.through_the_wall.memory_report:EXAMINER",
    puzzles="geisterstunde.games.through_the_wall.puzzles.trying:PUZZLES",
    sightings="geisterstunde.games.through_the_wall.sightings:SIGHTINGS",
    lessons="geisterstunde.games.through_the_wall.lessons:LESSONS",
)
