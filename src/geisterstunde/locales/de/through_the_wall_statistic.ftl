through-the-wall-statistic-steps = Schritte
through-the-wall-statistic-slides = Schieber bewegt
through-the-wall-statistic-quarters = Vierteldrehungen
through-the-wall-statistic-searches = Stapel durchsucht
through-the-wall-statistic-garments = Verkleidungen gefunden
