import { type Precedents, precedentFeatures, type readStretch } from '#engine';
import type { Edit } from './read-edits.ts';

type Change = ReturnType<typeof readStretch>['changes'][number][number];
interface Labeled {
  edit: Edit;
  changes: readonly Change[];
}

/** The most counts of a word from one domain, because one text has many edits. */
const maxDomain = 6;
/** Counts are rounded to hundredths, so that the shipped counts equal those of the training. */
const hundredths = 100;

function countDomain(samples: readonly Labeled[]): Precedents {
  const counts = new Map<string, [number, number]>();
  const add = (key: string | null, isFaithful: boolean, share: number, max: number) => {
    if (key === null) return;
    const count = counts.get(key) ?? [0, 0];
    if (isFaithful) count[0] = Math.min(max, count[0] + 1);
    else count[1] = Math.min(max, count[1] + share);
    counts.set(key, count);
  };
  for (const { edit, changes } of samples) {
    const share = 1 / Math.sqrt(changes.length);
    for (const { precedents } of changes) {
      for (const key of precedents.words) add(key, edit.faithful, share, maxDomain);
      for (const key of precedents.classes) add(key, edit.faithful, share, Number.POSITIVE_INFINITY);
    }
  }
  return counts;
}

const byDomain = new Map<string, Precedents>();
const sums = new Map<string, Precedents>();

/** Counts how often the edits of these domains made each change. All calls must pass the same samples. */
export function countPrecedents(samples: readonly Labeled[], domains: readonly string[]): Precedents {
  const name = domains.toSorted().join(' ');
  const known = sums.get(name);
  if (known !== undefined) return known;
  const sum = new Map<string, [number, number]>();
  for (const domain of domains.toSorted()) {
    const own = byDomain.get(domain) ?? countDomain(samples.filter(({ edit }) => edit.domain === domain));
    byDomain.set(domain, own);
    for (const [key, [faithful, wrong]] of own) {
      const [f, w] = sum.get(key) ?? [0, 0];
      sum.set(key, [f + faithful, w + wrong]);
    }
  }
  for (const [key, [f, w]] of sum) sum.set(key, [f, Math.round(w * hundredths) / hundredths]);
  sums.set(name, sum);
  return sum;
}

/** The row of a change, with the features of these precedents in place of the shipped ones. */
export function withPrecedents({ row, precedents: keys }: Change, precedents: Precedents): Float32Array {
  const features = precedentFeatures(keys, precedents);
  const copy = row.slice();
  copy.set(features, row.length - features.length);
  return copy;
}

/** Formats precedents as in `precedents.json`. */
export const linesOf = (precedents: Precedents): string =>
  [...precedents]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, [faithful, wrong]]) => `${key}\t${faithful}\t${Math.round(wrong * hundredths)}`)
    .join('\n');
