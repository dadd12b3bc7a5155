import { classesOf } from '#engine/english/word-checks.ts';
import { alternatives, possessives, wordSet } from '#engine/english/word-classes.ts';
import { applyReplacements } from '#engine/language/apply-rules.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import {
  around,
  awaitsNoun,
  awaitsVerb,
  isVerbAfterArticle,
  lastWord,
  opensNounPhrase,
} from './noun-phrases.ts';
import { nounsOf, pairs } from './pair-words.ts';

const known = new Map(pairs.map(([last, firsts]) => [last, wordSet(firsts)]));

const pair = regexOf(
  String.raw`(?<![\p{L}\p{N}'’*_@#/.-])(\p{Ll}{2,}|(?<=^|[.!?] )\p{Lu}\p{Ll}+) (?=(${[...known.keys()].join('|')}) \p{Ll}{3})`,
  'gu',
);

/** A phrase that a preposition closes: "In the front end code is small", "at one time people baked". */
const closesPhrase = regexOf(
  String.raw`(?<!\p{L})(?:at|for|in|on|from|of|by|to|over|than) (?:the |a |an )?$`,
  'iu',
);
const mayCloseAlone =
  /^(?:one time|long time|front end|back end|late night|present day|full screen|right hand|left hand|near term|longer term|shorter term|fixed term|early stage|late stage|long term|short term|medium term|high speed|low speed|high level|low level|third party|real time|(?:high|low|higher|lower|better|top|good) quality|next level|top level|full time|part time|first time|real world|worst case|best case|first person|third person)$/;

/**
 * Nouns that belong to the last word, and verbs: "A real time saver", "good quality time", "the next level means",
 * "higher income taxes", "it will lower income inequality".
 */
const isOtherReading =
  /^(?:(?:real|full|good|better|long|short) (?:time|quality) (?:control|assurance|management|checks?|saver|sink|waster|suck|killer|commitment|investment|crunch|time|frame|zone)|(?:higher|lower) income (?:tax|inequality|growth|limit|level|share|stream|mobility)[a-z]*|[a-z]+ [a-z]+ (?:means|makes|lets|gives|takes|matters|helps|comes|left)(?![a-z-]))/;

/** Another word shares the last one: "front end and back end code", "short and long term plans". */
const sharesLast = (left: string, last: string): boolean =>
  regexOf(
    String.raw`(?<!\p{L})(?:${last}|short|long|medium|high|low|front|right|left|first|second|third|higher|lower) (?:and|or|to|vs) $`,
    'iu',
  ).test(left);

/** Phrases that may follow a complete one: "We met in person people from home." */
const opensWithPreposition = /^(?:(?:in|built|for|after|to|no) |(?:one|long) time$|one off$|hands on$)/;

/** Verbs whose object would be the next noun: "It is life changing food" is right, "my life changing course" is not. */
const ownTail = regexOf(String.raw`(?<!\p{L})(?:${alternatives(possessives)}|the|\p{L}+['’]s) $`, 'iu');
const mayHaveVerb =
  /^(?:life|face|money|mind|energy|space|soul|game|world) (?:saving|changing|threatening|altering|bending|crushing)$/;
const plural = regex.u`^[ ]\p{Ll}*[^s]s(?!\p{L})|^[ ]\p{Ll}+ly[ ]`;
const next = regex.u`^[ ](\p{Ll}+)`;
/** Whether the next word may be a verb: "At an early stage help is rare". */
const opensClause = (right: string): boolean =>
  plural.test(right) || classesOf(next.exec(right)?.[1] ?? '').includes('v');

/** Adds the hyphen of "A mission-critical server", which a noun follows. */
export const withFixedPairs = applyReplacements([
  [
    pair,
    (found: string, start: string, last: string, at: number, text: string) => {
      const first = start.toLowerCase();
      if (!known.get(last)?.has(first)) return found;
      const [left, right] = around(text, at, `${found}${last}`);
      const words = `${first} ${last}`;
      const nouns = nounsOf.get(words);
      const isSafe =
        !isOtherReading.test(words + right) &&
        !sharesLast(left, last) &&
        !(words === 'first time' && lastWord(left) === 'the') &&
        (nouns === undefined ? opensNounPhrase(right) : nouns.test(right)) &&
        !awaitsVerb(left) &&
        !isVerbAfterArticle(left, right) &&
        !(opensWithPreposition.test(words) && !awaitsNoun(left)) &&
        !(mayCloseAlone.test(words) && closesPhrase.test(left) && opensClause(right)) &&
        !(mayHaveVerb.test(words) && ownTail.test(left)) &&
        !(last === 'free' && /^(?:set|left|get|gets|let|breaks?)$/.test(lastWord(left)));
      return isSafe ? `${start}-` : found;
    },
  ],
]);
