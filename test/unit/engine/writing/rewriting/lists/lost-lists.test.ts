import { expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { restoreLists } from '#engine/writing/rewriting/lists/lost-lists.ts';

const restored = (markdown: string): string => renderBlocks(restoreLists(blocksOf(markdown))).trimEnd();

it('turns paragraphs with semicolons into the list that they were', () => {
  expect(restored('The mill sells:\n\nRye from the town;\n\nOats; and\n\nBread for all.\n\nIt is old.')).toBe(
    'The mill sells:\n\n- Rye from the town;\n- Oats; and\n- Bread for all.\n\nIt is old.',
  );
});

it.each([
  'The mill sells bread.\n\nRye from the town;\n\nBread for all.',
  'The mill sells:\n\nRye from the town;\n\n## Bread',
  'The mill sells:\n\nRye is old. It is good;\n\nBread for all.',
  'The mill sells:\n\nRye from the town.\n\nBread for all.',
])('leaves other paragraphs: %s', (text) => {
  expect(restored(text)).toBe(text);
});
