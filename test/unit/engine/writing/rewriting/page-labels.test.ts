import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { describeChanges } from '#engine/writing/rewriting/describe-changes.ts';
import { dropPageLabels, withoutDroppedLabels } from '#engine/writing/rewriting/markup/page-labels.ts';

const kept = (markdown: string): string => renderBlocks(dropPageLabels(blocksOf(markdown))).trimEnd();

describe('the labels of a page between paragraphs', () => {
  it.each([
    'ADVERTISEMENT',
    '**Advertisement**',
    '[ad_1]',
    'Story continues below advertisement',
    '— Article continues after ad —',
    'Comment on this story Comment Gift Article Share',
    'RELATED: Mill opens again after a long winter',
    '[Read: Why rye rises in the oven]',
    'Daily news of the mill. By submitting your email, you agree to our terms >',
    'Scroll down for video',
    '[ Mill: How this year compares with the last ]',
  ])('go, and the report says so: %s', (label) => {
    const text = `The mill is old.\n\n${label}\n\nIt turns.`;
    expect(kept(text)).toBe('The mill is old.\n\nIt turns.');
    expect(describeChanges(text, kept(text), '').map(({ reason }) => reason)).toEqual([
      'A label of the page that is not part of the text is removed.',
    ]);
  });

  it.each([
    'Advertisements for rye filled the wall.',
    '## Advertising',
    'Share this story with the baker: it is old.',
    'Related: [Mill opens again after a winter](https://mill.example)',
    '[This note was changed on Monday]',
    'Read more: it is good for you.',
    'Scroll down for the loaves. They are old.',
  ])('are not the words of the text: %s', (text) =>
    expect(kept(`${text}\n\nIt turns.`)).toBe(`${text}\n\nIt turns.`),
  );
});

describe('the original that a rewrite is checked against', () => {
  const text = 'The mill is old.\n\nRELATED: Mill of Salem opens again\n\nIt turns.';

  it('lacks the labels that the rewrite dropped', () => {
    expect(withoutDroppedLabels(text, kept(text)).trimEnd()).toBe('The mill is old.\n\nIt turns.');
  });

  it('keeps those that the rewrite kept', () => {
    expect(withoutDroppedLabels(text, text)).toBe(text);
  });
});
