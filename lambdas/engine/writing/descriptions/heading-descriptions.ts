import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { fitsSnippet } from '#engine/writing/checks/measure-pixels.ts';
import { contentOf, type Reading } from '#engine/writing/read-passages.ts';
import { startWithCapital } from '#engine/writing/titles/headline-style.ts';
import { sectionsOf } from '#engine/writing/titles/section-names.ts';
import { isSelfContained } from '#engine/writing/titles/self-contained.ts';
import { opensVaguely } from '#engine/writing/titles/vague-openings.ts';
import type { DescriptionCandidate } from './description-candidates.ts';
import { closed } from './description-forms.ts';
import { opensLeaning } from './sentence-joins.ts';

const { minCharacters } = snippetLimits.description;
/** Sentences that may open a description that headings complete. */
const openings = 12;

/** "Choosing the flour" as "choosing the flour"; a name, an acronym and "I" keep their capitals. */
const inSentence = (heading: string): string =>
  heading.replace(/^\p{Lu}(?=\p{Ll}+(?:\s\p{Ll}|$))/u, (letter) => letter.toLowerCase());

/** "a, b and c". */
const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** All runs of neighboring parts, the longest first. */
const runsOf = (parts: readonly string[]): string[][] =>
  parts
    .flatMap((_, start) => parts.map((__, length) => parts.slice(start, start + length + 1)))
    .filter((run, i, all) => all.findIndex((other) => other.join('\n') === run.join('\n')) === i)
    .sort((a, b) => b.length - a.length);

/**
 * Descriptions of full length from the article's headings: its title or one of its sentences, followed by the names of
 * sections. For an article whose neighboring sentences have other lengths.
 */
export const headingDescriptions = (reading: Reading): DescriptionCandidate[] => {
  const sections = sectionsOf(reading)
    .filter((heading) => !/[?!:]/.test(heading) && isSelfContained(heading))
    .slice(0, 8)
    .map(inSentence);
  const runs = runsOf(sections);
  const sentences = reading.passages
    .slice(0, openings)
    .map(({ text }) => text)
    .filter((text) => !opensVaguely(text) && !opensLeaning(text) && !text.endsWith('?'));
  const title = reading.article.title?.replace(/\s+/g, ' ').trim() ?? '';
  const leads = [
    ...sentences.map((text) => ({ text, join: (run: string[]) => ` ${startWithCapital(listOf(run))}` })),
    ...(title === '' || /[?!:]/.test(title)
      ? []
      : [{ text: title, join: (run: string[]) => `: ${listOf(run)}` }]),
  ];
  return leads
    .flatMap(({ text, join }) => {
      const known = contentOf(text);
      const fitting = runs
        .filter((run) => run.some((heading) => [...contentOf(heading)].some((word) => !known.has(word))))
        .map((run) => closed(`${text}${join(run)}`))
        .find((line) => line.length >= minCharacters && fitsSnippet(line, 'description'));
      return fitting === undefined ? [] : [fitting];
    })
    .map((text, i) => ({ text, angle: 'sections' as const, score: -0.1 - i * 0.01 }));
};
