import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#engine/markdown/markdown-document.ts';

const kindsOf = (markdown: string): string[] => parseMarkdown(markdown).blocks.map(({ kind }) => kind);

describe('a line with "#" next to code without marks', () => {
  it.each([
    ['# Weigh the rye\nrye.weigh(42)', ['code']],
    ['# Is it rye?\nweigh(1, 2) == 3', ['code']],
    ['  # The oven\n  oven <- list(heat = 2)', ['code']],
    ['loaves = bake(rye)\n# Cool them\n\nThe loaves are good.', ['paragraph', 'code', 'paragraph']],
    ['The loaves are good.\n\n## [1] FALSE\n\nThey are not.', ['paragraph', 'code', 'paragraph']],
    ['## [1] 30 45 "rye"', ['code']],
  ])('is a comment: %s', (markdown, kinds) => expect(kindsOf(markdown)).toEqual(kinds));

  it.each([
    '# The Bakery\nThe baker(s) know it.',
    '# The Bakery\n\nrye.weigh(42)',
    '## [1] The first mill\nIt is old.',
    '## 2. bake()\nIt bakes (and cools) the loaves.',
    '# The Bakery\nRye (a grain) is good.',
  ])('is a heading elsewhere: %s', (markdown) => expect(kindsOf(markdown)[0]).toBe('heading'));
});
