import type { Article } from '#contracts/jobs/article.ts';
import { readTopic } from './read-topic.ts';
import { readKind } from './text-kind.ts';

/**
 * Below these probabilities the lead keyword of a text without a title is right in a quarter of texts, in a reader's
 * judgment of 16 unseen posts. Of a text with a title it is mostly right, because the title has it.
 */
const least = {
  titled: { personal: 0.2, other: 0.08 },
  untitled: { personal: 0.25, other: 0.22 },
} as const;
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
  least[article.title === null ? 'untitled' : 'titled'][
    personal.includes(readKind(article).kind) ? 'personal' : 'other'
  ];

/** Whether the phrase that a text without a clear topic comes nearest to is at least its field: "rye" for a text on rye bread. */
export const hasNearTopic = (article: Article): boolean => readTopic(article).probability >= leastNear;
