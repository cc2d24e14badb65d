import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Stage, type Act, type Audience, type Cue, type Scene } from './stage.svelte';

const scene = (n: number, ...kinds: string[]): Scene => ({
  n,
  seat: 0,
  told: kinds.map((kind) => ({ kind, facts: { grave: `c${n}` } })),
  after: `view ${n}`,
  table: { id: 't1' } as Scene['table'],
});

/** Looks at one table; keeps what is to come, as a device does. */
class Device implements Audience {
  view: unknown = 'view 0';
  scenes: Scene[] = [];
  get next() {
    return this.scenes[0];
  }
  get toCome() {
    return this.scenes.length;
  }
  goTo(n: number): void {
    while (this.scenes[0] && this.scenes[0].n <= n) this.view = this.scenes.shift()!.after;
  }
}

let page: EventTarget & { hidden: boolean };
let device: Device;
let stage: Stage;
let performed: { act: Act; cue: Cue; end: () => void }[];

const performer = (act: Act, cue: Cue) => new Promise<void>((end) => performed.push({ act, cue, end }));

function come(...scenes: Scene[]): void {
  for (const each of scenes) {
    device.scenes.push(each);
    stage.go();
  }
}

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.useFakeTimers();
  device = new Device();
  stage = new Stage(() => device);
  performed = [];
});
afterEach(() => vi.useRealTimers());

const nextTask = () => vi.advanceTimersByTimeAsync(0);

it('shows at once what nobody performs', () => {
  come(scene(1, 'opened'), scene(2));
  expect([device.view, stage.acting]).toEqual(['view 2', null]);
});

it('performs one act after another, and only then it is so', async () => {
  stage.perform(performer);
  come(scene(1, 'opened'), scene(2), scene(3, 'laid'));
  expect(stage.acting).toMatchObject({ n: 1, before: 'view 0', after: 'view 1' });
  expect(device.view).toBe('view 0');
  performed[0]!.end();
  await nextTask();
  expect(stage.acting).toMatchObject({ n: 3, before: 'view 2' });
  expect(performed).toHaveLength(2);
  performed[1]!.end();
  await nextTask();
  expect([device.view, stage.acting]).toEqual(['view 3', null]);
});

it('lets the performer settle before the motion has ended', () => {
  stage.perform(performer);
  come(scene(1, 'opened'));
  performed[0]!.cue.settle();
  expect(device.view).toBe('view 1');
  expect(stage.acting?.n).toBe(1);
});

it('keeps nothing of an act that is over', async () => {
  stage.perform(performer);
  come(scene(1, 'opened'));
  performed.splice(0).forEach(({ end }) => end());
  await nextTask();
  expect([stage.acting, device.scenes]).toEqual([null, []]);
});

it('jumps to the end when the page is hidden, and performs nothing until it is back', async () => {
  stage.perform(performer);
  come(scene(1, 'opened'));
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(performed[0]!.cue.signal.aborted).toBe(true);
  await nextTask();
  come(scene(2, 'laid'));
  expect([device.view, stage.acting, performed.length]).toEqual(['view 2', null, 1]);
  page.hidden = false;
  come(scene(3, 'opened'));
  expect(stage.acting?.n).toBe(3);
});

it('goes on without a board that leaves', async () => {
  const leave = stage.perform(performer);
  come(scene(1, 'opened'), scene(2, 'laid'));
  leave();
  await nextTask();
  expect([device.view, stage.acting]).toEqual(['view 2', null]);
});

it('goes on after a performer that fails or never ends', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  stage.perform(() => Promise.reject(new Error('no such grave')));
  come(scene(1, 'opened'));
  await nextTask();
  expect([device.view, complaint.mock.calls.length]).toEqual(['view 1', 1]);
  stage.perform(performer);
  come(scene(2, 'laid'));
  await vi.runAllTimersAsync();
  expect([device.view, stage.acting]).toEqual(['view 2', null]);
});

it('hurries when acts pile up, and brings everybody up to date when too many do', async () => {
  stage = new Stage(
    () => device,
    () => 0.75,
  );
  stage.perform(performer);
  come(scene(1, 'opened'));
  expect(performed[0]!.cue.rate).toBe(0.75);
  come(scene(2, 'opened'), scene(3, 'opened'));
  performed[0]!.end();
  await nextTask();
  expect(performed[1]!.cue.rate).toBeGreaterThan(0.75);
  come(...Array.from({ length: 11 }, (_, place) => scene(4 + place, 'opened')));
  await nextTask();
  expect(performed[1]!.cue.signal.aborted).toBe(true);
  expect(stage.acting?.n).toBe(3);
});

it('hurries nobody who reads, but does not wait for ever', async () => {
  let close = (): void => {};
  stage.perform((act, cue) => {
    performed.push({ act, cue, end: close });
    return act.n === 1 ? cue.read(new Promise((end) => (close = end))) : Promise.resolve();
  });
  come(...Array.from({ length: 30 }, (_, place) => scene(1 + place, 'opened')));
  await vi.advanceTimersByTimeAsync(59_000);
  expect([stage.acting?.n, performed[0]!.cue.signal.aborted]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([stage.acting, device.view, performed[0]!.cue.signal.aborted]).toEqual([null, 'view 30', true]);
});

it('goes on as soon as somebody has read enough', async () => {
  let close = (): void => {};
  stage.perform((act, cue) => (act.n === 1 ? cue.read(new Promise((end) => (close = end))) : performer(act, cue)));
  come(scene(1, 'searched'), scene(2, 'stepped'));
  close();
  await nextTask();
  expect(stage.acting?.n).toBe(2);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(device.view).toBe('view 2');
});

it('tells a listener of every act once, performed or not', async () => {
  const heard: number[] = [];
  stage = new Stage(
    () => device,
    () => 1,
    ({ n }) => heard.push(n),
  );
  come(scene(1, 'opened'));
  stage.perform(performer);
  come(scene(2, 'opened'), scene(3));
  performed[0]!.end();
  await nextTask();
  expect(heard).toEqual([1, 2]);
});
