import { wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';

/** Words before which "were" and the bare form of a verb may be right: "if the mill were". */
export const unreal =
  /^(?:if|wish|wishes|wished|though|unless|whether|suppose|supposing|imagine|would|could|should|might|lest|rather|let|till|were)$/;
/** Words that demand a bare form later: "I ask that the baker bake". */
export const demands =
  /^(?:suggest|advocat|recommend|insist|demand|ask|require|request|propos|prefer|important|essential|vital|crucial|necessary|imperative|advis|urg|order|better|best|wish|lest|ensur|make|made|sure|see|saw|watch|help|let|lets|let's|want|need|critical|mandat|stipulat|plea|have|had)/;

/** "What matters is that she bake": the clause may be a demand. */
export const followsBeThat = (words: readonly TaggedWord[], at: number): boolean =>
  words[at - 1]?.lower === 'that' && /^(?:is|was|be)$/.test(words[at - 2]?.lower ?? '');

/** Whether a word from `from` up to `to` matches a pattern. */
export const containsWord = (
  words: readonly TaggedWord[],
  from: number,
  to: number,
  pattern: RegExp,
): boolean => words.slice(Math.max(from, 0), to).some(({ lower }) => pattern.test(lower));

/** Whether a word is written with a capital, as a name is. A missing word counts, so that no rule reads on. */
export const isCapital = (word: TaggedWord | undefined): boolean =>
  word === undefined || regex.u`^\p{Lu}`.test(word.text);

const adverbs = wordSet(
  'also only just still even now often always never usually really already actually probably currently not ever then finally simply',
);
/** "Simply" and "early", but not "ply". */
const isAdverb = (word: string): boolean => adverbs.has(word) || (word.endsWith('ly') && word.length > 4);
/** The index of the first word from `from` on that is no adverb. */
export const afterAdverbs = (words: readonly TaggedWord[], from: number): number => {
  let at = from;
  while (at < from + 3 && isAdverb(words[at]?.lower ?? '') && words[at]?.tag !== 'V') at += 1;
  return at;
};
