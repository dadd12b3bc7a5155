import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { withItemPeriods } from '#engine/writing/rewriting/lists/item-periods.ts';

const marked = (markdown: string): string => renderBlocks(withItemPeriods(blocksOf(markdown))).trimEnd();
const list = (last: string): string => `1. Enter your name.\n2. Take a loaf of rye.\n3. ${last}`;

describe('the last sentence of a list of sentences', () => {
  it.each([
    'Close the door of the mill behind you',
    'On your way out, leave some coins',
    'Do not bake in the mill',
    'We meet every Monday at the mill (in winter)',
  ])('gets its period: %s', (last) => {
    expect(marked(list(last))).toBe(list(`${last}.`));
  });

  it.each([
    'Close the door of the mill behind you!',
    'Sixteen loaves of old rye',
    'Can I take a loaf of rye home',
    'Write to the mill at anna@mill.example',
    'Read about the mill on [its page](https://mill.example)',
    'Put these into the bag\n   - Rye\n   - Oats',
    'Close the door\nof the mill behind you',
    'Bake it',
  ])('stays: %s', (last) => {
    expect(marked(list(last))).toBe(list(last));
  });

  it('stays in a list without periods', () => {
    const text = '- Take a loaf of rye home\n- Bake it.\n- Close the door of the mill';
    expect(marked(text)).toBe(text);
  });
});
