import { expect, it } from 'vitest';
import { Wishes } from './wishes.svelte';

type Values = Record<string, unknown>;

/** A server that answers when it is told to. */
class Server {
  told: Values;
  readonly #waiting: ((agreed: boolean) => void)[] = [];
  readonly asked: Values[] = [];

  constructor(told: Values) {
    this.told = told;
  }

  request(changes: Values): () => Promise<{ options: Values }> {
    return () =>
      new Promise((agree, refuse) => {
        this.asked.push(changes);
        this.#waiting.push((agreed) => {
          if (agreed) agree({ options: { ...this.told, ...changes } });
          else refuse(new Error('refused'));
        });
      });
  }

  async answer(agreed = true): Promise<void> {
    await Promise.resolve();
    this.#waiting.shift()!(agreed);
    await new Promise((later) => setTimeout(later));
  }
}

it('counts what is on its way', async () => {
  const server = new Server({ ghosts: ['green', 'yellow'] });
  const wishes = new Wishes(() => server.told);
  const first = wishes.ask({ ghosts: ['red', 'yellow'] }, server.request({ ghosts: ['red', 'yellow'] }));
  expect(wishes.options).toEqual({ ghosts: ['red', 'yellow'] });
  const second = wishes.ask({ floor: 'stone' }, server.request({ floor: 'stone' }));
  expect(wishes.options).toEqual({ ghosts: ['red', 'yellow'], floor: 'stone' });
  await server.answer();
  expect(server.asked).toHaveLength(2);
  wishes.heard();
  expect(wishes.options).toEqual({ ghosts: ['red', 'yellow'], floor: 'stone' });
  server.told = { ghosts: ['red', 'yellow'] };
  await server.answer();
  await Promise.all([first, second]);
  expect(wishes.options).toEqual({ ghosts: ['red', 'yellow'], floor: 'stone' });
});

it('asks one thing after the other', async () => {
  const server = new Server({});
  const wishes = new Wishes(() => server.told);
  void wishes.ask({ rats: 4 }, server.request({ rats: 4 }));
  const last = wishes.ask({ rats: 6 }, server.request({ rats: 6 }));
  await Promise.resolve();
  expect(server.asked).toEqual([{ rats: 4 }]);
  await server.answer();
  await server.answer();
  await last;
  expect(await wishes.settled()).toBe(true);
  expect(wishes.isBusy).toBe(false);
  expect(server.asked).toEqual([{ rats: 4 }, { rats: 6 }]);
  expect(wishes.options).toEqual({ rats: 6 });
});

it('believes the server once nothing is on its way', async () => {
  const server = new Server({ players: 3, ghosts: null });
  const wishes = new Wishes(() => server.told);
  const asked = wishes.ask({ players: 2 }, server.request({ players: 2 }));
  await server.answer();
  await asked;
  server.told = { players: 2, ghosts: ['green', 'yellow'] };
  wishes.heard();
  expect(wishes.options).toEqual({ players: 2, ghosts: ['green', 'yellow'] });
});

it('is as the server says after a refusal', async () => {
  const server = new Server({ rats: 6 });
  const wishes = new Wishes(() => server.told);
  const asked = wishes.ask({ rats: 99 }, server.request({ rats: 99 }));
  const refused = expect(asked).rejects.toThrow('refused');
  await server.answer(false);
  await refused;
  expect(await wishes.settled()).toBe(false);
  expect(wishes.options).toEqual({ rats: 6 });
});
