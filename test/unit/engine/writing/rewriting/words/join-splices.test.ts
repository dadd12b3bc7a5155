import { expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { joinSplices } from '#engine/writing/rewriting/words/join-splices.ts';

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
