import { regex } from '#engine/language/patterns.ts';
import { likeFirst } from '#engine/writing/rewriting/grammar/corrections.ts';
import { isCommonWord, pairOdds, wordGroup } from './context-weights.ts';
import { type ContextWord, contextFeatures, contextWords } from './context-words.ts';
import { endsComparison, type Guard, isOwner, isPhraseStart, ownsNothing } from './guards.ts';

/** A word that may stand for the other one of its pair: from which odds on it does, and where. */
type Doubt = { pair: number; right: string; sign: 1 | -1; least: number; guard: Guard };

/** The odds are those from which no correction in 1,684 posts is wrong: see `training/README.md`. */
const doubts: ReadonlyMap<string, Doubt> = new Map([
  ["it's", { pair: 0, right: 'its', sign: -1, least: 1.9, guard: isOwner }],
  ['its', { pair: 0, right: "it's", sign: 1, least: 1.2, guard: ownsNothing }],
  ['then', { pair: 1, right: 'than', sign: -1, least: 1.2, guard: endsComparison }],
]);

const mayDoubt = regex.iu`(?<!\p{L})(?:it['’]?s|then)(?!\p{L})`;

const correctionOf = (words: readonly string[], at: number): string | null => {
  const doubt = doubts.get(words[at] ?? '');
  if (doubt === undefined || !doubt.guard(words, at)) return null;
  const odds = doubt.sign * pairOdds(doubt.pair, contextFeatures(words, wordGroup, at));
  return odds > doubt.least ? doubt.right : null;
};

/** The right word, with the capital and the kind of apostrophe that the sentence uses. */
const asIn = (sentence: string, written: string, right: string): string =>
  likeFirst(written, sentence.includes('’') ? right.replace("'", '’') : right);

/** A capital within a sentence, as in the name of a song, or an abbreviation. */
const isTitleWord = (written: string, before: string | undefined): boolean =>
  regex.u`^\p{Lu}\p{Lu}`.test(written) ||
  (regex.u`^\p{Lu}`.test(written) && before !== undefined && isPhraseStart.test(before));

const corrected = (sentence: string, words: readonly ContextWord[]): string => {
  const plain = words.map(({ word }) => word);
  let [text, shift] = [sentence, 0];
  for (const [at, { word, start }] of words.entries()) {
    const right = start === null ? null : correctionOf(plain, at);
    if (right === null || start === null) continue;
    const from = start + shift;
    const written = text.slice(from, from + word.length);
    if (isTitleWord(written, plain[at - 1])) continue;
    const added = asIn(sentence, written, right);
    text = text.slice(0, from) + added + text.slice(from + word.length);
    shift += added.length - word.length;
  }
  return text;
};

/**
 * Corrects words that are confused with another one, by a model of the contexts of both (Golding and Roth 1999, "A
 * Winnow-based approach to context-sensitive spelling correction"). `protectedText` has one group and finds what stays.
 */
export const withWordsInContext = (sentence: string, protectedText: RegExp): string =>
  mayDoubt.test(sentence)
    ? corrected(sentence, contextWords(sentence.split(protectedText), isCommonWord))
    : sentence;
