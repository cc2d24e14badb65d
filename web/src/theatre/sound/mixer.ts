/** Who is heard when: six voices at most, by priority; nothing of a batch is lost, and nothing sounds twice alike. */

import { BOTH_SIDES, type Desk } from './desk';
import { clamp } from './hand';
import { decibels, inTime, type Cue, type Kit, type SoundForm } from './kit';
import { Player } from './player';
import { anotherSeed, random, type Random } from './random';

export const VOICES = 6;
const OTHERS = -5; // decibels
const OFTEN = { within: 12, each: 1.1, most: 5 }; // seconds, decibels, decibels
const SOON = 0.005; // seconds
const FADE = 0.012;
/** In the middle both sides sound, together as loud as one. */
const MIDDLE = Math.SQRT1_2;

/** What became of a sound; its end comes sooner where it makes room. */
export interface Played {
  readonly sound: string;
  readonly start: number;
  end: number;
}

interface Voice extends Played {
  readonly priority: number;
  readonly out: GainNode;
}

/** A sound with the second of the context's clock at which it should begin. */
interface Due extends Cue {
  readonly starts: number;
}

export class Mixer {
  /** Only what stays with "fewer sounds". */
  few = false;

  #kit: Kit;
  #r: Random;
  #voices: Voice[] = [];
  #last = new Map<string, number>();
  #heard = new Map<string, number[]>();

  constructor(
    readonly desk: Desk,
    kit: Kit,
    seed: number,
  ) {
    this.#kit = kit;
    this.#r = random(seed);
  }

  /** Takes in the sounds of a game. */
  learn(kit: Kit): void {
    this.#kit = { ...this.#kit, ...kit };
  }

  /** One sound, now; left out where it sounded a moment ago or everything more important sounds. */
  play(cue: Cue): Played | null {
    const [due] = inTime([cue], this.#kit, this.few);
    return due ? this.#start({ ...due, starts: this.desk.now }, false) : null;
  }

  /** Everything plays, in its time. */
  batch(cues: readonly Cue[]): Played[] {
    const { now } = this.desk;
    return inTime(cues, this.#kit, this.few).flatMap((cue) => this.#start({ ...cue, starts: now + cue.at / 1000 }, true) ?? []);
  }

  #start(cue: Due, inBatch: boolean): Played | null {
    const form = this.#kit[cue.sound]!;
    const at = this.#placeFor(cue, form, inBatch);
    if (at === null) return null;
    const { hand, out, nodes } = this.#plug(cue, form, at);
    form.make(hand, cue);
    const voice = { sound: cue.sound, priority: form.priority, start: at, end: hand.end, out };
    this.#voices.push(voice);
    this.#makeRoomLater(voice);
    this.#unplug(nodes, hand.end);
    if (form.priority >= 4) this.desk.duck(at, hand.end);
    return voice;
  }

  /** When it may sound: not too soon after the same, and with a voice free for it. */
  #placeFor({ sound, starts }: Due, { priority, cool }: SoundForm, inBatch: boolean): number | null {
    let at = starts + SOON;
    const wait = (this.#last.get(sound) ?? -9) + cool - at;
    if (wait > 0 && !inBatch) return null;
    at += Math.max(0, wait);
    if (priority < 4) at += this.#r() * 0.012;
    this.#voices = this.#voices.filter(({ end }) => end > Math.min(this.desk.now, at) - 2);
    for (;;) {
      const busy = this.#voices.filter(({ start, end }) => start <= at && end > at).sort(leastFirst);
      const least = busy[0];
      if (busy.length < VOICES || !least) return at;
      const pastItsHalf = at - least.start > 0.5 * (least.end - least.start);
      if (least.priority < priority || (least.priority === priority && pastItsHalf)) this.#fade(least, at);
      else if (inBatch) at = Math.min(...busy.map(({ end }) => end)) + 0.001;
      else return null;
    }
  }

  #plug(cue: Due, form: SoundForm, at: number) {
    const { context } = this.desk;
    const r = random(anotherSeed(this.#r));
    const vary = (x: number): number => (r() * 2 - 1) * x;
    const level = form.trim + (cue.gain ?? 0) - this.#tired(cue.sound, form, at) + (cue.mine === false ? OTHERS : 0);
    const out = new GainNode(context, { gain: MIDDLE * decibels(level + vary(form.flat ? 0.3 : 1.3)), ...BOTH_SIDES });
    const side = new StereoPannerNode(context, { pan: clamp(cue.pan ?? 0, -0.6, 0.6) });
    out.connect(side);
    side.connect(this.desk.bus(form.priority));
    side.connect(this.desk.send);
    return { hand: new Player(this.desk, at, r, 1 + vary(form.flat ? 0.004 : 0.06), out), out, nodes: [out, side] };
  }

  /** Heard often lately: a little softer each time. */
  #tired(name: string, { priority }: SoundForm, at: number): number {
    const lately = (this.#heard.get(name) ?? []).filter((t) => t > at - OFTEN.within);
    this.#heard.set(name, [...lately, at]);
    this.#last.set(name, at);
    return priority < 4 ? Math.min(OFTEN.most, lately.length * OFTEN.each) : 0;
  }

  /** What was planned before and begins later finds at most six voices, too. */
  #makeRoomLater(newcomer: Voice): void {
    for (const later of this.#voices.filter(({ start }) => start > newcomer.start && start < newcomer.end)) {
      const there = this.#voices.filter((voice) => voice !== later && voice.start <= later.start && voice.end > later.start);
      if (there.length >= VOICES) this.#fade(there.sort(leastFirst)[0]!, later.start);
    }
  }

  #fade(voice: Voice, at: number): void {
    voice.out.gain.setTargetAtTime(0, at, FADE);
    voice.end = at;
  }

  #unplug(nodes: readonly AudioNode[], end: number): void {
    if (this.desk.context instanceof OfflineAudioContext) return;
    setTimeout(() => nodes.forEach((node) => node.disconnect()), (end - this.desk.now + 1.5) * 1000);
  }
}

/** Somebody must go: the least important, then the one nearest its end. */
const leastFirst = (a: Voice, b: Voice): number => a.priority - b.priority || a.end - b.end;
