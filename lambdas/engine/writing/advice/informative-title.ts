import type { Article } from '#contracts/jobs/article.ts';
import { months, surelyMonths, weekdays } from '#domain/text/calendar-words.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { readPhrase } from '#engine/topic/phrases/phrase.ts';
import type { Word } from '#engine/topic/phrases/word-features.ts';
import { measured, readTopic } from '#engine/topic/read-topic.ts';
import { sharesWord, topicWords } from '#engine/topic/topic-words.ts';
import { contentOf } from './topic-places.ts';

/** Words that name no subject, alone or together: "Two Weeks In", "General Tips", "Hello World". */
export const vagueWords = new Set(
  'one first second third last next new old more some few general random misc various week weekly day daily month monthly year yearly weekend morning night today tomorrow yesterday happy favorite sprint thing stuff thought tip note idea update news review recap summary story list part chapter episode issue post entry blog intro introduction beginning start end hello world welcome weeknotes time life about info information question answer faq example test sample'
    .concat(' ', twoToTen, ' ', months, ' ', weekdays)
    .split(' ')
    .flatMap(stemsOf),
);

/** Two content words. "#78 - 11 June 2021" does not name a topic. */
const twoWords = regexOf(
  String.raw`(?:(?<!\p{L})(?!(?:${alternatives(surelyMonths, weekdays)}|week|weekly|weeknotes?|month|monthly|year|review|recap|update|part|issue|episode|post|blog|notes|this|that|with|from|the|and|for|you|how|why|what|who|are|was|our|not|all|now|here|where|when)(?!\p{L}))\p{L}{3,}.*){2}`,
  'iu',
);
/** Below this topic probability, most titles whose words the text does not repeat are plays on words. */
const minProbability = 0.1;
/**
 * The number of times that a text must mention its subject, and the least rarity of that word. "Time" is too common.
 */
const frequent = { mentions: 3, idf: 3.6 } as const;

const repeatsTitle = (article: Article, title: string): boolean => {
  const own = new Set(contentOf(title));
  return [...measured(article).words].some(
    ([stem, { count, idf, inTitle }]) =>
      own.has(stem) && count - Number(inTitle) >= frequent.mentions && idf >= frequent.idf,
  );
};

/** A word this rare names a subject alone if the text mentions it: "Palestine", "Candlemaking", but not "Distance". */
const minLoneIdf = 7.5;

const namesOneThing = (article: Article, title: string): boolean => {
  const [only, ...others] = contentOf(title).filter((stem) => !regex.u`^\p{N}+$`.test(stem));
  const word = only === undefined || others.length > 0 ? undefined : measured(article).words.get(only);
  return word !== undefined && word.idf >= minLoneIdf && word.count > Number(word.inTitle);
};

/** A short exclamation: "Good news!", "Happy first anniversary!". */
const call = regex.u`^(?:[\p{L}’']+ ){0,3}[\p{L}’']+!+$`;

/** Whether the words of a title name no subject of any text: "Good news!", "General Tips", "About Us". */
export const saysNothing = (title: string): boolean =>
  call.test(title) ||
  !readPhrase(title.replace(/’/g, "'")).content.includes(true) ||
  contentOf(title).every((stem) => vagueWords.has(stem) || regex.u`^\p{N}+$`.test(stem));

/**
 * A title describes its text if its words weigh at least `share` of the text's `nouns` heaviest nouns, or its
 * heaviest word at least `heaviest` of the heaviest noun. Of 75 titles that the opening does not repeat, 16 of the 21
 * below both limits hide the subject ("Black Gold"), and so do 10 of the 54 others.
 */
const described = { nouns: 3, share: 0.3, heaviest: 0.45, maxWords: 3 } as const;
/** A name that a text mentions this often names its subject: "Japan 2025". */
const named = { share: 0.5, mentions: 2 } as const;

/** The weight of a word in the text below the title. */
const weightOf = (word: Word): number => (word.count - Number(word.inTitle)) * word.idf;

const weightIn = (words: ReadonlyMap<string, Word>, stem: string): number => {
  const word = words.get(stem);
  return word === undefined ? 0 : weightOf(word);
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const isNamed = (word: Word | undefined): boolean =>
  word !== undefined && word.name >= named.share && word.count - Number(word.inTitle) >= named.mentions;

/** Whether the words of a title make up enough of the text's nouns. */
const describes = (article: Article, title: string): boolean => {
  const { words } = measured(article);
  const own = contentOf(title);
  const nouns = [...words.values()]
    .filter(({ tag }) => 'NPG'.includes(tag))
    .map(weightOf)
    .sort((a, b) => b - a);
  const titled = own.map((stem) => weightIn(words, stem));
  return (
    own.length > described.maxWords ||
    own.some((stem) => isNamed(words.get(stem))) ||
    topicWords(article).some((word) => sharesWord(contentOf(word), own)) ||
    sumOf(titled) >= described.share * sumOf(nouns.slice(0, described.nouns)) ||
    Math.max(0, ...titled) >= described.heaviest * (nouns[0] ?? 0)
  );
};

/**
 * In a title that is only a name, the least share of each word's mentions that are part of a name, and the most
 * words.
 */
const onlyName = { share: 0.7, maxWords: 5 } as const;
/** A word with a capital, a number or a small word inside a name. "Getting your ACT together" is not a name. */
const namePart = regex.u`^(?:[\p{P}\p{S}]*[\p{Lu}\p{N}][^?!]*|of|the|and|in|at|by|for|de|to|a|\P{L}+)$`;

/**
 * Whether a title is only a name, with or without a year: "San Diego 2023", "Echopraxia (Peter Watts)". Of 5
 * summaries that told authors to keep such a title, blind graders gave a 2 to only one.
 */
export const isOnlyName = (article: Article, title: string): boolean => {
  const { words } = measured(article);
  const own = contentOf(title).filter((stem) => !regex.u`\p{N}`.test(stem));
  return (
    own.length > 0 &&
    own.length <= onlyName.maxWords &&
    title
      .trim()
      .split(/\s+/)
      .every((part) => namePart.test(part)) &&
    own.every((stem) => {
      const word = words.get(stem);
      return word !== undefined && word.name >= onlyName.share && word.count > Number(word.inTitle);
    })
  );
};

/** Finds the year of a work: "The Man Who Knew Too Much (1956)". */
const workYear = regex.u`\((?:19|20)\d\d\)$`;

/** The author of a work at the end of a title: "The Night Mill, by Ada Stone". */
export const workAuthor = regex.u`(?:,| [-–—])? [Bb]y \p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){1,3}[^\p{L}]{0,9}$`;

/** Whether a title is that of a work, which the text writes with the same capitals: "Wild Things". */
export const isWork = ({ text }: Article, title: string): boolean => {
  const name = title.replace(/^(?:The|An?) /, '');
  const capitals = name.match(regex.gu`(?<!\p{L})\p{Lu}`)?.length ?? 0;
  const body = text.slice(text.startsWith(title) ? title.length : 0);
  return workYear.test(title) || (capitals > 1 && body.includes(name));
};

/** Whether a title names a subject. `isRepeated` is whether the opening repeats its words. */
export const isInformative = (article: Article, title: string, isRepeated: boolean): boolean => {
  if (saysNothing(title)) return false;
  if (/^how /i.test(title) || isWork(article, title)) return true;
  if (!isRepeated && !describes(article, title)) return false;
  if (repeatsTitle(article, title) || namesOneThing(article, title)) return true;
  if (isOnlyName(article, title)) return true;
  return twoWords.test(title) && readTopic(article).probability >= minProbability;
};

/** The share of a title's weight that its main words make up. */
const mainShare = 0.6;

/** The heaviest words of a title, which make up most of its weight: "rosé" of "3 rosé bottles to sip on a sunny day". */
export const mainWords = (article: Article, title: string): string[] => {
  const { words } = measured(article);
  const own = contentOf(title)
    .map((stem) => ({ stem, weight: weightIn(words, stem) }))
    .sort((a, b) => b.weight - a.weight);
  const all = sumOf(own.map(({ weight }) => weight));
  let sum = 0;
  const main: string[] = [];
  for (const { stem, weight } of own) {
    if (weight === 0 || sum >= mainShare * all) break;
    sum += weight;
    main.push(stem);
  }
  return main;
};
