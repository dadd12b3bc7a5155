import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { lemmaEntry, lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  anyOf,
  commonPrepositions,
  questionWords,
  startsWithAny,
  verbLikeNouns,
} from '#engine/english/word-classes.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { withoutSite } from '#engine/site-names/site-in-title.ts';
import { readKind } from '#engine/topic/text-kind.ts';
import { mainVerbAt } from '#engine/writing/clauses/main-verb.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { listsOf } from '#engine/writing/descriptions/compose/aspects/aspect-lists.ts';
import {
  aspectsOf,
  headlineInSentence,
  proseOf,
} from '#engine/writing/descriptions/compose/aspects/aspects.ts';
import { isCounted, lessonOf } from '#engine/writing/descriptions/compose/aspects/labels.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { isImperativeLesson } from '#engine/writing/descriptions/drafts/teaching-verbs.ts';
import { startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import { hasHeadline, withoutEmoji } from '#engine/writing/headlines/own-headline.ts';
import { contentOf, type Reading } from '#engine/writing/passages/read-passages.ts';

/** A shorter headline says too little; a longer one is a sentence. */
const size = { min: 20, max: 110 } as const;
const minWords = 3;
/** A shorter line only repeats the headline. */
const minLength = { framed: 90, own: 60 } as const;
const isFrame = /^(?:A look at|Learn about) /u;
const notPlain = regex.iu`[:;()"“”!?|…]|\s[–—-]\s|\p{Extended_Pictographic}|(?<!\p{L})(?:my|our|me|us|this|these|part \d|week \d|day \d)(?!\p{L})|\d{4}-\d\d`;
const firstPerson = regex.u`(?<!\p{L})(?:I|we)(?!\p{L})`;

/** Kinds of pages whose headline needs no frame: "Reflections on a year of baking". */
const pageWords = regex.iu`^(?:(?:an?|the|some|a few|more|early|quick|short|brief) )*(?:\p{L}+ ){0,2}?(introduction|guide|review|comparison|retrospective|overview|analysis|history|summary|primer|look|tour|tale|story|case study|letter|tribute|reflections|thoughts|notes|advice|tips|ideas|lessons|recommendations|suggestions|strategies|impressions|tricks|ways|things|reasons|steps|facts|essentials|questions|principles|best practices)(?= (?:on|of|for|to|in|from|about|with|that|learned|by|you|I|we)(?!\p{L}))`;

const complement = regexOf(String.raw`(?<!\p{L})(?:of|${alternatives(commonPrepositions)})(?!\p{L})`, 'iu');
/** Words that begin a clause, an imperative or an adverbial phrase. */
const notAThing = startsWithAny(
  questionWords,
  commonPrepositions,
  'if while as when because and but or so not no it there here',
);
/**
 * Not names: a comparison has lines of its own, nobody looks at an announcement, and "Bakers partner with millers" is
 * news.
 */
const notAName = regex.iu`\s(?:vs\.?|versus)\s|^(?:introducing|announcing|welcoming|meeting|learning about|meet) |\s(?:partners?|joins?|teams? up|launches|releases|announces|wins|gets) (?:with|the|an?|on|up)(?!\p{L})`;
const hasDeterminer = regexOf(
  String.raw`^(?:the|an?|some|all|both|every|one|${anyOf(twoToTen)}|\d+)(?!\p{L})`,
  'iu',
);

/**
 * "the differences between rye and wheat", "the simplest loaf": a noun before "of" or "between", or a superlative,
 * takes "the".
 */
const definite = (line: string): string =>
  !hasDeterminer.test(line) &&
  regex.iu`^(?:(?:[\p{L}-]+ ){1,2}(?:of|between|behind)|\p{Ll}{3,}est)(?!\p{L})`.test(line) &&
  !regex.iu`^[\p{L}-]+ing(?!\p{L})`.test(line) &&
  !regex.u`^\p{Lu}`.test(line)
    ? `the ${line}`
    : line;

const withArticle = (line: string, noun: string): string =>
  hasDeterminer.test(line) || noun.endsWith('s') || /^advice$/i.test(noun)
    ? line
    : `${indefiniteArticle(line)} ${line}`;

/** A noun that needs no article: "tips", "authentication", "baking". */
const needsNoArticle =
  /(?:s|ing|tion|sion|cy|ty|ness|ment|ance|ence|ware|age|ism|th|hood|ics|music|food|history|safety|health|data|advice|research|work|code)$/iu;
/** "Security advisory for ...": the head, before the first preposition, is a countable noun without an article. */
const lacksArticle = (line: string): boolean => {
  const [before = ''] = line.split(complement);
  return (
    !hasDeterminer.test(definite(line)) &&
    !regex.u`^\p{Lu}|^\p{L}{2,}ing(?!\p{L})|['’]s(?!\p{L})`.test(line) &&
    !needsNoArticle.test(before.trim())
  );
};

/** "the mill redesign" if the text has "a redesign" or "our redesign": a countable noun needs an article. */
const isCountable = (noun: string, prose: string): boolean =>
  regexOf(
    String.raw`(?<!\p{L})(?:an?|another|each|every|this|my|our|the) (?:[\p{L}-]+ ){0,2}?${escapeForPattern(noun)}(?!\p{L})`,
    'iu',
  ).test(prose);

/** Whether the text has the words of a plain name. "No Greater Fool" for a text about banks is a play on words. */
const isGrounded = (line: string, prose: string): boolean => {
  const known = contentOf(prose);
  const words = [...contentOf(line)];
  return words.length > 1 && words.filter((word) => known.has(word)).length >= words.length * minKnownShare;
};
const minKnownShare = 0.75;

/** The line with the article it needs; null if the text does not show whether it needs one. */
const withIndefiniteArticle = (line: string, prose: string): string | null => {
  // "The Code of the Mill" for a headline without its article.
  const [name = ''] = regex.u`^\p{Lu}\S*(?: (?:(?:of|for|and) )?\p{Lu}\S*)*`.exec(line) ?? [];
  if (
    name.includes(' ') &&
    regexOf(`(?<!\\p{L})[Tt]he ${escapeForPattern(name)}(?!\\p{L}| \\p{Lu})`, 'u').test(prose)
  )
    return `the ${line}`;
  if (!lacksArticle(line)) return definite(line);
  const noun = (line.split(complement)[0] ?? '').trim().split(' ').at(-1) ?? '';
  const before = (line.split(complement)[0] ?? '').trim();
  return before.includes(' ') || isCountable(noun, prose) ? `the ${line}` : null;
};

/**
 * Whether a line names a thing. "I learned after a year" is a clause inside the name of a list: "12 things I
 * learned".
 */
const namesThing = (line: string, prose: string): boolean => {
  const words = tagWords(line);
  const [first] = words;
  if (words.length < minWords || first === undefined || notAThing.test(line)) return false;
  if (notAName.test(line)) return false;
  if (!'NPG'.includes(words.at(-1)?.tag ?? '?')) return false;
  if (!complement.test(line) && !isGrounded(line, prose)) return false;
  const isVerb =
    lexiconEntry(first.lower)?.classes.includes('v') === true && !complement.test(words[1]?.lower ?? '');
  return (!isVerb || hasDeterminer.test(line) || verbLikeNouns.test(line)) && mainVerbAt(words) < 0;
};

const instructionalKinds: readonly string[] = [
  'how-to',
  'tips',
  'explainer',
  'reference',
  'list',
  'comparison',
];

/** A capitalized word in a headline that neither the dictionary nor the text has may be a name. */
const isUncertain = (word: string, prose: string): boolean =>
  regex.u`^\p{Lu}\p{Ll}+$`.test(word) &&
  !stopWords.has(word.toLowerCase()) &&
  lemmaEntry(word.toLowerCase()) === undefined &&
  !prose.toLowerCase().includes(word.toLowerCase());

/**
 * The headline inside a sentence, in lower case except for names. Empty if it is not a plain line or if a name is
 * uncertain.
 */
const lineOf = (reading: Reading): string => {
  if (!hasHeadline(reading.article)) return '';
  const headline = withoutEmoji(withoutSite(reading.article))
    .trim()
    .replace(/\s\([^()]*\)$|\.$/gu, '')
    // "Understanding the starter" becomes a look at the starter.
    .replace(regex.iu`^(?:introducing|understanding|exploring) (?=\p{L}+ \p{L})`, '')
    .replace(/ & /g, ' and ');
  const prose = proseOf(reading);
  const words = headline.split(' ');
  if (headline.length < size.min || headline.length > size.max || notPlain.test(headline)) return '';
  if (words.slice(1).some((word) => isUncertain(word, prose))) return '';
  return headlineInSentence(headline, prose);
};

/** The headline as what a reader gets: framed, or unchanged if it says what the page is. */
const framed = (reading: Reading, line: string): string | null => {
  if (notAThing.test(line) || isImperativeLesson(line)) return null;
  const noun = pageWords.exec(line)?.[1];
  if (noun !== undefined || (isCounted(line) && !regex.u`ing(?!\p{L})`.test(line.split(' ')[0] ?? '')))
    return startWithCapital(withArticle(line, noun ?? 's'));
  const prose = proseOf(reading);
  const name = firstPerson.test(line) || !namesThing(line, prose) ? null : withIndefiniteArticle(line, prose);
  if (name === null) return null;
  const { kind } = readKind(reading.article);
  const isGerund = regex.iu`^\p{L}{2,}ing(?!\p{L})`.test(line);
  if (isGerund && lessonOf(reading) !== null) return null;
  return `${instructionalKinds.includes(kind) && !isGerund ? 'Learn about' : 'A look at'} ${name}`;
};

/**
 * "A look at the role of rye in Nordic kitchens.", "Reflections on a year of baking: flour, starter and patience.":
 * the subject of a headline that is not a lesson, and the topics of its sections.
 */
export const headlineSubjects = (reading: Reading): Draft[] => {
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
    .filter(
      ({ text }) =>
        text.length >= (isFrame.test(text) ? minLength.framed : minLength.own) &&
        fitsSnippet(text, 'description'),
    )
    .map(({ text, named }): Draft => ({ text, make: 'aspects', row: [], named }));
};
