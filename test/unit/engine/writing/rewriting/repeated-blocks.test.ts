import { describe, expect, it } from 'vitest';
import { articleFromText, findKeywordIdeas } from '#engine';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { describeChanges } from '#engine/writing/rewriting/describe-changes.ts';
import { dropRepeats, dropShortTitle } from '#engine/writing/rewriting/markup/repeated-blocks.ts';
import { rewriteArticle } from '#engine/writing/rewriting/rewrite-article.ts';

const kept = (markdown: string): string => renderBlocks(dropRepeats(blocksOf(markdown))).trimEnd();
const reasons = (markdown: string): string[] =>
  describeChanges(markdown, kept(markdown), '').map(({ reason }) => reason);
const long =
  'The old mill on the river opens again this week, and the bakers from six towns wait for the first rye that it grinds.';

describe('a heading directly below the same heading', () => {
  it('is dropped', () => {
    const text = `# The Mill Opens\n\n## The mill opens!\n\n${long}`;
    expect(kept(text)).toBe(`# The Mill Opens\n\n${long}`);
    const picture = '![The mill](mill.jpg)';
    expect(kept(`# The Mill Opens\n\n${picture}\n\n## The Mill Opens\n\n${long}`)).toBe(
      `# The Mill Opens\n\n${picture}\n\n${long}`,
    );
    expect(reasons(text)).toEqual(['A heading that repeats the one next to it is removed.']);
  });

  it.each([
    `The mill turns.\n\nThe mill turns.\n\n${long}`,
    `## Rye\n\n${long}\n\n## Rye\n\nIt rains.`,
    `5000 loaves a month\n\n5000 loaves a month\n\n5000 loaves a month\n\n${long}`,
  ])('stays if there is text in between, and so do paragraphs: %s', (text) => expect(kept(text)).toBe(text));
});

describe('a title directly above the same title with more words', () => {
  const titled = (markdown: string): string => renderBlocks(dropShortTitle(blocksOf(markdown))).trimEnd();
  const full = '# Knead or Wait: Part 2 - Cold Dough';

  it('is dropped', () => {
    const text = `${full}\n\n## The bill\n\n${long}`;
    expect(titled(`# Knead or Wait - Part 2\n\n${text}`)).toBe(text);
  });

  it.each([
    `# Rye\n\n# Rye in winter\n\n${long}`,
    `# Knead or Wait\n\n${long}\n\n${full}\n\n${long}`,
    `# Knead or Wait\n\n${full}\n\n${long}\n\n# Knead or Wait: Part 3\n\n${long}`,
    `# Why I Knead Rye\n\n${full}\n\n${long}`,
  ])('stays in %s', (text) => expect(titled(text)).toBe(text));

  it('does not push the sections down in a rewrite', () => {
    const article = articleFromText(
      `# Knead or Wait - Part 2\n\n${full}\n\n## The bill\n\n${long}\n\n## The oven\n\n${long}`,
    );
    expect(rewriteArticle(article, findKeywordIdeas(article)).markdown.match(/^#.*$/gm)).toEqual([
      full,
      '## The bill',
      '## The oven',
    ]);
  });
});

describe('a paragraph that a text repeats', () => {
  it.each([
    `${long}\n\n- rye\n- oats\n\n${long}\n- salt\n- water`,
    `${long}\n- rye\n- oats\n\n${long}\n\n- salt\n- water`,
    `${long}\n\n<img src="a.jpg">\n\n${long}\n<img src="a.jpg">\n\n${long}\n\n<img src="a.jpg">`,
  ])('keeps the blank lines after it: %s', (text) => {
    const blocks = blocksOf(text);
    const edited = [...blocks].map((block) => ({ ...block }));
    expect(renderBlocks(edited, blocks).trimEnd()).toBe(text);
  });
});
