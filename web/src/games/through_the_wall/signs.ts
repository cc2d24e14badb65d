/** Arrows for turning the castle, drawn on 24 by 24 units. */

export const SIGNS = {
  left: 'M12 4a8 8 0 1 1-7.700 10.200l2-.6A6 6 0 1 0 7.800 8H11v2H4V3h2v3.700A8 8 0 0 1 12 4z',
  right: 'M12 4a8 8 0 1 0 7.700 10.200l-2-.6A6 6 0 1 1 16.200 8H13v2h7V3h-2v3.700A8 8 0 0 0 12 4z',
};
