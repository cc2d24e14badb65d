dawn-under-input-vampires = vampires, la limite pour les enfants, va de { $fewest } à { $most } ou manque, pas { $given }.
dawn-under-input-edition = edition est { OR($editions) }, pas { $given }.
dawn-under-input-layout = layout est { OR($layouts) } ou huit lignes, pas { $given }.
dawn-under-input-layout-rows = layout : { $reason }
dawn-under-input-two-players = without et bare n’existent qu’à deux joueurs ; enlève-les.
dawn-under-input-without = without est deux lettres différentes parmi { $letters } ou rien, pas { $given }.
dawn-under-input-bare = bare est random, { $presets } ou une liste de { $graves } tombes, pas { $given }.
dawn-under-input-no-grave = bare : { $given } n’est pas une tombe ; les tombes vont de { $first } à { $last } sans la place.
dawn-under-input-bare-graves = bare est une liste de { $graves } tombes différentes ; celle-ci en a { $given }.

dawn-under-input-lines = ligne { $line } : un cimetière a { $lines } lignes, pas { $given }.
dawn-under-input-letters = ligne { $line } : une ligne a { $letters } lettres, pas { $given }.
dawn-under-input-at = ligne { $line }, lettre { $letter } : { $reason }
dawn-under-input-in-line = ligne { $line } : { $reason }
dawn-under-input-plaza = la place au centre se dessine « . », pas { $given }.
dawn-under-input-quarter = une tombe se dessine par son quartier A, B, C ou D, pas { $given }.
dawn-under-input-no-quarter = aucune tombe n’est dans le quartier { $quarter } ; il faut A, B, C et D.
dawn-under-input-grave-apart = les tombes du quartier { $quarter } doivent se toucher, mais { $place } est à part.

dawn-under-input-deal-lids = Les couvercles de la donne doivent être { $graves } lettres parmi { $letters }.
dawn-under-input-deal-reserve = La réserve de la donne doit être { $lids } lettres parmi { $letters }.
dawn-under-input-deal-rats = Les couvercles de la donne doivent avoir { $rats } rats et { $bare } tombes sans couvercle.
dawn-under-input-deal-colours = Les couvercles et la réserve de la donne doivent en avoir { $each } de chacune des { $colours } couleurs.
dawn-under-input-deal-without = La donne a des couvercles des couleurs qui devaient partir, { $letters }.
dawn-under-input-deal-bare = Les tombes sans couvercle de la donne ne sont pas celles des options.
dawn-under-input-deal-rows = La donne doit avoir { $players } rangées de { $each } vampires.
dawn-under-input-deal-vampires = Les rangées de la donne ont { $given } vampires de couleur { $colour } ; { $each } de chaque couleur parmi { $letters } jouent.
