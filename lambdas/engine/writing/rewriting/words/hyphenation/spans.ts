import { teens, tens, twoToTwelve } from '#engine/english/number-words.ts';
import { alternatives, possessives } from '#engine/english/word-classes.ts';
import { applyReplacements } from '#engine/language/apply-rules.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { around, opensNounPhrase } from './noun-phrases.ts';

/** Units that are also nouns by themselves ("two key points") are left out. */
const units =
  'year|month|week|day|hour|minute|mile|kilometer|page|step|foot|inch|pound|star|volume|lane|bedroom|acre|meter|metre|yard|gallon|litre|liter|word|player|person|dollar|layer|round|question|liner';
const number = String.raw`\d{1,3}|${alternatives(twoToTwelve, teens, tens)}`;

/** A number and a unit in the singular, which only a compound has: "With 30 minute lessons". */
const counted = regexOf(
  String.raw`(?<![\p{L}\p{N}'’*_@#/.,:$€£–—-])(${number}) (${units}|(?<=(?:\d|teen|ty|five|ten|twelve) )second|(?<=(?:4|8|16|24|32|64|128|256|512) )bit|(?<=\d )(?:way|speed|axis|channel|cylinder|stroke))(?= \p{Ll}{3})`,
  'gu',
);

/** Words to which the number belongs: "Chapter 2 page layouts", "on day 3 hour by hour", "between 2 and 5 minute walks". */
const ownsNumber = regex.u`(?:(?<!\p{L})(?:top|version|chapter|part|day|week|step|level|figure|section|number|page|line|lesson|episode|season|stage|phase|round|tier|type|wave|windows|and|or|to|than|x|no|at|point|grade|year|month|hour|minute|mile|[b-z]|[ivx]+)|\p{Lu}\p{L}*|\d%?|[,–—-]) $`;
const opensSentence = regex.u`(?:^|[.!?:] )(?:An?|The|My|Our|Your|His|Her|Their|This|That|With|In|For|After|Another|Every|Each|One|These|Those|It['’]s) $`;

const isOne = /^(?:1|one)$/;
const afterTime =
  /^ (?:ago|old|long|high|tall|wide|deep|mark|limit|more|less|later|only|time|per|max|worth|track|count|each|apart|away|now|total|straight|maximum|minimum|earlier|longer|back)/;

const joinCounted = (found: string, count: string, unit: string, at: number, text: string): string => {
  const [left, right] = around(text, at, found);
  const isApart = ownsNumber.test(left) && !opensSentence.test(left);
  return !isOne.test(count) && !isApart && !afterTime.test(right) && opensNounPhrase(right)
    ? `${count}-${unit}`
    : found;
};

/** "A decades old murder", "after an hours long meeting". */
const span = regexOf(
  String.raw`(?<=(?<!\p{L})(?:an?|the|some|many|these|those|this|that|with|of|my|our|his|her|their|its|beautiful|on) )(minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies)|generations?|millennia|miles?) (old|long)(?= \p{Ll}{3})`,
  'giu',
);
/** "We found decades old footage", but not "it is three decades old footage". */
const bareSpan = regexOf(
  String.raw`(?<![\p{L}\p{N}'’-])(?<!(?:\d|(?<!\p{L})(?:few|several|many|of|all|are|is|was|were|${alternatives(twoToTwelve, teens, tens)})) )(?:(decades|centuries|generations|millennia) (old)|(hours|days|weeks|months|years) (long))(?= \p{Ll}{3})`,
  'giu',
);
const isAfterSpan = /^ (?:time|term|after|before|distance|enough)/;
const withSpan = (found: string, unit: string, how: string, at: number, text: string): string => {
  const [, right] = around(text, at, found);
  return isAfterSpan.test(right) || !opensNounPhrase(right) ? found : `${unit}-${how}`;
};
const withBareSpan = (found: string, ...rest: [string, string, string, string, number, string]): string => {
  const [unit, how, otherUnit, otherHow, at, text] = rest;
  return withSpan(found, unit ?? otherUnit, how ?? otherHow, at, text);
};

/** "A 6 hour long album": the number, the unit and "long" are one word. */
const long = regexOf(
  String.raw`(?<![\p{L}\p{N}'’*_@#/.,:$€£–—-])(${number}) (year|month|week|day|hour|minute|mile|page) (old|long)(?= \p{Ll}{3})`,
  'gu',
);
const joinLong = (
  found: string,
  count: string,
  unit: string,
  how: string,
  at: number,
  text: string,
): string => {
  const [, right] = around(text, at, found);
  return isOne.test(count) || isAfterSpan.test(right) || !opensNounPhrase(right)
    ? found
    : `${count}-${unit}-${how}`;
};

/** "Its one year anniversary". After "the", "one day" may be a time. */
const ownOne = regexOf(
  String.raw`(?<=(?<!\p{L})(?:${alternatives(possessives)}|\p{L}+['’]s) )one (${units})(?= \p{Ll}{3})`,
  'gu',
);
const joinOwnOne = (found: string, unit: string, at: number, text: string): string => {
  const [, right] = around(text, at, found);
  return afterTime.test(right) || !opensNounPhrase(right) ? found : `one-${unit}`;
};

/** "Twenty three", where no other number follows. */
const compoundNumber = regexOf(
  `(?<![\\p{L}\\p{N}'’-])(${alternatives(tens)}) (one|two|three|four|five|six|seven|eight|nine|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)(?![\\p{L}-]| (?:to|or|hundred))`,
  'giu',
);

/** Joins numbers with their units before a noun, and the parts of spelled numbers. */
export const withJoinedSpans = applyReplacements([
  [compoundNumber, '$1-$2'],
  [long, joinLong],
  [counted, joinCounted],
  [ownOne, joinOwnOne],
  [span, withSpan],
  [bareSpan, withBareSpan],
]);
