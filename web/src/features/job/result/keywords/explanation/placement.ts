import type { FinalResult } from '#contracts/jobs/result.ts';
import { joinList } from '#domain/text/join-list.ts';
import { containsKeyword } from '#web/features/job/result/shared/contains-keyword.ts';

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

const headingsText = (count: number): string => {
  if (count === 1) return 'the only subheading';
  return count === 2 ? 'both subheadings' : `all ${count} subheadings`;
};

/**
 * The places where the text contains the keyword, and those where it does not: the title, the opening, the
 * subheadings.
 */
export const describePlacement = (keyword: string, { title, opening, headings }: TextPlaces): string => {
  if (!/[\p{L}\p{N}]/u.test(keyword)) return '';
  const has = (text: string): boolean => containsKeyword(text, keyword);
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
    return `Not yet in ${joinList(
      places.map(({ name }) => name),
      'or',
    )}.`;
  const already = `Already in ${joinList(found)}.`;
  return missing.length === 0 ? already : `${already} Missing from ${joinList(missing)}.`;
};
