import type { ItemType } from '../sheets/item-types.ts';

/** A metric of the table: the items that it covers, and the grade that counts as a hit. */
export type Measure = { label: string; type: ItemType; place?: number; hit: number };

const top = 5;

/** `place` is the last rank of a system's list that counts. */
export const measures: readonly Measure[] = [
  { label: 'lead keyword right', type: 'lead', hit: 1 },
  { label: `keywords, first ${top}: 2s`, type: 'keywords', place: top, hit: 2 },
  { label: 'keywords, all: 2s', type: 'keywords', hit: 2 },
  { label: 'keywords, all: 0s', type: 'keywords', hit: 0 },
  { label: '"navigational" wrong', type: 'navigational', hit: 0 },
  { label: 'title 1: 2s', type: 'titles', place: 1, hit: 2 },
  { label: 'titles, all: 2s', type: 'titles', hit: 2 },
  { label: 'titles, all: 0s', type: 'titles', hit: 0 },
  { label: 'description 1: 2s', type: 'descriptions', place: 1, hit: 2 },
  { label: 'descriptions, all: 2s', type: 'descriptions', hit: 2 },
  { label: 'descriptions, all: 0s', type: 'descriptions', hit: 0 },
  { label: 'summary: 2s', type: 'summary', hit: 2 },
  { label: 'rewrite helps: 2s', type: 'rewrites', hit: 2 },
  { label: 'rewrite harms: 0s', type: 'rewrites', hit: 0 },
];
