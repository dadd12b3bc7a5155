import type { Article } from '#contracts/jobs/article.ts';
import { readTopic } from './read-topic.ts';
import { readKind } from './text-kind.ts';

/** Of 500 labeled texts, the topic read with less than these probabilities is right in about a quarter. */
const least = { personal: 0.2, other: 0.08 } as const;
const personal: readonly string[] = ['diary', 'essay', 'opinion'];

/**
 * Whether a text names what people would search it for. A diary or an essay needs more evidence, because a fifth of those
 * with a weak topic have none.
 * @throws JobError ContentTooComplex
 */
export const hasClearTopic = (article: Article): boolean =>
  readTopic(article).probability >=
  (personal.includes(readKind(article).kind) ? least.personal : least.other);
