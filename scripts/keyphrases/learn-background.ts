import type { Background, BackgroundTables } from '#engine';

/**
 * For each stem: the number of texts that contain it, the number in which it is a key phrase or part of one, and the
 * numbers expected by chance.
 */
interface StemCounts {
  texts: number;
  labeled: number;
  alone: number;
  part: number;
  expectedAlone: number;
  expectedPart: number;
}

/** One text's contribution to the counts. */
export interface Contribution {
  stems: ReadonlySet<string>;
  /** Null for a text without key phrases. */
  labels: {
    alone: ReadonlySet<string>;
    part: ReadonlySet<string>;
    rateAlone: number;
    ratePart: number;
  } | null;
}

/** Pseudo-counts that pull a rare stem's odds toward zero. */
const prior = 1.5;

export class BackgroundCounts {
  readonly #stems = new Map<string, StemCounts>();
  #documents = 0;

  add(contribution: Contribution): void {
    this.#documents++;
    for (const stem of contribution.stems) {
      const counts = this.#stems.get(stem) ?? {
        texts: 0,
        labeled: 0,
        alone: 0,
        part: 0,
        expectedAlone: 0,
        expectedPart: 0,
      };
      this.#stems.set(stem, counts);
      apply(counts, stem, contribution, 1);
    }
  }

  /** The background without one text's contribution, so that a text's own key phrases do not help to find them. */
  without(contribution: Contribution | null): Background {
    const counts = (stem: string): StemCounts | undefined => {
      const all = this.#stems.get(stem);
      if (!all || !contribution?.stems.has(stem)) return all;
      const rest = { ...all };
      apply(rest, stem, contribution, -1);
      return rest;
    };
    const documents = this.#documents - (contribution ? 1 : 0);
    const idf = (stem: string) => Math.log((documents + 1) / ((counts(stem)?.texts ?? 0) + 1));
    return {
      idf: (stem) => mean(stem, idf),
      keyAlone: (stem) => mean(stem, (s) => round(odds(counts(s), 'alone'))),
      keyPart: (stem) => mean(stem, (s) => round(odds(counts(s), 'part'))),
    };
  }

  /** Tables for the engine: frequencies of stems that occur in two texts or more, and odds other than zero. */
  tables(): BackgroundTables {
    const tables: BackgroundTables = {
      documents: this.#documents,
      documentFrequency: {},
      keyAlone: {},
      keyPart: {},
    };
    for (const [stem, counts] of [...this.#stems].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (counts.texts > 1) put(tables.documentFrequency, counts.texts, stem);
      if (counts.labeled < 2) continue;
      put(tables.keyAlone, Math.round(odds(counts, 'alone') * 10), stem);
      put(tables.keyPart, Math.round(odds(counts, 'part') * 10), stem);
    }
    return tables;
  }
}

function apply(counts: StemCounts, stem: string, { labels }: Contribution, sign: 1 | -1): void {
  counts.texts += sign;
  if (!labels) return;
  counts.labeled += sign;
  if (labels.alone.has(stem)) counts.alone += sign;
  if (labels.part.has(stem)) counts.part += sign;
  counts.expectedAlone += sign * labels.rateAlone;
  counts.expectedPart += sign * labels.ratePart;
}

function put(table: Record<string, string>, value: number, stem: string): void {
  if (value === 0) return;
  const known = table[value];
  table[value] = known ? `${known} ${stem}` : stem;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function mean(stem: string, measure: (part: string) => number): number {
  const parts = stem.split(' ');
  return parts.reduce((sum, part) => sum + measure(part), 0) / parts.length;
}

function odds(counts: StemCounts | undefined, kind: 'alone' | 'part'): number {
  if (!counts || counts.labeled < 2) return 0;
  const [hits, expected] =
    kind === 'alone' ? [counts.alone, counts.expectedAlone] : [counts.part, counts.expectedPart];
  return Math.log((hits + prior) / (expected + prior));
}
