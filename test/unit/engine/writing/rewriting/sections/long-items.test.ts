import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { describeChanges } from '#engine/writing/rewriting/describe-changes.ts';
import { raiseLeadIns } from '#engine/writing/rewriting/sections/lead-ins.ts';
import { raiseLongItems } from '#engine/writing/rewriting/sections/long-items.ts';

const text =
  'The keeper walks up and down the stairs of the tower six times on every day of the winter. The boat brings bread and coal on Thursday when the tide allows it.';
const long = `${text} ${text} ${text}`;
const opening = 'The tower by the sea is older than the town. This is what its keepers say of it:';
const ending = `${text} So the tower stands, and so it will stand for many years to come.`;
const headingsOf = (markdown: string): string[] => markdown.match(/^#{1,6} .*$/gm) ?? [];
const raised = (markdown: string): string => renderBlocks(raiseLongItems(blocksOf(markdown)));
const list = (mark: string, ...items: string[]): string =>
  items.map((item, i) => `${mark === '1.' ? `${i + 1}.` : mark} ${item}`).join('\n');

const items = [`**Stairs.** ${long}`, `**The lamp:** ${long}`, `**Why so old?** ${long}`];

describe('a list of long items with labels of their own', () => {
  it('becomes sections one level below the one that it ends', () => {
    const markdown = `## The tower\n\n${opening}\n\n${list('-', ...items)}\n\n## The town\n\n${text}`;
    expect(headingsOf(raised(markdown))).toEqual([
      '## The tower',
      '### Stairs',
      '### The lamp',
      '### Why so old?',
      '## The town',
    ]);
  });

  it('loses its numbers and keeps every word', () => {
    const result = raised(`${opening}\n\n${list('1.', ...items)}`);
    expect(headingsOf(result)).toEqual(['## Stairs', '## The lamp', '## Why so old?']);
    expect(result.split(text)).toHaveLength(10);
  });

  it('is followed by a conclusion if the article ends with one', () => {
    const result = raised(`${opening}\n\n${list('-', ...items)}\n\n${ending}`);
    expect(headingsOf(result).at(-1)).toBe('## Conclusion');
    expect(result).toContain(`## Conclusion\n\n${ending}`);
  });

  it('is reported as the labels that became headings, and the conclusion as new', () => {
    const told = (label: string, topic: string): string => `${label} ${long.replaceAll('tower', topic)}`;
    const own = [
      told('**Stairs.**', 'tower'),
      told('**The lamp:**', 'island'),
      told('**Why so old?**', 'town'),
    ];
    const closing =
      'So it stands, and so it will stand for as long as anybody on this coast can remember its first keeper and all of the rest.';
    const markdown = `${opening}\n\n${list('-', ...own)}\n\n${closing}`;
    const reasons = describeChanges(markdown, raised(markdown), '').map(({ reason }) => reason);
    const label = 'The author’s own label is now a heading.';
    expect(reasons).toEqual([
      label,
      label,
      label,
      'A new subheading breaks up a long stretch of text and says what comes next.',
    ]);
  });

  it.each([
    [
      'short items',
      `${opening} ${long}\n\n${list('-', '**Stairs.** Ten.', '**Lamp.** Two.', '**Pier.** One.')}`,
    ],
    ['two items', `${opening} ${long}\n\n${list('-', ...items.slice(0, 2))}`],
    ['an item without a label', `${opening}\n\n${list('-', ...items, long)}`],
    ['items inside items', `${opening}\n\n- ${long}\n${list('  -', ...items)}`],
    ['a list directly below a heading', `## The tower\n\n${list('-', ...items)}`],
    [
      'text of the section after it',
      `${opening}\n\n${list('-', ...items)}\n\n${ending}\n\n## The town\n\n${text}`,
    ],
    [
      'thanks after it',
      `${opening}\n\n${list('-', ...items)}\n\nThanks to all keepers of the tower. ${text}`,
    ],
  ])('stays a list: %s', (_, markdown) => {
    expect(headingsOf(raised(markdown))).toEqual(headingsOf(markdown));
  });
});

describe('labels with one paragraph each', () => {
  it('are followed by a conclusion if the article’s ending is too long to belong to the last one', () => {
    const labels = ['**Stairs.** ', '**The lamp.** ', '**Pier.** '].map((label) => label + long).join('\n\n');
    const result = renderBlocks(raiseLeadIns(blocksOf(`${opening}\n\n${labels}\n\n${ending}\n\n${ending}`)));
    expect(headingsOf(result)).toEqual(['## Stairs', '## The lamp', '## Pier', '## Conclusion']);
  });
});
