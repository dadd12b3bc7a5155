import { comparable } from '#test/bench/measures/keyphrase-metric.ts';
import { rougeL } from '#test/bench/measures/rouge.ts';
import type { Label } from './labels.ts';

/** Whether a lead keyword is the labeled topic or one of its other names, by word stems in any order. */
export const isLabeledTopic = (
  lead: string,
  { topic, aliases }: Pick<Label, 'topic' | 'aliases'>,
): boolean => {
  const bag = (phrase: string): string => comparable(phrase).split(' ').sort().join(' ');
  return bag(lead) !== '' && [topic, ...aliases].some((name) => bag(name) === bag(lead));
};

/** The number of keywords that the label considers good: graded 2, or missing from the graded list. */
export const countServed = (
  keywords: readonly string[],
  { phrases, missing }: Pick<Label, 'phrases' | 'missing'>,
): number => {
  const good = phrases.flatMap(([grade, phrase]) => (grade === 2 ? [phrase] : []));
  const wanted = new Set([...good, ...missing].map(comparable));
  return keywords.filter((keyword) => wanted.has(comparable(keyword))).length;
};

/** The number of keywords graded 2, and the number that were graded at all. */
export const countGraded = (
  keywords: readonly string[],
  { phrases }: Pick<Label, 'phrases'>,
): { twos: number; graded: number } => {
  const grades = new Map(phrases.map(([grade, phrase]) => [comparable(phrase), grade]));
  const known = keywords.flatMap((keyword) => grades.get(comparable(keyword)) ?? []);
  return { twos: known.filter((grade) => grade === 2).length, graded: known.length };
};

/** ROUGE-L of the most similar pair; 0 if there is nothing to compare. */
export const likeness = (texts: readonly string[], references: readonly string[]): number =>
  Math.max(0, ...texts.flatMap((one) => references.map((reference) => rougeL(one, reference))));
