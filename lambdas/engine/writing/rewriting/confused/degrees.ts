import { twoToTen } from '#engine/english/number-words.ts';
import { classesOf } from '#engine/english/word-checks.ts';
import { alternatives, possessives } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const count = String.raw`(?:\d|(?:${alternatives(twoToTen)}|a (?:few|couple|year|month|week|day|decade|hundred|thousand|million))(?![\p{L}]))`;

/** Whether a word is the superlative of an adjective: "brightest", "happiest", "biggest", but not "honest". */
const isSuperlative = (word: string): boolean => {
  // In "the most interest", "most" belongs to a noun.
  if (/^[nv]/.test(classesOf(word))) return false;
  const stem = word.slice(0, -'est'.length);
  const bases = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
  return bases.some((base) => base.length > 2 && classesOf(base).startsWith('a'));
};

/** Corrections of comparatives and superlatives. */
export const degrees: readonly PhraseRule[] = [
  // Finds "He never lived there longer that three years". In "It is more that two loaves fell", a clause follows.
  phrase(
    `(?<!the )(longer|shorter|older|younger|larger|bigger|smaller|higher|lower|fewer) that (?=${count})`,
    '$1 than ',
  ),
  phrase(
    `((?:for|by|have|has|had|with|took|takes|spent|after|of|contains?) (?:more|less) )that (?=${count})`,
    '$1than ',
  ),
  // Finds "our most brightest moment".
  phrase(String.raw`((?:the|${alternatives(possessives)}) )most (\p{Ll}{3,}est)`, (start, word) =>
    isSuperlative(word) ? `${start}${word}` : null,
  ),
  // Finds "Worse decision they've ever made".
  phrase(
    String.raw`^Worse (?=(?:\p{Ll}+ ){1,2}(?:that )?(?:I|you|we|they|he|she)(?:['’]ve|['’]s|['’]d| have| has| had)? ever )`,
    'Worst ',
  ),
];
