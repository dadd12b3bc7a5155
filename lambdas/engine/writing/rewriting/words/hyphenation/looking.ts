import { classesOf } from '#engine/english/word-checks.ts';
import { applyReplacements } from '#engine/language/apply-rules.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { around, opensNounPhrase } from './noun-phrases.ts';

/** How something looks, between a determiner or an adverb and its noun: "A strange looking loaf". */
const seeming = regexOf(
  String.raw`(?<=(?<!\p{L})(?:an?|the|this|that|these|those|some|many|few|other|my|his|her|their|our|your|very|really|pretty|quite|so|more|two|three|of|with|any|another|several) )(\p{Ll}{3,}) (looking|sounding|tasting|smelling)(?= \p{Ll}{3})`,
  'giu',
);
const adjectiveEnding = /(?:y|ous|ful|ive|able|ible|ical|ish|al|ic|ing)$/;
const isAdjective = (word: string): boolean =>
  classesOf(word).startsWith('a') ||
  (classesOf(word) === '' && adjectiveEnding.test(word) && !word.endsWith('ly'));

/** Adds the hyphen of "a strange-looking loaf". */
export const withJoinedLooks = applyReplacements([
  [
    seeming,
    (found: string, word: string, how: string, at: number, text: string) => {
      const [, right] = around(text, at, found);
      return isAdjective(word) && opensNounPhrase(right) ? `${word}-${how}` : found;
    },
  ],
]);
