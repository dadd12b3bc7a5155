import type { ArticleIndex } from '#engine/keywords/evidence/article-index.ts';

/** The title counts as the sentence before the first one. */
export const titleAt = -1;

export const stemsAt = (index: ArticleIndex, at: number): readonly string[] =>
  at === titleAt ? index.title : (index.sentences[at]?.stems ?? []);

/** Which positions to look at, and how many to find. Without limits, long sentences would take too much time. */
type Limits = { from?: number; to?: number; most?: number };

/** The positions at which one sequence of stems begins in another. */
export const startsOf = (
  stems: readonly string[],
  sequence: readonly string[],
  { from = 0, to = stems.length, most = Number.POSITIVE_INFINITY }: Limits = {},
): number[] => {
  const [first] = sequence;
  const starts: number[] = [];
  if (first === undefined) return starts;
  const end = Math.min(to, stems.length - sequence.length + 1);
  for (let at = Math.max(0, from); at < end && starts.length < most; at += 1)
    if (stems[at] === first && sequence.every((stem, i) => stems[at + i] === stem)) starts.push(at);
  return starts;
};

const containsSequence = (stems: readonly string[], sequence: readonly string[]): boolean =>
  startsOf(stems, sequence, { most: 1 }).length > 0;

/** The sentences that contain a sequence of stems, including the title. */
export const sentencesOf = (index: ArticleIndex, stems: readonly string[]): Set<number> => {
  if (stems.length === 0) return new Set();
  const lists = stems.map((stem) => index.postings.get(stem) ?? []).sort((a, b) => a.length - b.length);
  const found = new Set(
    (lists[0] ?? []).filter((i) => containsSequence(index.sentences[i]?.stems ?? [], stems)),
  );
  return containsSequence(index.title, stems) ? found.add(titleAt) : found;
};

/** The title and headings count this many times as much as other sentences. */
const titleWeight = 4;
const headingWeight = 2;

export const weightOf = (index: ArticleIndex, at: number): number => {
  if (at === titleAt) return titleWeight;
  return index.sentences[at]?.isHeading ? headingWeight : 1;
};

/** The weight of the sentences that two phrases share. */
export const sharedWeight = (index: ArticleIndex, a: ReadonlySet<number>, b: ReadonlySet<number>): number => {
  let sum = 0;
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const at of few) if (many.has(at)) sum += weightOf(index, at);
  return sum;
};
