import { countWords } from '#domain/text/count-words.ts';
import { checkDeadline } from '#engine/bounds/deadline.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import { containsSentenceEnd, endsInPeriod, isBalanced } from '#engine/writing/clauses/sentence-halves.ts';
import { withCommas } from '#engine/writing/rewriting/sentences/commas.ts';
import { isSentence } from '#engine/writing/rewriting/sentences/whole-sentences.ts';
import { isUnclear } from './referents.ts';
import type { SplitPoint } from './split-point.ts';
import { splitPoints } from './split-points.ts';

/** A longer sentence has lost its periods, so any split would be a guess. */
const maxSplitLength = 4000;
/** The most places to try. Each test parses all the text before the place. */
const maxSplitPoints = 24;
/** The fewest words in each part, unless the joint says otherwise. */
const minPartWords = 6;

const startsInside = regex.u`[\p{Ll}\d]\.\p{Lu}\p{Ll}+ `;

type Split = { halves: [string, string]; longer: number };

/** Whether the left half is all bold, which makes it a label: "**Get ready** - the oven is hot". */
const isLabel = (left: string): boolean => /^\s*(\*\*|__)(?:(?!\1).)+\1\s*$/su.test(left);

/** The mark of a question or exclamation belongs to the whole sentence, and one half would lose it. */
const isStatement = (sentence: string): boolean => /\.["”’»)\]*_]*$/.test(sentence);

/**
 * Splits an overlong English sentence in two as near to its middle as possible, if both halves are complete sentences.
 * Returns null if it is short enough or has no safe place. No cut is inside a link, emphasis or a quotation, and none
 * leaves a pronoun that may refer to several nouns.
 */
export const splitLongSentence = (
  sentence: string,
  where: (splitPoint: SplitPoint) => boolean = () => true,
): [string, string] | null => {
  const words = countWords(sentence);
  if (sentence.length > maxSplitLength || !isStatement(sentence)) return null;
  let best: Split | null = null;
  let tried = 0;
  for (const { pattern, second, isOfClause, isError, minPart = minPartWords } of splitPoints.filter(
    (splitPoint) => words >= splitPoint.minWords && where(splitPoint),
  )) {
    for (const match of matchesOf(sentence, pattern)) {
      checkDeadline();
      const [left, right] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
      const longer = Math.max(countWords(left), countWords(right));
      if (words - longer < minPart || (best !== null && longer >= best.longer)) continue;
      // The adverb may belong to either half: "It is small, obviously, there are others".
      if (regex.u`,\s\p{L}+ly$`.test(left)) continue;
      if (!isBalanced(left) || !isBalanced(right) || endsInPeriod(left) || /[\s–—:;,-]$/.test(left)) continue;
      // In "&nbsp;", the mark ends an HTML entity. In "See figure 1.With rye, we bake", a sentence begins inside the
      // half.
      if (isLabel(left) || containsSentenceEnd(left) || /&#?\w+$/.test(left) || startsInside.test(left))
        continue;
      tried += 1;
      if (tried > maxSplitPoints) return best?.halves ?? null;
      const rest = isSentence(left) ? second(left, right, match[0]) : null;
      if (rest !== null && (isOfClause || isError || !isUnclear(left, rest)))
        best = { halves: [`${left}.`, withCommas(rest)], longer };
    }
  }
  return best?.halves ?? null;
};
