import type { ArticleIndex } from '#engine/keywords/evidence/article-index.ts';

/** The title counts as the sentence before the first one. */
export const titleAt = -1;

export const stemsAt = (index: ArticleIndex, at: number): readonly string[] =>
  at === titleAt ? index.title : (index.sentences[at]?.stems ?? []);

/** The positions at which one sequence of stems begins in another. */
export const startsOf = (stems: readonly string[], sequence: readonly string[]): number[] => {
  const starts: number[] = [];
  for (let at = stems.indexOf(sequence[0] ?? ''); at >= 0; at = stems.indexOf(sequence[0] ?? '', at + 1))
    if (sequence.every((stem, i) => stems[at + i] === stem)) starts.push(at);
  return starts;
};

const containsSequence = (stems: readonly string[], sequence: readonly string[]): boolean => {
  for (let at = stems.indexOf(sequence[0] ?? ''); at >= 0; at = stems.indexOf(sequence[0] ?? '', at + 1))
    if (sequence.every((stem, i) => stems[at + i] === stem)) return true;
  return false;
};

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
