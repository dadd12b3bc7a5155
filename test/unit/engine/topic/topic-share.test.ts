import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { shareContaining, shareNamed } from '#engine/topic/topic-share.ts';

const article = articleFromText(
  'The rain barrel stands behind the shed. A rain barrel fills in one storm. I clean the rain barrel twice a year, and the rain barrel waters my beans.',
);

describe('the share of the probable topics', () => {
  it('that a sentence names grows with its words', () => {
    const both = shareNamed(article, new Set(['rain', 'barrel']));
    expect(both).toBeGreaterThan(0.5);
    expect(both).toBeGreaterThan(shareNamed(article, new Set(['barrel'])));
    expect(shareNamed(article, new Set())).toBe(0);
  });

  it('that contains a word is large for a word of the topic', () => {
    expect(shareContaining(article, ['barrel'])).toBeGreaterThan(0.5);
    expect(shareContaining(article, ['barrel'])).toBeGreaterThan(shareContaining(article, ['shed']));
  });

  it('is 0 in a text without phrases', () => {
    const empty = articleFromText('');
    expect([shareNamed(empty, new Set(['rain'])), shareContaining(empty, ['rain'])]).toEqual([0, 0]);
  });
});
