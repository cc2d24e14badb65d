/** Small pictures beside the rules, by the pieces that they are about. */

export const CEMETERY_VIGNETTES: Readonly<Record<string, readonly string[]>> = {
  'DU-1': ['vampire-w', 'vampire-k', 'vampire-y', 'vampire-r', 'vampire-g', 'vampire-b', 'garlic', 'stake'],
  'DU-7': ['vampire-w', 'vampire-g', 'vampire-down', 'vampire-down', 'vampire-b', 'vampire-y'],
  'DU-10': ['nobody'],
  'DU-11': ['vampire-r', 'sleeper-r'],
  'DU-12': ['nobody', 'garlic'],
  'DU-13': ['sleeper-k', 'stake'],
  'DU-14': ['stake', 'stake', 'stake'],
  'DU-15': ['garlic', 'vampire-y'],
  'DU-16': ['garlic'],
  'DU-17': ['vampire-b', 'vampire-g'],
  'DU-18': ['sleeper-w', 'sleeper-k', 'sleeper-y'],
  'DU-19': ['ratface'],
  'DU-30': ['rat', 'rat', 'rat'],
  'DU-35': ['ratface', 'ratface'],
};

export const NIGHT_AIR_VIGNETTES: Readonly<Record<string, readonly string[]>> = {
  'FA-1': ['bat', 'bat', 'count'],
  'FA-3': ['count', 'sleeper-y'],
  'FA-4': ['count'],
  'FA-6': ['count', 'nobody'],
  'FA-10': ['bat', 'nobody'],
  'FA-12': ['bat', 'sleeper-r'],
  'FA-13': ['bat', 'garlic'],
};
