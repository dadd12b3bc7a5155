import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { listBullets } from '#engine/writing/rewriting/lists/typed-bullets.ts';

const listed = (markdown: string): string => renderBlocks(listBullets(blocksOf(markdown))).trimEnd();

describe('bullets typed as characters', () => {
  it.each([
    ['on lines', 'We sell:\n\n• Rye\n• Oats\n\nThe mill is old.'],
    ['in one line', 'We sell:\n\n• Rye • Oats\n\nThe mill is old.'],
    ['in paragraphs', 'We sell:\n\n• Rye\n\n• Oats\n\nThe mill is old.'],
  ])('become a list: %s', (_, before) => {
    expect(listed(before)).toBe('We sell:\n\n- Rye\n- Oats\n\nThe mill is old.');
  });

  it.each([
    'The mill • the oven • the shop',
    '• Rye alone',
    '• Rye. It is old.\n\nWe bake it.\n\n• Oats.\n\n• Wheat.',
    '• Rye\nis a grain\n• Oats',
    '- Rye\n- Oats',
    '```\n• Rye\n• Oats\n```',
  ])('stay where they may be something else: %s', (text) => {
    expect(listed(text)).toBe(text);
  });
});
