# Options, drawings and deals of Dawn Under that cannot be used. Names of options stay as they are.

## Options

dawn-under-input-vampires = vampires, the children's limit, is { $fewest } to { $most } or left out, not { $given }.
dawn-under-input-rats = rats is 0 to { $most } or left out, not { $given }.
dawn-under-input-garlic = garlic, the bulbs each, is 0 to { $most }, not { $given }.
dawn-under-input-stakes = stakes, which stake brings the gifts, is { $fewest } to { $most }, not { $given }.
dawn-under-input-edition = edition is { OR($editions) }, not { $given }.
dawn-under-input-layout = layout is { OR($layouts) } or eight rows, not { $given }.
dawn-under-input-lids = lids are { OR($kinds) }, not { $given }.
dawn-under-input-layout-rows = layout: { $reason }
dawn-under-input-two-players = without and bare are choices of the two-player game only; leave them out.
dawn-under-input-without = without is two different letters of { $letters } or left out, not { $given }.
dawn-under-input-bare = bare is random, { $presets } or a list of { $graves } graves, not { $given }.
dawn-under-input-no-grave = bare: { $given } is no grave; graves are { $first } to { $last } without the plaza.
dawn-under-input-bare-graves = bare is a list of { $graves } different graves; this one has { $given }.

## Drawings of a cemetery; $line and $letter count from 1, $place is a grave

dawn-under-input-lines = line { $line }: a layout has { $lines } lines, not { $given }.
dawn-under-input-letters = line { $line }: a line has { $letters } letters, not { $given }.
dawn-under-input-at = line { $line }, letter { $letter }: { $reason }
dawn-under-input-in-line = line { $line }: { $reason }
dawn-under-input-plaza = the plaza in the centre is drawn as '.', not { $given }.
dawn-under-input-quarter = a grave is drawn as its quarter A, B, C or D, not { $given }.
dawn-under-input-no-quarter = no grave belongs to quarter { $quarter }; A, B, C and D are all needed.
dawn-under-input-grave-apart = the graves of quarter { $quarter } must hang together, but { $place } lies apart.

## Deals

dawn-under-input-deal-lids = The deal's lids must be { $graves } letters of { $letters }.
dawn-under-input-deal-reserve = The deal's reserve must be { $lids } letters of { $letters }.
dawn-under-input-deal-rats = The deal's lids must have { $rats } rats and { $bare } bare graves.
dawn-under-input-deal-colours = The deal's lids and reserve must have { $each } of { $colours } colours.
dawn-under-input-deal-without = The deal has lids in the colours that were to leave, { $letters }.
dawn-under-input-deal-bare = The deal's bare graves are not the ones the options name.
dawn-under-input-deal-rows = The deal must have { $players } rows of { $each } vampires.
dawn-under-input-deal-vampires = The deal's rows have { $given } vampires of { $colour }; { $each } each of { $letters } play.
