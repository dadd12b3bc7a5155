import { countCharacters, fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import {
  anyOf,
  danglingWords,
  phraseOpeners,
  presentBe,
  questionWords,
  wordSet,
} from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';

/** Words before which an English headline can end, because they introduce additions. */
const stopWordSet = wordSet(phraseOpeners, 'of without if than that which who');
/** Words that a headline cannot end with. */
const dangling = wordSet(danglingWords, 'used based called known seen designed');
const questionWord = new RegExp(`^${anyOf(questionWords, presentBe, 'can does do will should')}$`, 'i');
const minLength = 25;

type Word = { text: string; start: number; end: number };

const wordsOf = (title: string): Word[] =>
  matchesOf(title, /\S+/g).map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

const wordKey = (word: string): string => word.toLowerCase().replace(regex.gu`[^\p{L}\p{N}'’-]`, '');

/** Indices at which a shortened headline may begin: 0, after a colon or dash, or at a question. */
const starts = (words: readonly Word[]): number[] =>
  words.flatMap((word, i) => {
    const before = words[i - 1]?.text ?? '';
    const begins =
      i === 0 ||
      /[:–—?!]$|^[-|]$/.test(before) ||
      (questionWord.test(word.text) && /^(?:of|on|:)$/i.test(before)) ||
      // "... returning from St. Thomas with 475 pounds of cocaine intercepted": the quantity is the news.
      (/^[$€£]?\d[\d.,]*$/.test(word.text) && /^with$/i.test(before));
    return begins ? [i] : [];
  });

/** Indices at which it may end: the last word, before a function word, or at a punctuation mark. */
const ends = (words: readonly Word[]): number[] =>
  words.flatMap((word, i) => {
    const next = words[i + 1];
    const may =
      next === undefined ||
      /[,;:?!–—]$/.test(word.text) ||
      /^[-–—|]$/.test(next.text) ||
      stopWordSet.has(wordKey(next.text));
    // "Experiments...what": the first word of a question is attached to an ellipsis.
    const hangs = regex.u`(?:\.{3}|…)\p{L}`.test(word.text);
    return may && !hangs && !dangling.has(wordKey(word.text)) && regex.u`[\p{L}\p{N}]`.test(word.text)
      ? [i]
      : [];
  });

const quotes: readonly (readonly [RegExp, RegExp])[] = [[/[“‘„«(]/g, /[”’“»)]/g]];

const isClosed = (text: string): boolean =>
  (text.match(/"/g)?.length ?? 0) % 2 === 0 &&
  (text.match(/(?<=^|\s)'/g)?.length ?? 0) === (text.match(/'(?=[\s,.:;?!]|$)/g)?.length ?? 0) &&
  quotes.every(([open, close]) => (text.match(open)?.length ?? 0) <= (text.match(close)?.length ?? 0));

/**
 * A beginning alone loses the point of the headline, and an end alone loses its topic. Both lower the score, a
 * beginning more.
 */
const scorePart = (text: string, total: number, fromStart: boolean, toEnd: boolean): number =>
  countCharacters(text) / Math.max(total, 1) +
  (fromStart ? 0.12 : 0) +
  (toEnd ? 0.16 : 0) +
  (!fromStart && /^[$€£]?\d/.test(text) ? 0.2 : 0);

/**
 * "Baking bread without an oven" and "Baking bread" differ in meaning, so this keeps the parts with the word if there
 * are any.
 */
export const keepingWithout = (title: string, parts: readonly string[]): readonly string[] => {
  const keeps = (text: string): boolean => regex.iu`(?<!\p{L})without(?!\p{L})`.test(text);
  const kept = keeps(title) ? parts.filter(keeps) : parts;
  return kept.length > 0 ? kept : parts;
};

/**
 * Parts of an English headline that fit a result page and are complete headlines, best first: cut before a
 * preposition or conjunction, or started after a colon or at a question.
 */
export const shortenHeadline = (title: string): string[] => {
  const words = wordsOf(title);
  const total = countCharacters(title);
  const found: { text: string; score: number }[] = [];
  for (const start of starts(words)) {
    for (const end of ends(words)) {
      const [first, last] = [words[start], words[end]];
      if (first === undefined || last === undefined || end <= start) continue;
      const text = title.slice(first.start, last.end).replace(/[\s,;:–—|-]+$/, '');
      if (text.length < minLength || !isClosed(text) || !fitsSnippet(text, 'title')) continue;
      const asked =
        /\?$/.test(title) && end < words.length - 1 && questionWord.test(first.text) ? `${text}?` : text;
      if (fitsSnippet(asked, 'title'))
        found.push({ text: asked, score: scorePart(asked, total, start === 0, end === words.length - 1) });
    }
  }
  const parts = found.sort((a, b) => b.score - a.score).map(({ text }) => text);
  return [...keepingWithout(title, parts)];
};
