import { memoizeByText } from '#engine/bounds/memoize.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';

/** The length of the beginning that decides how a text writes its names. */
const maxLength = 100_000;
const lowered = memoizeByText((text) => text.slice(0, maxLength).toLowerCase());

/** Patterns with letter classes take long to compile, so the edges of a word have their own patterns, compiled once. */
const wordStart = regex.uy`(?<![\p{L}\p{N}])`;
const wordEnd = regex.uy`(?![\p{L}\p{N}])`;

const matchesAt = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

/**
 * The places where a text has a keyword as whole words. A search for the first word in lower case finds them, because
 * a pattern that ignores case tries every character and took a twelfth of a run.
 */
const placesOf = (text: string, keyword: string): RegExpExecArray[] => {
  const lower = lowered(text);
  const first = keyword.toLowerCase().split(' ', 1)[0] ?? '';
  if (first === '') return [];
  const pattern = regexOf(escapeForPattern(keyword).replace(/ /g, '\\s+'), 'iuy');
  const places: RegExpExecArray[] = [];
  for (let from = lower.indexOf(first); from >= 0; ) {
    pattern.lastIndex = from;
    const found = matchesAt(wordStart, text, from) ? pattern.exec(text) : null;
    const place = found && matchesAt(wordEnd, text, from + found[0].length) ? found : null;
    if (place) places.push(place);
    from = lower.indexOf(first, from + Math.max(1, place?.[0].length ?? 0));
  }
  return places;
};

/** The first word of "ROSA Miller", which newspapers set in capitals at the start of a report. */
const capitalsAtStart = regex.u`^\p{Lu}{2,}(?=\s.*\p{Ll})`;

/** The form with one capital in its first word, if the text has it too. */
const withoutCapitals = (form: string, counts: ReadonlyMap<string, number>): string => {
  const plain = form.replace(capitalsAtStart, (word) => word[0] + word.slice(1).toLowerCase());
  return counts.has(plain) ? plain : form;
};

const mostFrequentForm = (text: string, keyword: string): string => {
  const counts = new Map<string, number>();
  for (const { 0: found, index } of placesOf(text, keyword)) {
    const inside = regex.u`[\p{L}\p{N},]["“‘']?\s["“‘']?$`.test(text.slice(Math.max(0, index - 4), index));
    const form = found.replace(/\s+/g, ' ');
    counts.set(form, (counts.get(form) ?? 0) + (inside ? 3 : 1));
  }
  const [most = keyword] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return withoutCapitals(most, counts);
};

/** The forms already looked up in a text. Titles, descriptions and the rewrite ask for the same ones. */
const formsIn = memoizeByText(() => new Map<string, string>());

/** A keyword with the article's capitalization, preferably from inside a sentence: "hong kong" as "Hong Kong". */
export const surfaceForm = (text: string, keyword: string): string => {
  const known = formsIn(text);
  const form = known.get(keyword) ?? mostFrequentForm(text, keyword);
  known.set(keyword, form);
  return form;
};
