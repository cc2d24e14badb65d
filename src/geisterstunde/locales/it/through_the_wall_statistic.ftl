through-the-wall-statistic-steps = Passi
through-the-wall-statistic-slides = Barrette spostate
through-the-wall-statistic-quarters = Quarti di giro
through-the-wall-statistic-searches = Ricerche nei mazzi
through-the-wall-statistic-garments = Travestimenti trovati
