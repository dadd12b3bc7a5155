import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { countCharacters } from '#engine/writing/checks/measure-pixels.ts';
import { contentOf, type Reading } from '#engine/writing/read-passages.ts';
import { isFirstPerson, opensVaguely } from '#engine/writing/titles/vague-openings.ts';
import { type Form, isWholeSentence } from './description-forms.ts';
import { opensLeaning } from './sentence-joins.ts';

const { minCharacters, maxCharacters } = snippetLimits.description;

/**
 * Weights of the features of a description. Found by coordinate search on 151 articles with their
 * publishers' descriptions. ROUGE-L of the best of three on the 81 articles of the bench: 0.507 with these weights. Five-fold
 * cross-validation gives 0.489 when all weights are searched, and 0.509 when only the six largest are searched and the others
 * have round values. With round values for all it is 0.508: the forms and joins matter, not the search.
 */
const weights = {
  base: 0.1,
  substance: 1,
  /** Begins with the article's first sentence. */
  opening: 0.5,
  /** Says what the first 160 characters say. */
  likeOpening: 0.4,
  short: 0.3,
  shortEach: 0.01,
  step: 0.02,
  join: 0.09,
  /** Below any text that does not lean on an earlier sentence. */
  vague: 0.3,
  firstPerson: 0.04,
  quoted: 0.07,
  byWay: 0.1,
  /** A list of things without a verb, which says nothing about them. */
  verbless: 0.1,
} as const;

/** Mean salience of a text's content words, with a small bonus for length. */
const substance = (reading: Reading, text: string): number => {
  const words = [...contentOf(text)];
  return words.reduce((sum, word) => sum + (reading.salience.get(word) ?? 0) ** 1.5, 0) / (words.length + 6);
};

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const openingWords = new WeakMap<Reading, readonly string[]>();

/** The words of the article's first sentences that fit on a result page. */
const openingOf = (reading: Reading): readonly string[] => {
  const known = openingWords.get(reading);
  if (known !== undefined) return known;
  const sentences = reading.passages.slice(0, 6).map((passage) => passage.text);
  const words = wordsIn(sentences.join(' ').slice(0, maxCharacters + 4));
  openingWords.set(reading, words);
  return words;
};

/** F1 of the words that a text shares with the article's opening, counted with repetitions. */
const likeOpening = (reading: Reading, text: string): number => {
  const opening = openingOf(reading);
  const left = new Map<string, number>();
  for (const word of opening) left.set(word, (left.get(word) ?? 0) + 1);
  const words = wordsIn(text);
  const common = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
  return common === 0 ? 0 : (2 * common) / (words.length + opening.length);
};

/** The penalty for a text below the preferred length; it grows with the number of missing characters. */
const shortness = (length: number): number =>
  length >= minCharacters ? 0 : weights.short + (minCharacters - length) * weights.shortEach;

/** Speech without a speaker. */
const quoted = /^["“‘']/;
/** Exclamations and instructions to the reader do not describe the article. */
const byWay = /!(?:\s|$)|(?:scroll|click|see) (?:down|here|below)|below is/i;

/** "A divider, a texture, a photograph that sets a mood.", "A lens that starts a search.", "Not missing, since ..." */
const isListing = (text: string): boolean =>
  /^Not (?!only|every|all|one|many)/.test(text) ||
  (/^(?:An?|The|Two|Three|No|Some|Every) [^,.!?]+(?:,| that | which | who )/.test(text) &&
    !isWholeSentence(text));

/** The score of a description that consists of these forms; `text` is the joined forms. */
export const scoreDescription = (reading: Reading, forms: readonly Form[], text: string): number => {
  const steps = forms.reduce((sum, form) => sum + form.steps, 0);
  return (
    weights.base +
    weights.substance * substance(reading, text) +
    (forms[0]?.passage.index === 0 ? weights.opening : 0) +
    weights.likeOpening * likeOpening(reading, text) -
    shortness(countCharacters(text)) -
    steps * weights.step -
    (forms.length - 1) * weights.join -
    (opensVaguely(text) || opensLeaning(text) ? weights.vague : 0) -
    (isFirstPerson(text) ? weights.firstPerson : 0) -
    (quoted.test(text) ? weights.quoted : 0) -
    (byWay.test(text) ? weights.byWay : 0) -
    (forms.some((form) => isListing(form.text)) ? weights.verbless : 0)
  );
};
