import type { Article } from '#contracts/jobs/article.ts';
import { isAnnouncement } from '#engine/topic/announcing-sentence.ts';
import { occurrencesOf } from '#engine/topic/phrases/measured-text.ts';
import { readPhrase } from '#engine/topic/phrases/phrase.ts';
import { openingSentences } from '#engine/topic/quotable-sentences.ts';
import { measured, scorePhrases } from '#engine/topic/read-topic.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { statedProbability, tellingSentence } from '#engine/topic/telling-sentence.ts';
import { shareContaining } from '#engine/topic/topic-share.ts';
import { topicWords } from '#engine/topic/topic-words.ts';
import { contentOf } from './topic-places.ts';

/** The content of a summary without a sure lead: a sentence of the author, or one or two names. */
type Statement = {
  sentence: { text: string; probability: number } | null;
  /** None if they say nothing and the opening does not say what the text is about, either. */
  words: readonly string[];
};

const logit = (p: number): number => Math.log((p + 1e-3) / (1 - p + 1e-3));

/**
 * How probably a strict reader gives a 2 to the summary that names one phrase, or two words. The lines are fitted on the
 * grades of 160 posts without a title, each of another blog. The line for two words is twice as steep as these grades
 * say: of 54 pairs in four blind gradings, 3 of the 40 less probable ones have grade 2, and 7 of the 14 others.
 */
const lines = {
  one: { topic: 0.81, bare: -0.83, mentions: 0.24, offset: -0.44 },
  two: { topic: [0.38, 0.78], share: [2.36, 1.08], offset: 0.3 },
} as const;
/**
 * The least probability of a sentence. Of 151 more probable ones of 299 texts, 89 have grade 2 and 14 grade 0; of the 148
 * others, 29 and 59.
 */
const minSentence = 0.35;
/**
 * The least probability of a name or phrase, and of two words, that are named if no sentence is probable enough. Of 13
 * such phrases of 203 posts, 8 have grade 2; of 10 pairs, 2 do, and of 12 pairs in five blind gradings, none.
 */
const minWords = { one: 0.2, two: 0.6 } as const;

/** From this probability on, a sentence sums the text up, even if it is too long to be quoted. */
const minStated = 0.5;

/** Whether the opening says what the text is about. That of a report always states its news. */
const opensPlainly = (article: Article): boolean =>
  isReport(article) ||
  openingSentences(article).some(isAnnouncement) ||
  statedProbability(article) >= minStated;

const topicOf = (article: Article, phrase: string): number => scorePhrases(article, [phrase])[0]?.topic ?? 0;

const ofPhrase = (article: Article, phrase: string): number => {
  const mentions = occurrencesOf(measured(article), readPhrase(phrase)).length;
  const { offset, topic, mentions: perDoubling, bare } = lines.one;
  return (
    offset +
    topic * logit(topicOf(article, phrase)) +
    perDoubling * Math.log2(1 + mentions) +
    (contentOf(phrase).length === 1 ? bare : 0)
  );
};

const ofPair = (article: Article, words: readonly string[]): number =>
  words.reduce<number>((sum, word, i) => {
    const share = shareContaining(article, contentOf(word));
    return (
      sum + (lines.two.topic[i] ?? 0) * logit(topicOf(article, word)) + (lines.two.share[i] ?? 0) * share
    );
  }, lines.two.offset);

const probabilityOf = (article: Article, words: readonly string[]): number => {
  const [first] = words;
  if (first === undefined) return 0;
  return 1 / (1 + Math.exp(-(words.length === 1 ? ofPhrase(article, first) : ofPair(article, words))));
};

/**
 * The sentence that says what a text without a title is about, or else the words that do. A phrase that is likelier than
 * the sentence replaces it. The most probable topic phrase is not a third choice: when it replaced the two words, 9 of 80
 * summaries were worse and 3 were better.
 */
export const likelyStatement = (article: Article, lead: string, spelling: string): Statement => {
  const words = topicWords(article, lead, spelling);
  const ofWords = probabilityOf(article, words);
  const isOne = words.length === 1 && !words.some((word) => word.includes(' and '));
  const isNamed = ofWords >= (isOne ? minWords.one : minWords.two);
  const sentence = tellingSentence(article);
  const probability = sentence?.probability ?? 0;
  if (sentence !== null && probability >= minSentence && !(isOne && isNamed && ofWords > probability))
    return { sentence, words };
  return { sentence: null, words: isNamed || opensPlainly(article) ? words : [] };
};
