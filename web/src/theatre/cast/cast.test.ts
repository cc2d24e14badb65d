import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { FIGURES, figureOf, figureOfLevel } from './cast';
import Portrait from './Portrait.svelte';

it('gives every level of our games a face of its own', () => {
  const levels = ['moth', 'hedgehog', 'raven', 'countess', 'sheet', 'candle', 'butler', 'castellan'];
  expect(levels.map(figureOfLevel)).toEqual(levels);
});

it('gives neighbours at a table different faces', () => {
  const faces = [0, 1, 2, 3].map((place) => figureOf({ kind: 'player', name: 'Edda' }, place));
  expect(new Set(faces).size).toBe(4);
  expect(figureOf({ kind: 'bot', level: 'somebody new' }, 0)).toBe('sheet');
});

it('draws whole figures, without styles of their own that a strict page forbids', () => {
  for (const drawing of Object.values(FIGURES)) {
    expect(drawing).not.toMatch(/undefined|NaN|style=/);
    expect(drawing).toContain('<path');
  }
  expect(render(Portrait, { props: { figure: 'moth' } }).body).toContain('pupil');
});
