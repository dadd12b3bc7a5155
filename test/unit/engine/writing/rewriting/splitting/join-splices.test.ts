import { expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { joinSplices } from '#engine/writing/rewriting/splitting/join-splices.ts';

const joined = (markdown: string): string => renderBlocks(joinSplices(blocksOf(markdown))).trimEnd();

it('joins the clauses of an item, too', () => {
  expect(joined('- I can bake my own bread, it is rye and I know the mill.')).toBe(
    '- I can bake my own bread; it is rye and I know the mill.',
  );
});

it('leaves a template', () => {
  const template = '- {{ note(text="I can bake my own bread, it is rye and I know the mill.") }}';
  expect(joined(template)).toBe(template);
});

it('leaves the speaker of words that lost their marks', () => {
  const text =
    'Our town should be open to all the bakers of the countries that live under a ban on rye, he reiterated this morning.';
  expect(joined(text)).toBe(text);
  expect(joined(text.replace('reiterated', 'walked'))).not.toBe(text);
});
