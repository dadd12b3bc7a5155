import type { Article } from '#contracts/jobs/article.ts';
import { readTopic } from './read-topic.ts';
import { readKind } from './text-kind.ts';

/**
 * Below these probabilities the lead keyword is right in a fifth of texts: a reader found 3 of 15 right, and 60 % of
 * those above 0.35, among 110 posts of unseen blogs.
 */
const least = { personal: 0.25, other: 0.22 } as const;
/** At or above this probability, the phrase is at least what the text is a part of. */
const leastNear = 0.1;
const personal: readonly string[] = ['diary', 'essay', 'opinion'];

/**
 * Whether a text names what people would search it for. A diary or an essay needs more evidence, because a fifth of those
 * with a weak topic have none.
 * @throws JobError ContentTooComplex
 */
export const hasClearTopic = (article: Article): boolean =>
  readTopic(article).probability >=
  (personal.includes(readKind(article).kind) ? least.personal : least.other);

/** Whether the phrase that a text without a clear topic comes nearest to is at least its field: "rye" for a text on rye bread. */
export const hasNearTopic = (article: Article): boolean => readTopic(article).probability >= leastNear;
