import { lexiconEntry } from '#engine/english/lexicon.ts';
import { tens, thirdToTwelfth, twoToTwelve } from '#engine/english/number-words.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { alternatives, commonPrepositions, coordinators, possessives } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase, withPhrases } from './phrase-rules.ts';

const number = `\\d{1,3}(?:,\\d{3})*|${alternatives(twoToTwelve, tens)}`;
const phraseEnd = String.raw`(?=[.,;:!?)]|$| (?:${alternatives(commonPrepositions, coordinators)}|of|that|which|when|where|while|as|because|so|if|is|was)(?![\p{L}]))`;

/** Nouns for things that take time. */
const journeys =
  'trip|drive|flight|ride|walk|hike|journey|cruise|layover|vacation|holiday|trek|train ride|bus ride|car ride|boat ride|road trip|bus trip|train trip|car drive|phone interview|phone call|interview|nap';
const times = 'minute|hour|day|night|week|month|year|mile';

/** Units between a number and a noun. */
const units =
  'second|inch|foot|millimeter|centimeter|kilometer|kilogram|ton|megapixel|gigabyte|watt|volt|seat|member|question|chapter|volume|song|track|word|sentence|paragraph|line|ounce|yard|night|season|speed|decade|century|room|item|dollar|block';

/** Whether a word is a noun. After "a" and a unit, a word that is more often a verb counts, too. */
const isNoun = (word: string, isOne: boolean): boolean => {
  const classes = lexiconEntry(word.replace(/(?<=[^s])s$/, ''))?.classes ?? '';
  if (stopWords.has(word) || /(?:ed|ing|ly)$/.test(word)) return false;
  return /^(?:video|clip)s?$/.test(word) || (isOne ? classes.includes('n') : classes.startsWith('n'));
};

/** The article before a number: "an 8-day trip". */
const articleOf = (count: string): string =>
  /^(?:8|11|18|8\d|eight|eleven|eighty)$/.test(count) ? 'an' : 'a';

const rules: readonly PhraseRule[] = [
  // Finds "A third floor apartment".
  phrase(
    `(ground|first|second|${alternatives(thirdToTwelfth)}|top|\\d{1,2}(?:st|nd|rd|th)) floor (?=(?:apartments?|flats?|rooms?|windows?|balcon(?:y|ies)|offices?|units?|walk-?ups?|bedrooms?|studios?|condos?)(?![\\p{L}]))`,
    '$1-floor ',
    'giu',
  ),
  // Finds "A 19th century mill".
  phrase(
    `(an?|old|beautiful|this|these|another) (early |late |mid-)?(\\d{1,2}(?:st|nd|rd|th)|nineteenth|eighteenth|seventeenth|sixteenth|fifteenth|twentieth) century (?=(?:building|house|church|castle|mill|town|village|farmhouse|manor|mansion|palace|chapel|cathedral|monastery|abbey|villa|fort|fortress|bridge|tower|inn|pub|painting|novel|novelist|writer|poet|painter|artist|philosopher|poem|map|manuscript|book|home|farm|cottage|mosque|temple|hotel|stone|style)s?(?![\\p{L}]))`,
    (article, part, century) =>
      `${article} ${part === '' || part.endsWith('-') ? part : `${part.trim()}-`}${century}-century `,
    'giu',
  ),
  // Finds "Two 19 inch segments" and "a 2,750 ton blast".
  phrase(
    String.raw`((?:an?|another|every|each|two|three|four|several|many|some) )(${number}) (${units}) (\p{Ll}{3,})(?![\p{L}'’-])`,
    (start, count, unit, noun) =>
      isNoun(noun, /^an? /.test(start)) &&
      !isApart.test(noun) &&
      !(unit === 'second' && /^(?:two|three)/.test(count) && /s$/.test(noun))
        ? `${start}${count}-${unit} ${noun}`
        : null,
    'gu',
  ),
  // Finds "A six foot tall baker".
  phrase(
    String.raw`((?:an?|another|the|my|our|this|that) )(${number})[ -](foot|inch|meter|metre|mile|year)[ -](tall|long|wide|deep|high|thick) (?=(\p{Ll}{3,})(?![\p{L}'’-]))`,
    (start, count, unit, how, next) =>
      // Runners go on a long run, of 20 miles for example.
      stopWords.has(next) || /(?:ed|ing|ly|runs?)$/.test(next) ? null : `${start}${count}-${unit}-${how} `,
  ),
  // Finds "A two week long course". In "a three day long weekend", the weekend is long.
  phrase(
    String.raw`((?:an?|another|the|my|our|this|that) )(${number})[ -](minute|hour|day|week|month|decade)[ -]long (?=(?!weekends?(?![\p{L}]))(\p{Ll}{3,})(?![\p{L}'’-]))`,
    (start, count, unit, next) => (stopWords.has(next) ? null : `${start}${count}-${unit}-long `),
  ),
  // Finds "A 6 hours trip".
  phrase(
    `((?:an?|the|my|our|this|that|your) (?:long )?)(${number})[ -](${times})s['’]? (?=(?:${journeys})${phraseEnd})`,
    '$1$2-$3 ',
    'giu',
  ),
  // Finds "It was two week trip". A single trip needs an article.
  phrase(
    `((?:is|was|took|take|takes|on|after|for|with|have|had) )(${number})[ -](${times}) (?=(?:${journeys})${phraseEnd})`,
    (start, count, unit) => `${start}${articleOf(count)} ${count}-${unit} `,
  ),
  // Finds "It is 6 hour long album". A single thing needs an article.
  phrase(
    String.raw`((?:is|was) )(${number})[ -](minute|hour|day|week|month|year)[ -]long (?=(\p{Ll}{3,})(?![\p{L}'’-]))`,
    (start, count, unit, next) =>
      isNoun(next, false) && !next.endsWith('s')
        ? `${start}${articleOf(count)} ${count}-${unit}-long `
        : null,
  ),
  // Finds "Two follow up posts".
  phrase(
    `((?:an?|the|some|two|three|few|several|many|${alternatives(possessives)}|with|of|in|write|wrote|new|quick|another|any|no|future) )follow up (?=(?:posts?|e-?mails?|questions?|articles?|calls?|meetings?|appointments?|visits?|surgery|stud(?:y|ies)|interviews?|messages?|letters?|book|album|blog|research|comments?|survey)(?![\\p{L}]))`,
    '$1follow-up ',
  ),
  // Finds "We met one on one with them".
  phrase(
    '((?:work|works|working|worked|meet|meets|meeting|met|talk|talked|talking|speak|speaking|spoke|time|chat|sessions?|interviews?|conversations?|meetings?|sit down) )one on one (?=with(?![\\p{L}]))',
    '$1one-on-one ',
  ),
  phrase('double edged (?=swords?(?![\\p{L}]))', 'double-edged ', 'giu'),
  phrase(
    '(second|2nd) hand (?=(?:shops?|stores?|bookshops?|bookstores?|books?|clothes|clothing|furniture|cars?|bikes?|smoke|market|tools?|gear|camera|copy|copies)(?![\\p{L}]))',
    (word) => `${word === '2nd' ? 'second' : word}hand `,
    'giu',
  ),
];

/** Words after which the number belongs to a time: "A two season ago plan". */
const isApart =
  /^(?:ago|old|long|high|tall|wide|deep|mark|limit|more|less|later|only|time|per|max|worth|track|count)$/;

/** Joins numbers and units before a noun into one word. */
export const withCountedCompounds = withPhrases(rules);
