import { textOfUnits } from '#engine/verification/compare/match-passages.ts';
import type { FactDocument } from '#engine/verification/facts/find-facts.ts';
import { hasSynonymIn } from './changes/relations.ts';
import type { Word } from './changes/words.ts';
import type { PassageVerdict } from './judge-passage.ts';
import { readPhrases } from './phrases.ts';

/** An added sentence with fewer new words is a lead-in or a link: "Here is what happened, step by step." */
const minNew = 3;
/** The least share (0-1) of new words among the content words of a sentence that says something new. */
const newShare = 0.4;

const isContent = ({ isFunction, isNumber, text }: Word): boolean =>
  !isFunction && !isNumber && text.length > 2;

/** The base forms of all words of a text. */
export const baseFormsIn = (original: FactDocument): ReadonlySet<string> => {
  const units = original.document.units.map((_, unit) => unit);
  return new Set(readPhrases(textOfUnits(original, units), false).map(({ base }) => base));
};

/**
 * Judges a sentence that only the rewrite has. It says something new if the original lacks many of its words as well
 * as words with the same meaning. `originalWords` holds the base forms of the original's words.
 */
export const judgeAddition = (sentence: string, originalWords: ReadonlySet<string>): PassageVerdict => {
  const content = [
    ...new Map(
      readPhrases(sentence)
        .filter(isContent)
        .map((word) => [word.base, word]),
    ).values(),
  ];
  const fresh = content.filter((word) => !hasSynonymIn(word, originalWords));
  const isChanged = fresh.length >= minNew && fresh.length >= content.length * newShare;
  const changes = fresh.map((after) => ({ before: null, after, probability: 1 }));
  return { score: isChanged ? 9 : -9, isChanged, isDecisive: isChanged, changes };
};
