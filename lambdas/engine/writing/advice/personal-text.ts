import type { Article } from '#contracts/jobs/article.ts';
import { measured, readTopic, scorePhrases } from '#engine/topic/read-topic.ts';
import { readKind } from '#engine/topic/text-kind.ts';

/**
 * Below these probabilities, the lead keyword of a diary or an essay is usually a person or a thing in the scene
 * ("canteen", "grandma"). A single word is wrong more often than a phrase.
 */
const min = { singleWord: 0.4, other: 0.1 } as const;

/**
 * Signs of a story: "I" is frequent, headings are few, and no noun appears in many of its sentences. Of 24 diaries and
 * essays without a probable topic, 9 of the 11 with these signs have no search topic, and 3 of the 13 others.
 */
const story = { speaker: 0.025, maxHeadings: 2, maxSentenceShare: 0.2 } as const;

const firstPerson = /\b(?:I|me|my)\b/g;

/** The share of sentences that contain the heaviest noun. */
const shareOfHeaviest = (article: Article): number => {
  const { words, sentences } = measured(article);
  const nouns = [...words.values()].filter(({ tag }) => 'NPG'.includes(tag));
  const heaviest = nouns.reduce((a, b) => (b.weight > a.weight ? b : a), {
    weight: 0,
    sentences: [] as readonly number[],
  });
  return heaviest.sentences.length / Math.max(1, sentences);
};

/** The share of words with which the author speaks of himself or herself. */
const speakerShare = ({ text, wordCount }: Article): number =>
  (text.match(firstPerson)?.length ?? 0) / Math.max(1, wordCount);

const isStory = (article: Article): boolean =>
  speakerShare(article) >= story.speaker &&
  article.headings.length <= story.maxHeadings &&
  shareOfHeaviest(article) <= story.maxSentenceShare;

/** Whether an article is a personal story without a probable topic. */
export const isPersonal = (article: Article, lead: string): boolean => {
  const { kind } = readKind(article);
  if (kind !== 'diary' && kind !== 'essay') return false;
  const topic = scorePhrases(article, [lead])[0]?.topic ?? 0;
  return topic < (lead.includes(' ') ? min.other : min.singleWord) && isStory(article);
};

/**
 * Below this probability, no phrase is the topic of a text in which the author says "I" this often. Of 18 summaries that
 * said so below a probability of 0.1, blind graders gave a 2 to 11; of 6 below 0.03, to 5.
 */
const unclear = { topic: 0.03, speaker: 0.05, kinds: ['diary', 'essay', 'opinion'] } as const;

/** Whether an author talks about many things, none of which is probably the topic. */
export const isUnclear = (article: Article): boolean =>
  unclear.kinds.some((kind) => kind === readKind(article).kind) &&
  speakerShare(article) >= unclear.speaker &&
  readTopic(article).probability < unclear.topic;
