/** A place at a table: one socket, what it shows now, what is to come, and commands that survive a lost connection. */

import { partIn } from '../fairness/taking_part';
import { folderOf } from '../games/registry';
import { randomText } from '../keys';
import { VERSION, type Ask, type ClientMessage, type Clock, type Event, type EventMessage, type LanternView, type ServerMessage, type State, type TableView } from '../protocol';
import { settings } from '../settings.svelte';
import { withoutSecrets } from './forgetting';
import type { Line, Refusal } from './source';
import type { Audience, Scene } from './stage.svelte';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const LOG_LENGTH = 60;
const TOAST = 6000;
const SILENCE = 6000; // milliseconds without a word after which a socket counts as dead
const SHORT_MEMORY = 2.5; // seconds

/** An event that has come and is not shown yet, and when it came. */
interface Coming {
  event: Event;
  at: number;
}

export class Session implements Audience {
  n = $state(0); // of the last event that has come
  you = $state<number | null>(null);
  table = $state.raw<TableView | null>(null);
  view = $state.raw<unknown>(null);
  lantern = $state.raw<LanternView | null>(null);
  justNow = $state.raw<EventMessage[]>([]);
  latest = $state.raw<EventMessage[]>([]);
  holdUntil = $state(0);
  log = $state.raw<Line[]>([]);
  here = $state.raw<boolean[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  connected = $state(false);
  trouble = $state<string | null>(null);
  ended = $state<string | null>(null);
  waiting = $state<string | null>(null);
  tapped = $state(false);
  /** When a bot stands in for those who are waited for, by seat, in milliseconds of this device's clock. */
  deadlines = $state.raw<ReadonlyMap<number, number>>(new Map());

  #asked = $state.raw<Ask | null>(null);
  #coming = $state.raw<readonly Coming[]>([]);
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hold: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #toast: ReturnType<typeof setTimeout> | undefined;
  #pending: Extract<ClientMessage, { type: 'decide' }> | null = null;
  #closed = false;
  #oncome: (anew: boolean) => void;

  /** `oncome` hears of whatever is to be shown: `anew` where it takes the place of all that was to come. */
  constructor(
    readonly id: string,
    readonly key: string | null,
    oncome: (anew: boolean) => void,
  ) {
    this.#oncome = oncome;
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  /** What is asked, once everything that led to it is shown. */
  get ask(): Ask | null {
    return this.#coming.length === 0 ? this.#asked : null;
  }

  get toCome(): number {
    return this.#coming.length;
  }

  get next(): Scene | undefined {
    const event = this.#coming[0]?.event;
    if (!event) return undefined;
    const { n, seat = null, told = [], view, table } = event;
    return { n, seat, told, after: view ?? this.view, table: table ?? this.table! };
  }

  goTo(n: number): void {
    const due = this.#coming.filter(({ event }) => event.n <= n);
    this.#coming = this.#coming.slice(due.length);
    due.forEach((each) => this.#happened(each));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#hold);
    clearTimeout(this.#silence);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  /** Answers what is asked; sent again with the same id until the server has said what became of it. */
  decide(decision: string): void {
    if (this.waiting !== null) return;
    this.refusal = null;
    this.waiting = decision;
    this.#pending = { type: 'decide', id: randomText(), answers: this.n, decision };
    this.#send(this.#pending);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#reconnect(), Math.max(this.holdUntil - Date.now(), 0) + SILENCE);
  }

  /** Says why a tap did nothing, for a while. */
  refuse(sentence: string, rule: string | null = null): void {
    clearTimeout(this.#toast);
    this.refusal = { sentence, rule };
    this.#toast = setTimeout(() => (this.refusal = null), TOAST);
  }

  /** What is shown has been seen. */
  tap(): void {
    this.tapped = true;
    this.#send({ type: 'tap', n: this.n });
  }

  /** Speaks another language from now on: questions and refusals come from the server. */
  greetAgain(): void {
    if (!this.connected) return;
    this.n = 0;
    this.#reconnect();
  }

  say(phrase: string): void {
    this.#send({ type: 'say', id: randomText(), phrase });
  }

  /** Lets a bot play for somebody who has gone. */
  standIn(seat: number): void {
    this.#send({ type: 'stand_in', id: randomText(), seat });
  }

  back(): void {
    this.#send({ type: 'back' });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const path = `ws/${encodeURIComponent(this.id)}`; // the hello names the table too; a proxy sees only this
    const socket = new WebSocket(new URL(path, document.baseURI).href.replace(/^http/, 'ws'));
    this.#socket = socket;
    socket.onopen = () => {
      this.trouble = null;
      const have = this.n > 0 ? this.n : null;
      this.#send({ type: 'hello', v: VERSION, table: this.id, key: this.key, have, language: settings.language });
      this.connected = true;
      this.#wait = FIRST_WAIT;
      if (this.#pending) this.#send(this.#pending);
    };
    socket.onmessage = (message) => this.#take(JSON.parse(message.data as string) as ServerMessage);
    socket.onclose = () => {
      this.connected = false;
      if (this.#closed || this.ended !== null) return;
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    };
  }

  /** Leaves a socket that may be dead without knowing it, and comes back at once. */
  #reconnect(): void {
    if (this.#closed || this.ended !== null) return;
    clearTimeout(this.#timer);
    if (this.#socket) {
      this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
      this.#socket.close();
    }
    this.connected = false;
    this.#connect();
  }

  #hurry = (): void => {
    if (document.visibilityState === 'visible' && this.#socket?.readyState !== WebSocket.CONNECTING) this.#reconnect();
  };

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.#show(message);
        this.#takePart(message.table, true);
        break;
      case 'event':
        this.n = message.n;
        if (message.table) this.#takePart(message.table, false);
        this.#coming = [...this.#coming, { event: message, at: Date.now() }];
        this.#oncome(false);
        break;
      case 'ack':
        this.#settled(message.id);
        break;
      case 'refused':
        this.#settled(message.id);
        this.refuse(message.sentence, message.rule ?? null);
        break;
      case 'stale':
        this.#settled(message.id);
        this.#show(message.state);
        break;
      case 'unavailable':
        this.trouble = message.sentence;
        if (message.id !== null) setTimeout(() => this.#pending && this.#send(this.#pending), 1000 * message.retry_after);
        break;
      case 'available':
        this.trouble = null;
        break;
      case 'presence':
        this.here = message.here;
        break;
      case 'bye':
        if (message.come_back_in == null) this.ended = message.sentence;
        break;
    }
  }

  /** The deal is everybody's; nobody has to do anything for it. */
  #takePart(table: TableView, hasCome: boolean): void {
    const message = partIn(table, this.you, hasCome);
    if (message) this.#send(message);
  }

  #settled(id: string | null): void {
    if (id !== (this.#pending?.id ?? null)) return;
    clearTimeout(this.#silence);
    this.#pending = null;
    this.waiting = null;
    this.trouble = null;
  }

  #show(state: State): void {
    this.#coming = [];
    this.n = state.n;
    this.you = state.you;
    this.table = state.table;
    this.view = state.view ?? null;
    this.lantern = state.lantern ?? null;
    this.#asked = state.ask ?? null;
    this.#wind(state.clocks, Date.now());
    this.#reveal(state.just_now ?? [], state.hold ?? 0);
    this.#oncome(true);
  }

  #happened({ event, at }: Coming): void {
    if (event.table) this.table = event.table;
    if (event.view) {
      this.view = event.view;
      this.lantern = event.lantern ?? null;
    }
    this.#asked = event.ask ?? null;
    this.#wind(event.clocks, at);
    const told = event.told ?? [];
    const { tellable } = folderOf(this.table!.game);
    const kept = told.map((each) => withoutSecrets(each, tellable));
    const line = { n: event.n, seat: event.seat ?? null, about: event.about, phrase: event.phrase ?? null, told: kept };
    this.log = [...this.log, line].slice(-LOG_LENGTH);
    if (event.about === 'seen' && !event.hold) this.#forget();
    if (told.length === 0) return;
    this.refusal = null;
    const left = (event.hold ?? 0) - (Date.now() - at) / 1000;
    if (event.hold && left <= 0) this.#forget();
    else this.#reveal(told, event.hold ? left : 0);
  }

  #wind(clocks: Clock[] = [], at: number): void {
    this.deadlines = new Map(clocks.map(({ seat, seconds }) => [seat, at + 1000 * seconds]));
  }

  #reveal(told: EventMessage[], seconds: number): void {
    clearTimeout(this.#hold);
    this.tapped = false;
    this.latest = told;
    this.justNow = seconds > 0 ? told : [];
    this.holdUntil = seconds > 0 ? Date.now() + 1000 * seconds : 0;
    this.#hold = setTimeout(() => this.#forget(), 1000 * (seconds > 0 ? seconds : SHORT_MEMORY));
  }

  /** What lay open is closed; it is for people to remember. */
  #forget(): void {
    this.justNow = [];
    this.latest = [];
    this.holdUntil = 0;
  }
}
