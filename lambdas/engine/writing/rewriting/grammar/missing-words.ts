import { surelyMonths } from '#engine/english/calendar-words.ts';
import { isPlural } from '#engine/english/is-plural.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { knownBase } from '#engine/english/word-checks.ts';
import {
  alternatives,
  articles,
  capitalized,
  demonstratives,
  possessives,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from './phrase-rules.ts';

const isPluralNoun = (word: string): boolean =>
  isPlural(word, '') &&
  !/(?:ics|ss|us|is)$/.test(word) &&
  (lexiconEntry(knownBase(word))?.classes.startsWith('n') ?? false);

const objectStart = `${alternatives(articles, possessives, demonstratives)}|it|them|him|us|me|some|any|more|all`;
const phraseEnd = String.raw`(?=[.,;!?)]|$| (?:are|were|have|in|from|for|on|that|which|who|can|will|with|to|and|at|I|we|you|they)(?![\p{L}]))`;

/** Countries and regions whose names have an article. */
const namesWithArticle =
  'EU|UK|USA|UAE|United States|United Kingdom|European Union|Netherlands|Philippines|Czech Republic|Middle East';

/** Corrections of "to", "of" and articles that are missing. */
export const missingWords: readonly PhraseRule[] = [
  // Finds "We don't want use the oven" and "I needed bring it".
  phrase(
    String.raw`((?:\p{L}+n['’]t|not|might|may|who|to|would|really|just) want )(use|share|make|get|see|do|add|build|learn|know|keep|take|go|try|buy|be|put|create|find)(?= (?:${objectStart}|to)(?![\p{L}]))`,
    '$1to $2',
  ),
  phrase(
    String.raw`((?:I|we|you|they|he|she|also|only|just) needed )(bring|use|get|take|write|create|learn|buy|add)(?= (?:${objectStart})(?![\p{L}]))`,
    '$1to $2',
  ),
  phrase(
    String.raw`((?:would|\p{L}+['’]d) (?:also |really )?like )(thank|mention|say|add|see|know|ask|point out|make|get|use|be|become|learn|join|invite|introduce|discuss|explain|write|tell)(?= (?:${objectStart}|you|everyone|that|how|what|about|for)(?![\p{L}]))`,
    '$1to $2',
  ),
  // Finds "Here are a few of articles" and "most of values fall".
  phrase(
    String.raw`(a|the last|the next|the past|the first) few of (?=(\p{Ll}{4,}s)(?![\p{L}'’]))`,
    (start, noun) => (isPluralNoun(noun) ? `${start} few ` : null),
    'giu',
  ),
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:a great|a good|the|as|too|so) )(some|most|many) of (?=(\p{Ll}{4,}s)${phraseEnd})`,
    (start, noun) => (isPluralNoun(noun) && noun !== 'times' ? `${start} of the ` : null),
    'giu',
  ),
  // Finds "The shop at end of the road" and "by end of 2019".
  phrase(
    String.raw`(at) ((?:very )?(?:end|bottom|beginning|start|foot|edge|top|center|heart) of )(?=(?:\d|${alternatives(articles, possessives, demonstratives)}|\p{Ll}{3,})(?![\p{L}]))`,
    '$1 the $2',
  ),
  phrase(
    String.raw`(by|until|till|since|from) ((?:end|start|beginning) of )(?=(?:(?:19|20)\d\d|the|this|next|last|${alternatives(capitalized(surelyMonths))})(?![\p{L}]))`,
    '$1 the $2',
  ),
  phrase(
    String.raw`((?:\p{L}+n['’]t|not|never|why|no) [^.,;]{3,80} in )(first place)(?=[.!?])`,
    '$1the $2',
    'gu',
  ),
  phrase(
    '(in|over|during|for|within) ((?:next|last|past) (?:few|couple of|two|three) (?:days|weeks|months|years|hours|minutes|articles|posts|chapters|sections|paragraphs|decades|seasons))',
    '$1 the $2',
  ),
  phrase(
    'at (same (?:time|place|moment|speed|price|level|rate))(?=[.,;!?)—–-]|$| (?:as|I|we|you|they|it|the|and|but|that|in|on|for|—|–|-)(?![\\p{L}]))',
    'at the $1',
    'giu',
  ),
  phrase(
    'in (same (?:way|place|room|city|town|year|direction|order|building|house))(?=[.,;!?)]|$| (?:as|I|we|you|they|it|the|and|but|that)(?![\\p{L}]))',
    'in the $1',
    'giu',
  ),
  // Finds "The law in EU for phones". In "EU law", the name describes the noun.
  phrase(
    String.raw`(in|across|throughout|outside|within) (${namesWithArticle})(?=[.,;!?)]|$| (?:for|is|was|as|with|to|that|are|were|where|when|by|who|which|since|during|at|on|but|because|has|have|had|will)(?![\p{L}]))`,
    '$1 the $2',
  ),
  phrase('in of (?=(?:itself|themselves)(?![\\p{L}]))', 'in and of '),
];
