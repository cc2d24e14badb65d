through-the-wall-hint-carried = À travers le mur ! Les aimants emmènent les fantômes.
through-the-wall-hint-turned = Le château a tourné. Les fantômes sur un aimant n’ont pas bougé.
through-the-wall-hint-missing = Pas dans ce paquet. Mais retiens ce que tu as vu !
through-the-wall-hint-dressed = Ça te va ! Il te faut maintenant une autre partie du corps.
through-the-wall-hint-adrift = Il flotte entre deux cases. Choisis où il se pose.
