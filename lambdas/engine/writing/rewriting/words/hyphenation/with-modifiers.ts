import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { applyReplacements } from '#engine/language/apply-rules.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { withFixedPairs } from './fixed-pairs.ts';
import { withJoinedLooks } from './looking.ts';
import { around, awaitsNoun, lastWord, opensNounPhrase } from './noun-phrases.ts';
import { withNounTails } from './noun-tails.ts';
import { withJoinedParticiples } from './participles.ts';
import { withJoinedSpans } from './spans.ts';
import { withVerbAdverbs } from './verb-adverbs.ts';

const withPhrases = applyReplacements([
  [regex.giu`(?<![\p{L}'’-])work life balance(?![\p{L}'’-])`, 'work-life balance'],
  [regex.gu`(?<![\p{L}'’-])sci fi(?![\p{L}'’-])`, 'sci-fi'],
  // Finds "A five fold increase".
  [
    regexOf(
      String.raw`(?<=(?<!\p{L})an? )(${alternatives(twoToTen)}) fold(?= \p{Ll}*(?:crease|improvement|rise|growth|gain|approach|reduction))`,
      'gu',
    ),
    '$1fold',
  ],
  // Finds "Our day to day work". "From day to day" is complete.
  [
    regex.gu`(?<![\p{L}'’-])day to day(?= \p{Ll}{3})`,
    (found: string, at: number, text: string) => {
      const [left, right] = around(text, at, found);
      const isSafe = awaitsNoun(left) && lastWord(left) !== 'from' && opensNounPhrase(right);
      return isSafe ? 'day-to-day' : found;
    },
  ],
]);

/** Joins the words of an adjective that stands before its noun. */
export const withModifiers = (text: string): string =>
  withPhrases(
    withVerbAdverbs(
      withJoinedLooks(withJoinedParticiples(withFixedPairs(withJoinedSpans(withNounTails(text))))),
    ),
  );
