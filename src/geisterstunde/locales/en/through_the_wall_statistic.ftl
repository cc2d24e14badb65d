through-the-wall-statistic-steps = Steps
through-the-wall-statistic-slides = Sliders moved
through-the-wall-statistic-quarters = Quarter turns
through-the-wall-statistic-searches = Decks searched
through-the-wall-statistic-garments = Garments found
