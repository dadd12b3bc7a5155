import type { FinalResult } from '#contracts/jobs/result.ts';

/** The places of a text that matter for a keyword. */
export type TextPlaces = { title: string; opening: string; headings: readonly string[] };

const headingLine = /^#{2,6}\s+(.+)$/;

/** The opening that the on-page check "Keyword in the introduction" uses. The two must not contradict each other. */
const openingWords = 100;

/** The places of the run's text; null for a run without an article. */
export const placesOf = ({ source, articles }: FinalResult): TextPlaces | null => {
  if (articles === null || source.text === '') return null;
  const lines = articles.original_article_markdown.split('\n').map((line) => line.trim());
  return {
    title: source.title ?? '',
    opening: lines
      .filter((line) => !/^[#>|!-]/.test(line))
      .join(' ')
      .split(/\s+/)
      .slice(0, openingWords)
      .join(' '),
    headings: lines.flatMap((line) => headingLine.exec(line)?.[1] ?? []),
  };
};

const withoutPlural = (word: string): string => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);

/** The words of a text; a plural equals its singular, as in the checks. */
const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(withoutPlural).join(' ')} `;

const listOf = (names: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}`;

const headingsText = (count: number): string => {
  if (count === 1) return 'the only subheading';
  return count === 2 ? 'both subheadings' : `all ${count} subheadings`;
};

/**
 * The places where the text contains the keyword, and those where it does not: the title, the opening, the
 * subheadings.
 */
export const describePlacement = (keyword: string, { title, opening, headings }: TextPlaces): string => {
  const phrase = wordsOf(keyword);
  if (phrase.trim() === '') return '';
  const has = (text: string): boolean => wordsOf(text).includes(phrase);
  const inHeadings = headings.filter(has).length;
  const places = [
    ...(title === '' ? [] : [{ name: 'the title', missing: 'the title', found: has(title) }]),
    { name: 'the opening', missing: 'the opening', found: has(opening) },
    ...(headings.length === 0
      ? []
      : [
          {
            name: inHeadings === 0 ? 'a subheading' : `${inHeadings} of ${headings.length} subheadings`,
            missing: headingsText(headings.length),
            found: inHeadings > 0,
          },
        ]),
  ];
  const found = places.filter((place) => place.found).map(({ name }) => name);
  const missing = places.filter((place) => !place.found).map((place) => place.missing);
  if (found.length === 0)
    return `Not yet in ${listOf(
      places.map(({ name }) => name),
      'or',
    )}.`;
  const already = `Already in ${listOf(found)}.`;
  return missing.length === 0 ? already : `${already} Missing from ${listOf(missing)}.`;
};
