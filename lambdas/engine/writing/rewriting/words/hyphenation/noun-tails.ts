import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { classesOf } from '#engine/english/word-checks.ts';
import { anyOf, otherBe, pastBe, presentBe, wordSet } from '#engine/english/word-classes.ts';
import { applyReplacements } from '#engine/language/apply-rules.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isListed } from '#engine/writing/rewriting/words/spelling/dictionary.ts';
import {
  around,
  awaitsNoun,
  awaitsVerb,
  isVerbAfterArticle,
  lastWord,
  opensNounPhrase,
} from './noun-phrases.ts';

/** Participles and adjectives that form an adjective with almost any noun: "An auction based market". */
const certainTails =
  'based driven oriented centric sized themed induced infused agnostic savvy related specific friendly fueled fuelled flavored flavoured';
/** Participles that may also be the verb of a noun: "The storm powered mills". */
const verbTails =
  'powered inspired focused focussed centered centred coated covered filled packed shaped led owned funded backed';
const isVerbTail = wordSet(verbTails);

const tailed = regexOf(
  String.raw`(?<![\p{L}\p{N}'’*_@#/.-])(\p{Ll}{2,}|(?<=^|[.!?] )\p{Lu}\p{Ll}+) (${`${certainTails} ${verbTails}`.replaceAll(' ', '|')})(?= (?:\p{Ll}{3}|or ))`,
  'gu',
);

/** Nouns for times, kinds and the like, after which the adjective belongs to the next noun. */
const notInCompounds = wordSet(
  'time times way ways thing things lot kind sort type day days bit one ones people person someone everyone anything something nothing need want use set help answer cover list name part point turn place people case sense reason lots less more others area',
);
const adjectiveEnding = /(?:ous|ful|ive|able|ible|ical|less|ish|ed|ly|er than)$/;
const sizes = wordSet(
  'medium full small large moderate average normal standard decent good fair huge regular similar jumbo mid bite king queen right equal life',
);

/** Whether a word can be the noun of such an adjective. A plural cannot: "The bugs related fixes". */
const isBase = (word: string, tail: string): boolean => {
  if (tail === 'sized' && sizes.has(word)) return true;
  if (stopWords.has(word) || notInCompounds.has(word) || adjectiveEnding.test(word)) return false;
  if (/[^suic]s$/.test(word)) return false;
  const classes = classesOf(word);
  if (isIrregularVerbForm(word) && !classes.startsWith('n')) return false;
  if (word.endsWith('ing')) return /^(?:based|related)$/.test(tail);
  if (word === 'mobile' || word === 'eco') return tail === 'friendly';
  return classes === '' ? word.length > 2 : classes.startsWith('n');
};

/** Verbs with two objects: "It gives the baker specific advice". */
const twoObjects = regex.iu`(?<!\p{L})(?:give|show|tell|send|offer|teach|ask|hand|allow|grant|assign)(?:s|n|ing|ed)?(?: \p{L}+){1,3} $|(?<!\p{L})(?:gave|given|told|sent|taught)(?: \p{L}+){1,3} $`;
const isAdjective = wordSet('specific friendly related savvy agnostic');

/** A verb that ends with the first adjective: "The mill is wind driven and oil related costs fall". */
const isPredicate = regexOf(`(?<!\\p{L})${anyOf(presentBe, pastBe, otherBe, 'am')}(?: \\p{L}+ly)? $`, 'iu');
const prepositionBefore = regex.iu`(?<!\p{L})(?:of|in|on|with|for|from|by|about|into|like|as|through|between) $`;
/** Words before an action: "By including related posts". */
const actionBefore = regex.iu`(?<!\p{L})(?:by|of|for|in|from|with|without|before|after|when|while|through|about|and|or|start(?:ed)?|keep|kept|like|love|enjoy|is|are|was|were|am|be|been) $|['’](?:m|re|s) $|^$|[.,;:] $`;
/** "A" and only adjectives or nouns up to the compound. */
const singleArticle = regex.iu`(?<!\p{L})an? (?:\p{Ll}+ )?$`;
const countable = regex.u`^ (\p{Ll}+)(?![\p{L}'’-])`;
const massEnding = /(?:s|tion|ment|ness|ity|ing|ance|ence|people|work|data|content|music|art|change)$/;

/** Whether no verb can stand here: after a preposition, or between "a" and the only noun in the singular. */
const cannotBeVerb = (left: string, right: string): boolean => {
  if (prepositionBefore.test(left)) return true;
  const noun = countable.exec(right)?.[1] ?? '';
  return singleArticle.test(left) && classesOf(noun).startsWith('n') && !massEnding.test(noun);
};

/** Whether a word may be a verb before an object: "To target specific bakers". A rare word may be one, too. */
const canBeVerb = (word: string, isStrict: boolean): boolean =>
  classesOf(word).includes('v') ||
  (isStrict && (classesOf(word) === '' || [`${word}ing`, `${word.replace(/e$/, '')}ing`].some(isListed)));

const secondOfPair = regexOf(
  String.raw`^ (?:and|or) (?:\p{Ll}+ly )?\p{Ll}{2,}[ -](?:${certainTails.replaceAll(' ', '|')})(?= )`,
  'u',
);
/** Whether a second such adjective comes before the noun: "Salt driven or strongly value-driven bakers". */
const opensPair = (left: string, right: string): boolean => {
  const second = secondOfPair.exec(right)?.[0];
  return second !== undefined && !isPredicate.test(left) && opensNounPhrase(right.slice(second.length));
};

/** Adds the hyphen of "An auction-based market" and "a coffee-fueled night", which a noun follows. */
export const withNounTails = applyReplacements([
  [
    tailed,
    (found: string, start: string, tail: string, at: number, text: string) => {
      const noun = start.toLowerCase();
      const [left, right] = around(text, at, found);
      const isSafe =
        isBase(noun, tail) &&
        (opensNounPhrase(right) || opensPair(left, right)) &&
        !(canBeVerb(noun, isAdjective.has(tail) || start !== noun) && !awaitsNoun(left)) &&
        !awaitsVerb(left) &&
        !(noun.endsWith('ing') && actionBefore.test(left)) &&
        !isVerbAfterArticle(left, right) &&
        // In "end user friendly", two nouns form the adjective.
        !(noun === 'user' && lastWord(left) === 'end') &&
        !(isAdjective.has(tail) && twoObjects.test(left)) &&
        !(isVerbTail.has(tail) && !cannotBeVerb(left, right));
      return isSafe ? `${start}-${tail}` : found;
    },
  ],
]);
