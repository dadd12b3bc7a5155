import { matchesOf } from '#engine/language/matches.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';

/** Endings of nouns that have no plural or are plural already. */
export const countless =
  /(?:s|ing|ion|ness|ity|ment|ware|data|code|news|advice|music|food|rice|soup|bread)$/i;

/** The word before each mention of a name, in lower case. */
export const wordsBefore = (text: string, name: string): string[] => {
  // The lookbehind keeps a word of n letters from being tried from each of its letters.
  const pattern = regexOf(`(?<!\\p{L})(\\p{L}+)\\s+${escapeForPattern(name)}(?!\\p{L})`, 'giu');
  return matchesOf(text, pattern).map((match) => (match[1] ?? '').toLowerCase());
};

/** The name with the article that the text puts before it: "a starter", "the Web Accessibility Initiative". */
export const withArticle = (text: string, name: string): string => {
  const before = wordsBefore(text, name);
  const isName = regex.u`^\p{Lu}`.test(name);
  if (isName) {
    const the = before.filter((word) => word === 'the').length;
    return before.length >= 2 && the > before.length * 0.6 ? `the ${name}` : name;
  }
  if (countless.test(name)) return name;
  const article = before.find((word) => /^an?$/.test(word));
  if (article !== undefined) return `${article} ${name}`;
  const the = before.filter((word) => word === 'the').length;
  return the > 1 && the * 2 > before.length ? `the ${name}` : name;
};
