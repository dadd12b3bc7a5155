import type { Article } from '#contracts/jobs/article.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import { surfaceForm } from '#engine/writing/clauses/surface-form.ts';

const bodyOf = ({ text, headings }: Article): string => {
  const lines = new Set(headings.map((heading) => heading.text));
  return text
    .split('\n')
    .filter((line) => !lines.has(line.trim()))
    .join('\n');
};

const insideSentences = regex.gu`(?<=[\p{L}\p{N},] )[\p{L}\p{N}][\p{L}\p{N}'’.+#-]*`;

/**
 * How many times as often a text writes a name with capitals as in lowercase. An address may contain it in lowercase.
 */
const timesLowercase = 3;

/** The form with capitals that a word usually has, or the word itself. */
const usualForm = (word: string, forms: ReadonlyMap<string, number>): string => {
  const capitalized = [...forms].filter(([form]) => form !== word).toSorted((a, b) => b[1] - a[1]);
  const [most, count] = capitalized[0] ?? [word, 0];
  return count >= timesLowercase * (forms.get(word) ?? 0) ? most : word;
};

/** The words with the capitals that the text mostly uses inside sentences. */
const withNames = (body: string, words: readonly string[]): string[] => {
  const forms = new Map(words.map((word) => [word, new Map<string, number>()]));
  for (const [found] of matchesOf(body, insideSentences)) {
    const form = found.replace(/[.'’-]+$/, '');
    const own = forms.get(form.toLowerCase());
    own?.set(form, (own.get(form) ?? 0) + 1);
  }
  return words.map((word) => usualForm(word, forms.get(word) ?? new Map()));
};

/** Words with capitals inside, such as "DIY" and "iPhone", from a title that is not all capitals. */
const markedWords = (title: string): string[] =>
  title === title.toUpperCase()
    ? []
    : (title.match(regex.gu`[\p{L}\p{N}]+`) ?? []).filter((word) => regex.u`.\p{Lu}`.test(word));

/**
 * A keyword as the author writes it: "DIY chevron dress", "GitHub". The running text decides. Headings and titles
 * capitalize every word, so they count only for capitals inside a word.
 */
export const authorSpelling = (article: Article, keyword: string): string => {
  const body = bodyOf(article);
  const surface = surfaceForm(body, keyword);
  // Only the first word may have its capital from the start of a sentence: "Video footage shows".
  const isLine =
    surface.includes(' ') && (surface === surface.toUpperCase() || surface.slice(1) === keyword.slice(1));
  const isPlain = surface === keyword || isLine;
  const form = isPlain ? withNames(body, keyword.split(' ')).join(' ') : surface;
  const marked = markedWords(article.title ?? '');
  return form.replace(regex.gu`[\p{L}\p{N}]+`, (word) =>
    word === word.toLowerCase() ? (marked.find((one) => one.toLowerCase() === word) ?? word) : word,
  );
};
