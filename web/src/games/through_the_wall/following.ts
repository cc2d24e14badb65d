// How long what happens takes to follow, in milliseconds. Generated from the server's own types; `make types` writes
// it anew, and a test fails when it is out of date.

export const FOLLOWING = {
  turn_began: 510,
  stepped: 540,
  slid: 920,
  shifted: 1460,
  turned: 1660,
  settled: 480,
  pushed_off: 860,
  straddles: 660,
  put: 720,
  searched: 1060,
  deck_seen: 1210,
  dressed: 1860,
  swapped: 1060,
  game_over: 1060,
} as const;
