import type { Article } from '#contracts/jobs/article.ts';
import { memoizeByArticle } from '#engine/bounds/memoize.ts';
import { canState, type LikelySentence, maxNumbers, numbersIn, statementOdds } from './likely-sentence.ts';
import { asQuote, openingSentences, tellableSentences } from './quotable-sentences.ts';
import { readSigns } from './statement-signs.ts';

/**
 * The line by which a summary corrects `statementOdds`, fitted on 612 sentences of 170 posts without their title and
 * on 74 sentences that blind graders saw. In ten folds of whole texts, the AUC is 0.80 instead of 0.77; in pairs of
 * sentences of the same text, of which one has grade 2, that one comes first in 76% instead of 70%.
 */
const line = {
  odds: 0.82,
  place: -0.23,
  first: 0.25,
  announced: 1.3,
  negation: -0.34,
  numbers: 0.4,
  presented: 1.3,
  offset: -0.77,
} as const;

/** Says what a text is not about: "The Garmin mount does not". */
const negation = /\b(?:not|never|no)\b|n['’]t\b/i;
/**
 * Presents the text: "Here is how I make coffee". The five graded ones all have grade 2, three of them with a
 * probability below 0.5.
 */
const presented = /^(?:here|below)(?:['’]s| is| are| you|, i)\b/i;

const probabilityOf = (article: Article, sentence: string, place: number): number => {
  const signs = readSigns(article, sentence);
  const quote = asQuote(sentence);
  const sum =
    line.offset +
    line.odds * statementOdds(sentence, signs, place) +
    line.place * Math.log1p(place) +
    (place === 0 ? line.first : 0) +
    line.announced * signs.announced +
    (negation.test(quote) ? line.negation : 0) +
    (presented.test(quote) ? line.presented : 0) +
    line.numbers * Math.min(maxNumbers, numbersIn(quote));
  return 1 / (1 + Math.exp(-sum));
};

const tellingSentences = memoizeByArticle((article): readonly LikelySentence[] =>
  tellableSentences(article)
    .filter(({ sentence, place }) => canState(sentence, place))
    .map(({ sentence, place }) => ({
      text: asQuote(sentence),
      place,
      probability: probabilityOf(article, sentence, place),
    }))
    .sort((a, b) => b.probability - a.probability),
);

/** Introduces the text: "So this is the list of all the gear I own". */
const introduction = /\b(?:this|here|below) (?:is|are) (?:an?|the|my|our|some|what|how)\b/i;

/**
 * Whether some sentence of the opening, even one that cannot be quoted, states the topic with at least this
 * probability.
 */
export const opensWithStatement = (article: Article, min: number): boolean =>
  openingSentences(article).some(
    (sentence, place) => introduction.test(sentence) || probabilityOf(article, sentence, place) >= min,
  );

/** The sentence of the opening with which a summary can best tell what the text is about; null if none can. */
export const tellingSentence = (article: Article): LikelySentence | null =>
  tellingSentences(article)[0] ?? null;
