import { describe, expect, it } from 'vitest';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { withAdvice } from '#engine/writing/advice/advise.ts';
import { checkArticle } from '#engine/writing/checks/check-article.ts';
import { keywordIdea } from '#test/factories/keyword-idea.ts';

const snippet = (text: string): SnippetText => ({
  text,
  characters: text.length,
  pixels: 0,
  keywords: [],
  why: '',
});
const about = (topic: string): string =>
  `The ${topic} of the town is old. Nobody repairs the ${topic} before winter. The ${topic} costs more than the village can pay in one year of its life.\n\n`.repeat(
    6,
  );

const noteOf = (id: string, markdown: string): string => {
  const article = articleFromText(markdown);
  const keywords = [keywordIdea('lighthouse keeper', 90), keywordIdea('stone pier', 60)];
  const checks = checkArticle(markdown, { title: '', description: '', leadKeyword: 'lighthouse keeper' });
  const titles = [snippet('A Day With a Lighthouse Keeper')];
  const descriptions = [
    snippet('What a lighthouse keeper does all day, and what the job pays.'),
    snippet(
      `A lighthouse keeper tells ${'of the lamp, the stairs and the storms, '.repeat(2)}day by day, year in, year out.`,
    ),
  ];
  const found = withAdvice(checks, { article, markdown, keywords, titles, descriptions });
  return found.find((check) => check.id === id)?.note ?? '';
};

const text = `${about('wooden gallery')}${about('stone pier')}`;

describe('advice', () => {
  it.each([
    ['title-length', text, 'Another title fits: “A Day With a Lighthouse Keeper”.'],
    ['description-length', text, 'Another description fits: “A lighthouse keeper tells of the lamp, '],
    [
      'h1-keyword',
      `# The tower\n\n${text}`,
      'A main heading that contains it: “A Day With a Lighthouse Keeper”.',
    ],
    ['h1-single', text, 'One option: “A Day With a Lighthouse Keeper”.'],
    [
      'intro-keyword',
      text,
      'You could open with: “What a lighthouse keeper does all day, and what the job pays.”',
    ],
    [
      'subheading-keyword',
      `# The tower\n\n${text}\n\n## Work\n\nThe lighthouse keeper works.`,
      'The section “Work” is about it, and its heading could say so.',
    ],
    [
      'subheadings',
      `# The tower\n\n${text}`,
      'A subheading would fit before “The stone pier of the town is old.',
    ],
    ['links', text, 'Phrases you could link: “stone pier”.'],
  ])('of a failed check %s proposes what the author can use', (id, markdown, advice) => {
    expect(noteOf(id, markdown)).toContain(advice);
  });

  it('quotes the longest sentence if too many are long', () => {
    const long = `Each ${'gallery and pier and stair '.repeat(8)}is old. The keeper sleeps.`;
    expect(noteOf('sentence-length', long)).toMatch(/The longest one has \d+ words: “Each gallery and pier/);
  });

  it('is not given if the check passes', () => {
    expect(noteOf('links', '[Tower](https://example.com) is old.')).toBe('The article has 1 link.');
  });
});
