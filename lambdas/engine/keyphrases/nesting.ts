import type { Candidate } from './candidates.ts';
import type { PhraseDocument } from './phrase-document.ts';

export type Nesting = {
  /** The occurrences of the most frequent longer candidate that contains it, and the number of such candidates. */
  inside: number;
  kinds: number;
  /** The occurrences of its rarest part that is a candidate; 0 if there is none. */
  rarestPart: number;
};

const addParts = (
  document: PhraseDocument,
  { from, to, occurrences, key }: Candidate,
  counts: ReadonlyMap<string, number>,
  nesting: ReadonlyMap<string, Nesting>,
): void => {
  let rarest = 0;
  for (let a = from; a < to; a++) {
    let inner = '';
    for (let b = a; b < to && b - a < to - from - 1; b++) {
      inner = inner === '' ? (document.stems[b] ?? '') : `${inner} ${document.stems[b] ?? ''}`;
      const part = nesting.get(inner);
      if (!part || inner === key) continue;
      const count = counts.get(inner) ?? 0;
      rarest = rarest === 0 ? count : Math.min(rarest, count);
      part.inside = Math.max(part.inside, occurrences.length);
      part.kinds++;
    }
  }
  const own = nesting.get(key);
  if (own) own.rarestPart = rarest;
};

/** How candidates are nested in each other, by key. */
export const countNesting = (
  document: PhraseDocument,
  candidates: readonly Candidate[],
): ReadonlyMap<string, Nesting> => {
  const counts = new Map<string, number>();
  const nesting = new Map<string, Nesting>();
  for (const { key, occurrences } of candidates) {
    counts.set(key, occurrences.length);
    nesting.set(key, { inside: 0, kinds: 0, rarestPart: 0 });
  }
  for (const candidate of candidates)
    if (candidate.to - candidate.from > 1) addParts(document, candidate, counts, nesting);
  return nesting;
};
