import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../protocol';
import { LiveTable } from './live.svelte';
import { Passing } from './passing.svelte';

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  onmessage: (message: { data: string }) => void = () => {};
  constructor() {
    Socket.all.push(this);
  }
  send(): void {}
  close(): void {}
}

const ASK = { since: 1, question: 'Bid!', rule: 'AU-1', decisions: ['bid 1'] };
const table = { id: 't1', code: null, game: 'auction', options: {}, lid_time: '2.5', clock: 'none', pace: 'normal', phase: 'playing', seats: [] };
const view = (seat: number, turn: number) => ({ viewer: seat, turn, owing: [turn], end: null });
const send = (seat: number, message: ServerMessage) => Socket.all[seat]!.onmessage({ data: JSON.stringify(message) });
const bid = (seat: number, n: number, hold = 0): void =>
  send(seat, {
    type: 'event',
    n,
    about: 'decided',
    seat: 0,
    told: [{ kind: 'bid_made', facts: { seat: 0, secret: 'c4' } }],
    hold,
    view: view(seat, 1),
    ask: seat === 1 ? { ...ASK, since: n } : null,
  });

let device: Passing;
let ends: (() => void)[];
const performer = () => new Promise<void>((end) => ends.push(end));
const turns = () => device.sessions.map((session) => (session.view as { turn: number }).turn);
const nextTask = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, baseURI: 'http://here/' }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
  ends = [];
  device = new Passing('t1', ['a', 'b']);
  for (const seat of [0, 1])
    send(seat, { type: 'state', v: 1, n: 1, you: seat, table, view: view(seat, 0), ask: seat === 0 ? ASK : null });
  device.goOn();
  device.stage.perform(performer);
});
afterEach(() => vi.useRealTimers());

it('performs once what several at one device see, whoever hears of it first', async () => {
  bid(1, 2);
  expect(device.stage.acting).toBe(null);
  bid(0, 2);
  expect([ends.length, turns()]).toEqual([1, [0, 0]]);
  ends[0]!();
  await nextTask();
  expect([ends.length, device.stage.acting, turns()]).toEqual([1, null, [1, 1]]);
});

it('lets late news follow what was performed', async () => {
  bid(0, 2);
  ends[0]!();
  await nextTask();
  bid(1, 2);
  expect(turns()).toEqual([1, 1]);
  bid(0, 3);
  device.stage.jump();
  await nextTask();
  bid(1, 3);
  expect(device.sessions.map(({ toCome }) => toCome)).toEqual([0, 0]);
});

it('asks nobody, and gives the device to nobody, until everything is told', async () => {
  const source = new LiveTable(device);
  expect(source.ask).toEqual(ASK);
  bid(0, 2);
  bid(1, 2);
  device.goOn();
  expect([source.ask, device.asked, device.shown]).toEqual([null, -1, 0]);
  ends[0]!();
  await nextTask();
  device.goOn();
  expect([source.ask?.since, device.shown]).toEqual([2, 1]);
});

it('forgets what lies open in time, however long it took to perform', async () => {
  bid(0, 2, 2);
  await vi.advanceTimersByTimeAsync(1500);
  ends[0]!();
  await nextTask();
  expect(device.session.justNow).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  expect([device.session.justNow, device.session.latest]).toEqual([[], []]);
  bid(0, 3, 2);
  await vi.advanceTimersByTimeAsync(2500);
  ends[1]!();
  await nextTask();
  expect([device.session.justNow, device.session.latest]).toEqual([[], []]);
  expect(JSON.stringify(device.session.log)).not.toContain('c4');
});

it('leaves an act when the server says anew how things stand', async () => {
  bid(0, 2);
  send(0, { type: 'state', v: 1, n: 5, you: 0, table, view: view(0, 7), ask: null });
  await nextTask();
  expect([device.stage.acting, device.session.n, turns()[0]]).toEqual([null, 5, 7]);
});

it('performs nothing at a table where lids take no time', () => {
  const quick = { ...table, lid_time: '0' };
  send(0, { type: 'state', v: 1, n: 5, you: 0, table: quick, view: view(0, 0), ask: null });
  bid(0, 6);
  expect([ends.length, turns()[0]]).toEqual([0, 1]);
});

it('goes as fast as the table wishes', async () => {
  const rates: number[] = [];
  for (const pace of ['calm', 'normal', 'quick']) {
    send(0, { type: 'state', v: 1, n: 5, you: 0, table: { ...table, pace }, view: view(0, 0), ask: null });
    device.stage.perform((_, { rate }) => Promise.resolve(void rates.push(rate)));
    bid(0, 6);
    await nextTask();
  }
  expect(rates).toEqual([0.75, 1, 1.6]);
});
