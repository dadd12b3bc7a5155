import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { lemmaEntry, lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  anyOf,
  commonPrepositions,
  opensWith,
  questionWords,
} from '#engine/english/word-classes.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { mainVerbAt } from '#engine/writing/clauses/main-verb.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { ordersLesson } from '#engine/writing/descriptions/drafts/teaching-verbs.ts';
import { isTitleCase, startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { ownTitles } from '#engine/writing/headlines/own-headline.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';
import { listsOf } from './aspect-lists.ts';
import { aspectsOf, inSentence, isSmallIn, proseOf } from './aspects.ts';
import { isCounted, lessonOf } from './labels.ts';

/** A shorter headline says too little; a longer one is a sentence. */
const size = { least: 30, most: 110 } as const;
const leastWords = 4;
/** A shorter line only repeats the headline. */
const shortest = 60;
const notPlain =
  /[:;()"“”!?|…]|\s[–—-]\s|\p{Extended_Pictographic}|(?<!\p{L})(?:my|our|me|us|this|these|part \d|week \d|day \d)(?!\p{L})|\d{4}-\d\d/iu;
const speaks = /(?<!\p{L})(?:I|we)(?!\p{L})/u;

/** What a page may be, so that its headline needs no frame: "Reflections on a year of baking". */
const ofPage =
  /^(?:(?:an?|the|some|a few|more|early|quick|short|brief) )*(?:\p{L}+ ){0,2}?(introduction|guide|review|comparison|retrospective|overview|analysis|history|summary|primer|look|tour|tale|story|case study|reflections|thoughts|notes|advice|tips|ideas|lessons|recommendations|suggestions|strategies|impressions|tricks|ways|things|reasons|steps|essentials|questions|principles|best practices)(?= (?:on|of|for|to|in|from|about|with|that|learned|by|you|I|we)(?!\p{L}))/iu;

const complement = new RegExp(
  String.raw`(?<!\p{L})(?:of|${alternatives(commonPrepositions)})(?!\p{L})`,
  'iu',
);
/** What a clause, an order or a deed begins with. */
const noThing = opensWith(
  questionWords,
  commonPrepositions,
  'if while as when because and but or so not no it there here',
);
const determined = new RegExp(
  String.raw`^(?:the|an?|some|all|both|every|one|${anyOf(twoToTen)}|\d+)(?!\p{L})`,
  'iu',
);

/** "the differences between rye and wheat", "the simplest loaf": a thing with "of" or "between" behind it is a certain one. */
const definite = (line: string): string =>
  !determined.test(line) &&
  /^(?:(?:[\p{L}-]+ ){1,2}(?:of|between|behind)|\p{Ll}{3,}est)(?!\p{L})/iu.test(line) &&
  !/^[\p{L}-]+ing(?!\p{L})/iu.test(line) &&
  !/^\p{Lu}/u.test(line)
    ? `the ${line}`
    : line;

const withArticle = (line: string, noun: string): string =>
  determined.test(line) || noun.endsWith('s') || /^advice$/i.test(noun)
    ? line
    : `${indefiniteArticle(line)} ${line}`;

/** A noun that needs no article: "tips", "authentication", "baking". */
const isBare =
  /(?:s|ing|tion|sion|cy|ty|ness|ment|ance|ence|ware|age|ism|th|ics|data|advice|research|work|code)$/iu;
/** "Security advisory for ...": the head, which is before the first preposition, is one of many and has no article. */
const lacksArticle = (line: string): boolean => {
  const [before = ''] = line.split(complement);
  return (
    !determined.test(definite(line)) && !/^\p{Lu}|['’]s(?!\p{L})/u.test(line) && !isBare.test(before.trim())
  );
};

/** "I learned after a year" is a clause inside the name of a list: "12 things I learned". */
const namesThing = (line: string): boolean => {
  const words = tagWords(line);
  const [first] = words;
  if (words.length < leastWords || first === undefined || noThing.test(line)) return false;
  if (!complement.test(line) || !'NPG'.includes(words.at(-1)?.tag ?? '?')) return false;
  const isVerb =
    lexiconEntry(first.lower)?.classes.includes('v') === true && !complement.test(words[1]?.lower ?? '');
  return (!isVerb || determined.test(line)) && !lacksArticle(line) && mainVerbAt(words) < 0;
};

const teaching: readonly string[] = ['how-to', 'tips', 'explainer', 'reference', 'list', 'comparison'];

/** A word of a headline in capitals that neither the dictionary nor the text has may be a name. */
const isUnsure = (word: string, prose: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(word) &&
  !stopWords.has(word.toLowerCase()) &&
  lemmaEntry(word.toLowerCase()) === undefined &&
  !prose.toLowerCase().includes(word.toLowerCase());

/** The headline inside a sentence: in small letters except in names; empty if it is no plain line, or a name is not sure. */
const lineOf = (reading: Reading): string => {
  if (ownTitles(reading.article).length === 0) return '';
  const headline = withoutSite(reading.article)
    .trim()
    .replace(/\s\([^()]*\)$|\.$/gu, '')
    .replace(/ & /g, ' and ');
  const prose = proseOf(reading);
  const words = headline.split(' ');
  if (headline.length < size.least || headline.length > size.most || notPlain.test(headline)) return '';
  if (words.slice(1).some((word) => isUnsure(word, prose))) return '';
  if (isTitleCase(headline)) return inSentence(headline, prose);
  const [first = ''] = inSentence(words.slice(0, 2).join(' '), prose).split(' ');
  return [first, ...words.slice(1).map((word) => (isSmallIn(prose, word) ? word.toLowerCase() : word))].join(
    ' ',
  );
};

/** The headline as what a reader gets: framed, or as it is where it says what the page is. */
const framed = (reading: Reading, line: string): string | null => {
  if (noThing.test(line) || ordersLesson(line)) return null;
  const noun = ofPage.exec(line)?.[1];
  if (noun !== undefined || (isCounted(line) && !/ing(?!\p{L})/u.test(line.split(' ')[0] ?? '')))
    return startWithCapital(withArticle(line, noun ?? 's'));
  if (speaks.test(line) || !namesThing(line)) return null;
  const { kind } = readKind(reading.article);
  const isDoing = /^\p{L}{2,}ing(?!\p{L})/iu.test(line);
  if (isDoing && lessonOf(reading) !== null) return null;
  return `${teaching.includes(kind) && !isDoing ? 'Learn about' : 'A look at'} ${definite(line)}`;
};

/**
 * "A look at the role of rye in Nordic kitchens.", "Reflections on a year of baking: flour, starter and patience.": what the
 * headline of no lesson names, and what the sections tell of it.
 */
export const headlineThings = (reading: Reading): Draft[] => {
  const line = lineOf(reading);
  const label = line === '' ? null : framed(reading, line);
  if (label === null) return [];
  const lists = listsOf(aspectsOf(reading), contentOf(label)).filter(
    ({ form, named }) => form === 'things' && named > 2,
  );
  return [
    { text: `${label}.`, named: 1 },
    ...lists.map(({ text, named }) => ({ text: `${label}: ${text}.`, named })).slice(0, 2),
  ]
    .filter(({ text }) => text.length >= shortest && fitsSnippet(text, 'description'))
    .map(({ text, named }): Draft => ({ text, make: 'aspects', row: [], named }));
};
