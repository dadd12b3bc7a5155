import { classesOf } from '#engine/english/word-checks.ts';
import {
  alternatives,
  articles,
  capitalized,
  possessives,
  prepositions,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Words before "everyday" as an adjective or a noun: "the everyday", "part of everyday", "more everyday". */
const beforeAdjective = wordSet(
  articles,
  possessives,
  prepositions,
  'for as and or but very more most so than same some any other new old no own both like is are was were be become becomes feel feels seem seems mundane called',
);

/** Corrections of "everyday" for "every day", and of the reverse. */
export const everyDay: readonly PhraseRule[] = [
  // Finds "Do you bake everyday?"
  phrase(
    String.raw`(\p{L}{2,}) everyday(?=[.,;:!?)]|$| (?:and|but|for|to|in|at|on|with|because|when|while|since|until|after|before|${alternatives(subjectPronouns)})(?![\p{L}]))`,
    (word) =>
      beforeAdjective.has(word.toLowerCase()) || classesOf(word).startsWith('a') ? null : `${word} every day`,
  ),
  phrase(
    `^Everyday,? (?=(?:I|${alternatives(capitalized(subjectPronouns)).toLowerCase()}) \\p{Ll})`,
    'Every day ',
  ),
  // Finds "Bread is part of every day life".
  phrase(
    "(?<!(?<![\\p{L}])(?:all (?:day )?|almost |nearly |single ))every day (?=(?:life(?![’'])|objects?|items?|tasks?|language|situations?|routines?)(?:[.,;:!?)]|$| (?:and|or|in|of|that|is|are|with|for|to|as|like)(?![\\p{L}])))",
    'everyday ',
    'giu',
  ),
];
