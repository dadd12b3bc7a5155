import type { Article } from '#contracts/jobs/article.ts';
import { memoizeByArticle } from '#engine/bounds/memoize.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { isIntention } from './announcing-sentence.ts';
import { canState, type LikelySentence, maxNumbers, numbersIn, statementOdds } from './likely-sentence.ts';
import { contentStems, readPhrase } from './phrases/phrase.ts';
import { asQuote, openingSentences, tellableSentences } from './quotable-sentences.ts';
import { readTopic } from './read-topic.ts';
import { readSigns } from './statement-signs.ts';

/**
 * The line by which a summary corrects `statementOdds`. Its first part is fitted on 612 sentences of 170 posts without their
 * title and on 74 sentences that blind graders saw: in ten folds of whole texts, the AUC is 0.80 instead of 0.77. The
 * second part, from `topic` on, is fitted on the best sentences of 235 further posts and of 64 texts in blind gradings:
 * the AUC for grade 2 among these is 0.77 instead of 0.73.
 */
const line = {
  odds: 0.75,
  place: -0.21,
  first: 0.23,
  announced: 1.2,
  negation: -0.72,
  numbers: 0.37,
  presented: 1.2,
  topic: 0.58,
  hearsay: -1.25,
  past: -0.55,
  offset: -0.29,
} as const;
/**
 * First sentences often lead up to the topic, so one is likelier than later ones of its text, but less probably the topic
 * than its signs say. This lowers its probability and not its rank.
 */
const firstDoubt = -0.88;

/** Says what a text is not about: "The Garmin mount does not". "Not unlike" and "not only" say what it is about. */
const negation = /\b(?:not|never|no)\b(?! (?:un|only|just|so )\w*)|n['’]t\b/i;
/**
 * Presents the text: "Here is how I make coffee". The five graded ones all have grade 2, three of them with a
 * probability below 0.5.
 */
const presented = /^(?:here|below|the following)(?:['’]s| is| are| you|, i)\b/i;

/** Verbs of hearsay, which leads up to a topic that comes later: "I first heard of it when a friend mentioned". */
const hearsay = /\b(?:heard|mentioned|told|asked|read|saw)\b/i;
/** Times of a scene from the past, which leads up to the topic: "A few years ago". */
const past =
  /\b(?:ago|years (?:before|later)|one day|yesterday|last (?:night|week|month|year)|the year is|when i was|years? old|growing up|remember|back in|in (?:19|20)\d\d|almost a year)\b/i;

/** Whether a sentence has all words of the most probable topic. */
const namesTopic = (article: Article, sentence: string): boolean => {
  const topic = contentStems(readPhrase(readTopic(article).phrase));
  const stems = new Set(analyzeText(sentence).wordStems);
  return topic.length > 0 && topic.every((stem) => stems.has(stem));
};

const oddsOf = (article: Article, sentence: string, place: number): number => {
  const signs = readSigns(article, sentence);
  const quote = asQuote(sentence);
  return (
    line.offset +
    line.odds * statementOdds(sentence, signs, place) +
    line.place * Math.log1p(place) +
    (place === 0 ? line.first : 0) +
    line.announced * signs.announced +
    (negation.test(quote) ? line.negation : 0) +
    (presented.test(quote) ? line.presented : 0) +
    (namesTopic(article, sentence) ? line.topic : 0) +
    (hearsay.test(quote) ? line.hearsay : 0) +
    (past.test(quote) ? line.past : 0) +
    line.numbers * Math.min(maxNumbers, numbersIn(quote))
  );
};

const probabilityOf = (odds: number, place: number): number =>
  1 / (1 + Math.exp(-odds - (place === 0 ? firstDoubt : 0)));

/** The sentences of the opening, those that best tell what the text is about first. */
export const tellingSentences = memoizeByArticle((article): readonly LikelySentence[] =>
  tellableSentences(article)
    .filter(({ sentence, place }) => canState(sentence, place) || isIntention(sentence))
    .map(({ sentence, place }) => ({ sentence, place, odds: oddsOf(article, sentence, place) }))
    .sort((a, b) => b.odds - a.odds)
    .map(({ sentence, place, odds }) => ({
      text: asQuote(sentence),
      place,
      probability: probabilityOf(odds, place),
    })),
);

/** The probability with which some sentence of the opening, even one that cannot be quoted, says what the text is about. */
export const statedProbability = (article: Article): number =>
  Math.max(
    0,
    ...openingSentences(article).map((sentence, place) =>
      probabilityOf(oddsOf(article, sentence, place), place),
    ),
  );

/** The sentence of the opening with which a summary can best tell what the text is about; null if none can. */
export const tellingSentence = (article: Article): LikelySentence | null =>
  tellingSentences(article)[0] ?? null;
