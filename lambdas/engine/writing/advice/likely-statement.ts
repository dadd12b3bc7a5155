import type { Article } from '#contracts/jobs/article.ts';
import { occurrencesOf } from '#engine/topic/phrases/measured-text.ts';
import { readPhrase } from '#engine/topic/phrases/phrase.ts';
import { measured, scorePhrases } from '#engine/topic/read-topic.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { opensWithStatement, tellingSentence } from '#engine/topic/telling-sentence.ts';
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
 * The least probability of a sentence, and its least share of the probability of the words. Of 65 less probable
 * sentences of 170 posts, 8 have grade 2. The share is below 1 because equally probable words are worth less: between
 * 0.4 and 0.6, 8 of 26 phrases and pairs of these posts have grade 2, and 15 of 36 sentences.
 */
const sentenceMin = { probability: 0.22, share: 0.7 } as const;
/**
 * Words below the first probability say nothing: of 112 in these posts, 12 have grade 2 and 53 grade 0. They are left
 * out unless a sentence of the opening reaches the second probability. The opening of a report always states its
 * news.
 */
const silent = { words: 0.3, opening: 0.25 } as const;

const isSilent = (article: Article, ofWords: number): boolean =>
  ofWords < silent.words && !isReport(article) && !opensWithStatement(article, silent.opening);

const topicOf = (article: Article, phrase: string): number =>
  logit(scorePhrases(article, [phrase])[0]?.topic ?? 0);

const ofPhrase = (article: Article, phrase: string): number => {
  const mentions = occurrencesOf(measured(article), readPhrase(phrase)).length;
  const { offset, topic, mentions: perDoubling, bare } = lines.one;
  return (
    offset +
    topic * topicOf(article, phrase) +
    perDoubling * Math.log2(1 + mentions) +
    (contentOf(phrase).length === 1 ? bare : 0)
  );
};

const ofPair = (article: Article, words: readonly string[]): number =>
  words.reduce<number>((sum, word, i) => {
    const share = shareContaining(article, contentOf(word));
    return sum + (lines.two.topic[i] ?? 0) * topicOf(article, word) + (lines.two.share[i] ?? 0) * share;
  }, lines.two.offset);

const probabilityOf = (article: Article, words: readonly string[]): number => {
  const [first] = words;
  if (first === undefined) return 0;
  return 1 / (1 + Math.exp(-(words.length === 1 ? ofPhrase(article, first) : ofPair(article, words))));
};

/**
 * The sentence or the words that more probably tell the author of a text without a title what it is about. The most
 * probable topic phrase is not a third choice: when it replaced the two words, 9 of 80 summaries were worse and 3
 * were better.
 */
export const likelyStatement = (article: Article, lead: string, spelling: string): Statement => {
  const words = topicWords(article, lead, spelling);
  const sentence = tellingSentence(article);
  const ofWords = probabilityOf(article, words);
  if (
    sentence !== null &&
    sentence.probability >= Math.max(sentenceMin.probability, sentenceMin.share * ofWords)
  )
    return { sentence, words };
  return { sentence: null, words: isSilent(article, ofWords) ? [] : words };
};
