/** How each kind of event looks when it happens. */

import type { EventMessage } from '../../protocol';
import { SEAT_TINTS } from './colours';
import type { Performance } from './performing';
import { around } from './painting/graves';
import { LENGTHS } from './timing';

type Facts = EventMessage['facts'];
type Motion = (play: Performance, facts: Facts, length: number) => void | Promise<void>;

const seatOf = (facts: Facts, fact = 'seat'): number => Number(facts[fact]);
const graveOf = (facts: Facts): string => String(facts.grave);
const NOD: Keyframe[] = [{ transform: 'none' }, { transform: 'translateY(-6px) rotate(-.6deg)' }, { transform: 'none' }];
const LEAN_AWAY = (turn: number): Keyframe[] => [{ rotate: '0deg' }, { rotate: `${turn}deg` }, { rotate: `${turn}deg` }, { rotate: '0deg' }];
const GONE: Keyframe[] = [{ opacity: 1 }, { opacity: 0 }];
const SOON = 80;
const OPENING_FALL = 0.84;
const SLEEPING = 'vampire';
const NOBODY = 'empty';
const RAT = '*';
const DOUBLE = 2;

/** A vampire leaves an end of a row; from where. */
function leaves(play: Performance, seat: number, end: string): DOMRect {
  const piece = play.places.end(seat, end) ?? play.places.card(seat);
  const box = piece.getBoundingClientRect();
  if (piece.classList.contains('vampire')) play.flights.move(piece, GONE, SOON, true);
  play.places.leave(seat, end);
  return box;
}

function opens(play: Performance, facts: Facts, sign: string): void {
  const grave = graveOf(facts);
  play.inside = String(facts.inside);
  play.scenery.open(grave, sign, play.inside);
  play.scenery.glance = { seat: seatOf(facts), grave };
  play.later(LENGTHS.opens * OPENING_FALL, () => {
    play.flights.dust(play.places.grave(grave), play.lasting(520));
    startles(play, seatOf(facts), sign);
  });
}

/** Rats startle everybody; whoever wakes somebody gasps, and the others giggle. */
function startles(play: Performance, seat: number, sign: string): void {
  const others = play.othersThan(seat);
  if (sign === RAT) play.feel('gasp', [seat, ...others]);
  else if (play.inside !== NOBODY) {
    play.feel('gasp', [seat]);
    play.feel('giggle', others);
  }
}

/** A lid is pulled over whoever lies there now, unless it stays open. */
function pullsOver(play: Performance, grave: string): void {
  if (!play.closesLater) return;
  play.scenery.close(grave);
  play.later(LENGTHS.closes, () => {
    play.flights.dust(play.places.grave(grave), play.lasting(420));
    void play.flights.float(play.places.grave(grave), 'z z', play.lasting(DOUBLE * LENGTHS.swoops));
  });
}

export const MOTIONS: Readonly<Record<string, Motion>> = {
  opened: (play, facts) => opens(play, facts, String(facts.lid)),
  lifted: (play, facts) => opens(play, facts, '^'),

  async laid(play, facts) {
    const [seat, grave, colour] = [seatOf(facts), graveOf(facts), String(facts.colour)];
    const from = leaves(play, seat, String(facts.end));
    play.scenery.glance = { seat, grave };
    await play.flights.fly({ sprite: `vampire-${colour}`, from, to: play.places.grave(grave), length: play.lasting(LENGTHS.walks), way: 'hops' });
    play.fill(grave, `vampire ${colour}`);
    play.feel('giggle', [seat]);
    play.later(LENGTHS.lies_down, () => pullsOver(play, grave));
  },

  turned_up(play, facts, length) {
    const [seat, end] = [seatOf(facts), String(facts.end)];
    const row = [...play.places.card(seat).querySelectorAll('.vampire')];
    const turned = end === 'right' ? (row.at(-2) ?? row.at(-1)) : (row[1] ?? row[0]);
    play.flights.move(turned ?? null, [{ transform: 'rotateY(90deg) scale(.7)' }, { transform: 'rotateY(0) scale(1.12)', offset: 0.6 }, { transform: 'none' }], length);
  },

  async garlic_put(play, facts) {
    const [seat, grave] = [seatOf(facts), graveOf(facts)];
    play.scenery.glance = { seat, grave };
    await play.flights.fly({ sprite: 'garlic', tint: SEAT_TINTS[seat], from: play.places.pile('garlic', seat), to: play.places.grave(grave), length: play.lasting(LENGTHS.flies) });
    play.fill(grave, `garlic ${seat}`);
    if (play.closesLater) play.scenery.close(grave);
  },

  async stake_taken(play, facts) {
    const [seat, stakes, rule] = [seatOf(facts), Number(facts.stakes), String(facts.rule)];
    play.say(`page-because-${rule.toLowerCase()}`, seat);
    const grave = play.scenery.glance?.grave;
    const [what, colour] = play.inside.split(' ');
    if (grave && what === SLEEPING) {
      const bed = play.places.grave(grave);
      void play.flights.fly({ sprite: `vampire-${colour}`, from: bed, to: bed, length: play.lasting(LENGTHS.sits_up), way: 'rises', stays: true });
    }
    play.later(LENGTHS.sits_up, () => {
      const to = play.places.stake(seat, stakes - 1);
      void play.flights.fly({ sprite: 'stake', from: play.places.pile('stakes'), to, length: play.lasting(LENGTHS.leaps), way: 'spins', stays: true });
    });
  },

  stakes_returned(play, facts, length) {
    const seat = seatOf(facts);
    for (let stake = 0; stake < (play.before.players[seat]?.stakes ?? 0); stake++)
      void play.flights.fly({ sprite: 'stake', from: play.places.stake(seat, stake), to: play.places.pile('stakes'), length, way: 'spins' });
  },

  garlic_found(play, facts, length) {
    const [seat, owner] = [seatOf(facts), seatOf(facts, 'owner')];
    play.say(seat === owner ? 'page-because-own-garlic' : 'page-because-garlic', owner);
    play.flights.move(play.places.end(seat, 'left'), LEAN_AWAY(-9), length);
    play.flights.move(play.places.end(seat, 'right'), LEAN_AWAY(9), length);
    play.flights.move(play.places.card(owner), NOD, length);
  },

  bulb_went_home(play, facts, length) {
    const [owner, grave] = [seatOf(facts, 'owner'), graveOf(facts)];
    play.fill(grave, NOBODY);
    void play.flights.fly({ sprite: 'garlic', tint: SEAT_TINTS[owner], from: play.places.grave(grave), to: play.places.pile('garlic', owner), length });
  },

  gifts_fell_due(play, facts, length) {
    if (play.scenery.reason === null) play.say('page-because-gifts', seatOf(facts, 'receiver'));
    for (const giver of facts.givers as number[]) play.flights.move(play.places.card(giver), NOD, length);
  },

  giver_ready: (play, facts, length) => play.flights.move(play.places.card(seatOf(facts)), NOD, length),
  stopped: (play, facts, length) => play.flights.move(play.places.card(seatOf(facts)), NOD, length),

  gave(play, facts, length) {
    const [seat, receiver] = [seatOf(facts), seatOf(facts, 'receiver')];
    const from = leaves(play, seat, String(facts.end));
    play.feel('giggle', [seat]);
    play.feel('gasp', [receiver]);
    void play.flights.fly({ sprite: `vampire-${String(facts.colour)}`, from, to: play.places.lap(receiver), length, stays: true });
  },

  took(play, facts, length) {
    const seat = seatOf(facts);
    const to = (play.places.end(seat, String(facts.end)) ?? play.places.card(seat)).getBoundingClientRect();
    void play.flights.fly({ sprite: `vampire-${String(facts.colour)}`, from: play.places.lap(seat), to, length, way: 'rises', stays: true });
  },

  found_vampire_sent(play, facts, length) {
    const [receiver, grave] = [seatOf(facts, 'receiver'), graveOf(facts)];
    play.fill(grave, NOBODY);
    void play.flights.fly({ sprite: `vampire-${String(facts.colour)}`, from: play.places.grave(grave), to: play.places.lap(receiver), length, stays: true });
  },

  plague_began(play, facts) {
    const grave = graveOf(facts);
    play.say('page-plague', seatOf(facts, 'holder'));
    play.scenery.rats = grave;
    const from = ratAt(play.places.grave(grave));
    around(play.survey, grave)
      .filter(({ name }) => play.isClosed(name))
      .forEach(({ name }, place) =>
        play.later(place * LENGTHS.follows, () => void play.flights.fly({ sprite: 'rat', from, to: ratAt(play.places.grave(name)), length: play.lasting(LENGTHS.runs), way: 'runs' })),
      );
  },

  plague_ended(play, facts) {
    const grave = graveOf(facts);
    play.say('page-because-rats-gone');
    play.scenery.rats = null;
    void play.flights.fly({ sprite: 'lidstack', from: play.places.pile('lids'), to: play.places.grave(grave), length: play.lasting(LENGTHS.leaps) });
    play.later(LENGTHS.leaps / DOUBLE, () => play.scenery.close(grave));
  },

  rat_covered: (play, facts) => play.scenery.close(graveOf(facts)),

  lids_closed(play, facts) {
    for (const grave of play.openBefore()) if (grave !== facts.still_open) play.scenery.close(grave);
  },

  bat_landed(play, facts, length) {
    const [seat, grave] = [seatOf(facts), graveOf(facts)];
    play.say('page-because-bat', seat);
    play.scenery.glance = { seat, grave };
    void play.flights.fly({ sprite: 'bat', tint: SEAT_TINTS[seat], from: play.places.pile('bats', seat), to: play.places.grave(grave), length, way: 'swoops', stays: true });
  },

  believed(play, facts, length) {
    play.say('page-because-believed', seatOf(facts));
    play.flights.move(play.places.card(seatOf(facts)), NOD, length);
  },

  doubted(play, facts, length) {
    play.say('page-because-doubted', seatOf(facts));
    play.flights.move(play.places.card(seatOf(facts)), NOD, length);
  },

  count_came(play, facts, length) {
    const [seat, from] = [seatOf(facts), facts.from as number | null];
    play.say('page-because-count', seat);
    const stood = play.before.count?.grave;
    const start = stood ? play.places.grave(stood) : from === null ? play.places.pile('column') : play.places.lap(from);
    void play.flights.fly({ sprite: 'count', tint: SEAT_TINTS[seat], from: start, to: play.places.lap(seat), length, way: 'hops', stays: true });
  },

  count_set(play, facts, length) {
    const [seat, grave] = [seatOf(facts), graveOf(facts)];
    play.scenery.glance = { seat, grave };
    void play.flights.fly({ sprite: 'count', tint: SEAT_TINTS[seat], from: play.places.lap(seat), to: play.places.grave(grave), length, way: 'hops', stays: true });
  },

  count_lost(play, facts, length) {
    const [seat, heir] = [seatOf(facts), seatOf(facts, 'heir')];
    const stood = play.before.count?.grave;
    const start = stood ? play.places.grave(stood) : play.places.lap(seat);
    void play.flights.fly({ sprite: 'count', tint: SEAT_TINTS[heir], from: start, to: play.places.lap(heir), length, way: 'hops', stays: true });
  },
};

/** A rat stops at the foot of a grave. */
const ratAt = ({ left, top, width, height }: { left: number; top: number; width: number; height: number }) => ({
  left: left + width * 0.08,
  top: top + height * 0.62,
  width: width * 0.84,
  height: height * 0.4,
});
