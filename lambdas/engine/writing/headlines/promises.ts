import type { Article } from '#contracts/jobs/article.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { twoToTwelve } from '#engine/english/number-words.ts';
import { alternatives, articles, commonPrepositions, presentBe } from '#engine/english/word-classes.ts';
import { listItemNouns } from '#engine/english/word-lists/text-words.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isTitleCase, startWithCapital } from './headline-style.ts';
import { shortenHeadline } from './shorten-headline.ts';

const countedNouns = `${alternatives(listItemNouns)}|things|mistakes|lessons|rules|facts|questions|signs|benefits|examples|tools|secrets|recipes|exercises|habits|myths|trends|books|deals|gadgets|places|foods|hacks|apps|projects|features|principles|pitfalls|options|resources|plugins|extensions|libraries|packages|patterns|skills|trends|predictions|products|terms|myths|misconceptions|considerations|insights|takeaways|strengths|problems`;
const listPromise = regexOf(
  `(?<![\\p{L}\\p{N}$])((?:\\d{1,3}|${alternatives(twoToTwelve)}|fifteen|twenty)(?: \\p{L}[\\p{L}-]*){0,3} (?:${countedNouns})(?: (?:to|for|on|about|of|that|you|from|in|when|before)(?: [\\p{L}\\p{N}'’-]+){1,8})?)(?=[\\s.,;:!?)]|$)`,
  'giu',
);
const howTo = regex.giu`(?<![\p{L}])(how to (?:\p{Ll}[\p{L}\p{N}'’ -]{8,60}?))(?=[.,;:!?)]|\s[–—]|$)`;

/** The number of characters at the beginning in which a writer announces the contents. */
const opening = 900;

/** A map rather than an object: any word of a text can be looked up, and an object has keys such as `constructor`. */
const numbers: ReadonlyMap<string, string> = new Map([
  ...twoToTwelve.split(' ').map((word, i) => [word, String(i + 2)] as const),
  ['fifteen', '15'],
  ['twenty', '20'],
]);

const withDigits = (text: string): string =>
  text.replace(regex.u`^\p{L}+`, (word) => numbers.get(word.toLowerCase()) ?? word);

const dangling = regexOf(
  String.raw`\s(?:${alternatives(articles, presentBe, commonPrepositions)}|about|of|that|you|when|before|and|or|your|as|how|what|it|this|these|which|can|will|not|their|its|our|my|i|using|than|like|such|so|while)$`,
  'iu',
);

/** "... while staying": the cut removed the place or manner. */
const gerundEnding = regex.iu`\s(?:while|by|without|when|before|after|for)\s\p{L}+ing$`;

/** Removes words from the end until the last one needs no word after it. */
const trimEnding = (text: string): string => {
  let result = text;
  while (dangling.test(result)) result = result.replace(dangling, '');
  return gerundEnding.test(result) ? trimEnding(result.replace(gerundEnding, '')) : result;
};

/** A number is used only if the headings count it or the article opens with it. */
const isCounted = (phrase: string, at: number, article: Article): boolean => {
  const count = Number.parseInt(withDigits(phrase), 10);
  if (count < 3) return false;
  const levels = [2, 3, 4].map(
    (level) => article.headings.filter((heading) => heading.level === level).length,
  );
  return levels.includes(count) || (at < opening && count >= 5);
};

/** Shortens a phrase at a place where a headline can end, never inside a noun phrase. */
const shorten = (text: string): string => {
  const result = trimEnding(text);
  return fitsSnippet(result, 'title') ? result : (shortenHeadline(result)[0] ?? '');
};

const maxCharacters = 8000;

/**
 * The promises that an English article makes in its own words: "15 tips to overcome binge eating", "How to adopt a
 * success mindset", and headings that ask a question.
 */
export const findPromises = (article: Article): string[] => {
  const text = article.text
    .slice(0, maxCharacters)
    .replace(/\s*[\n\t]\s*/g, ' . ')
    .replace(/\s+/g, ' ');
  const lists = matchesOf(text, listPromise)
    .filter((match) => isCounted(match[1] ?? '', match.index, article))
    .map((match) => withDigits(match[1] ?? ''))
    .filter((phrase) => phrase.split(' ').length >= 4);
  const guides = matchesOf(text, howTo)
    .map((match) => match[1] ?? '')
    .filter((phrase) => phrase.split(' ').length >= 4);
  const headings = article.headings
    .filter(
      (heading) =>
        heading.text !== article.title &&
        (/\?$/.test(heading.text) || /^(?:how|why|what)\b/i.test(heading.text)),
    )
    .map((heading) => heading.text);
  return [
    ...new Set(
      [...lists, ...guides]
        .map(shorten)
        .concat(headings.filter((heading) => isTitleCase(heading) || heading.length > 0)),
    ),
  ]
    .filter((phrase) => phrase.length >= 20 && fitsSnippet(phrase, 'title'))
    .map(startWithCapital);
};
