import { isPlural } from '#engine/english/is-plural.ts';
import { twoToTwelve } from '#engine/english/number-words.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { classesOf, isOnlyAdjective, knownBase } from '#engine/english/word-checks.ts';
import {
  alternatives,
  commonPrepositions,
  possessives,
  prepositions,
  subordinators,
  wordSet,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** The start of a clause, so that "there" and "here" are not places: "The oven there is two years old". */
const clauseStart = String.raw`(?<=^|[,;:(—–] |(?<![\p{L}])(?:and|but|so|that|also|${alternatives(subordinators)}|as|think|know|see|sure|mean|means|guess|believe|say|says|said|realize|realized|feel|like|wish|well|now|or|hope|course|apparently|clearly) )`;
const end = String.raw`(?=[.,;:!?)]|$| (?:of|about|around|between|like|such|as|out|here|there|that|which|who|not|also|available|left|worth|going|I|we|you|they|and|or|but|so|${alternatives(subordinators, commonPrepositions)}|\p{Ll}{3,}ing|\p{Ll}{3,}ed)(?![\p{L}]))`;
const middle = String.raw`((?:(?!of |and |or |to )\p{Ll}[\p{Ll}’'-]+ ){0,2}?)`;

/** Amounts of time, money and length count as one thing: "There is two hours left". */
const measure =
  /^(?:second|minute|hour|day|week|month|year|mile|meter|metre|kilometer|foot|dollar|pound|euro|cent|gram|degree|point|saving|thank|mean|good|headquarter|us)s$/;
/** Nouns in "-ics" that are plurals. */
const pluralInIcs = /(?:mechan|graph|top|bas|crit|com|lyr|clin|tact|metr|stat|analyt)ics$/;

const isMany = (noun: string): boolean =>
  noun === 'people' ||
  /^[A-Z]/.test(noun) ||
  (isPlural(noun, '') &&
    !measure.test(noun) &&
    !/(?:ss|us|is)$/.test(noun) &&
    (!noun.endsWith('ics') || pluralInIcs.test(noun)) &&
    classesOf(knownBase(noun)) !== 'v');

/** In "a lot of cheese with things", the things do not belong to "a lot of". */
const opensPhrase = wordSet(prepositions);

/** Whether words can describe a noun: no verb and no noun in the plural, whose own phrase would end. */
const describes = (words: string): boolean =>
  words
    .trim()
    .split(' ')
    .every(
      (word) =>
        word === '' ||
        /^(?:other|more|different)$|-|ing$|ed$/.test(word) ||
        (!opensPhrase.has(word) &&
          !stopWords.has(word) &&
          !/^[vr]/.test(classesOf(word)) &&
          !(isPlural(word, '') && classesOf(word) === '')),
    );

const amounts = `a few|many|several|multiple|various|numerous|lots of|tons of|plenty of|loads of|dozens of|hundreds of|thousands of|a lot of|a couple(?: of)?|some|${alternatives(twoToTwelve)}|\\d{1,3}`;

/** Corrections of "there is" and "here is" before more than one thing. */
export const thereAre: readonly PhraseRule[] = [
  // Finds "There's some amazing mills", "there was only two places" and "there's tons of ovens".
  phrase(
    String.raw`${clauseStart}([Tt]here)(['’]s| is| was) ((?:(?:also|now|only|still|actually|really|always|just|usually|currently|already|often) ){0,2})(${amounts}) ${middle}(\p{Ll}{3,}s|people|\p{Lu}{2,5}s)${end}`,
    (there, verb, adverb, amount, words, noun) =>
      isMany(noun) && describes(words)
        ? `${there} ${verb === ' was' ? 'were' : 'are'} ${adverb}${amount} ${words}${noun}`
        : null,
  ),
  // Finds "There's great clubs in town".
  phrase(
    String.raw`${clauseStart}([Tt]here)(['’]s| is| was) ((?:(?:also|now|only|still|actually|really|always|just) )?)(\p{Ll}{3,}) (\p{Ll}{4,}s)${end}`,
    (there, verb, adverb, word, noun) =>
      isOnlyAdjective(word) && isMany(noun) && classesOf(knownBase(noun)) === 'n'
        ? `${there} ${verb === ' was' ? 'were' : 'are'} ${adverb}${word} ${noun}`
        : null,
  ),
  // Finds "Here's the results" and "here is my detailed guides".
  phrase(
    String.raw`${clauseStart}([Hh]ere)(?:['’]s| is) ((?:(?:also|now|just) )?)(the|${alternatives(possessives)}|${amounts}) ${middle}(\p{Ll}{3,}s)${end}`,
    (here, adverb, amount, words, noun) =>
      isMany(noun) && describes(words) ? `${here} are ${adverb}${amount} ${words}${noun}` : null,
  ),
  // Finds "Here a few notes on the oven".
  phrase(
    String.raw`^Here (a few|some|several|a couple of) ((?:\p{Ll}{3,} )?)(\p{Ll}{3,}s)${end}`,
    (amount, words, noun) => (isMany(noun) && describes(words) ? `Here are ${amount} ${words}${noun}` : null),
  ),
];
