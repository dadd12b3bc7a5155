import { describe, expect, it } from 'vitest';
import type { Block } from '#engine/markdown/markdown-document.ts';
import { blocksOf, newBlock, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { byBlock, keepImprovements } from '#engine/writing/rewriting/keep-improvements.ts';

const long = `The lamp ${'turns and '.repeat(14)}shines.`;
const start = blocksOf('The tower is old. The lamp is new. The pier is long. The boat is late.');
const addLong = (blocks: readonly Block[]): Block[] => [
  ...blocks,
  newBlock('paragraph', long),
  newBlock('paragraph', long),
];
const dropLong = (blocks: readonly Block[]): Block[] => blocks.filter(({ body }) => body !== long);
const dropOne = (blocks: readonly Block[]): Block[] => blocks.toSpliced(blocks.length - 1, 1);

describe('a step that makes a check fail', () => {
  it('is skipped', () => {
    expect(keepImprovements(start, '', [addLong])).toBe(start);
  });

  it('is kept along with the steps that fix it', () => {
    const kept = keepImprovements(start, '', [{ change: addLong, fixes: [dropOne] }]);
    expect(renderBlocks(kept)).toContain(long);
    expect(kept).toHaveLength(start.length + 1);
  });

  it('is kept if that check may fail', () => {
    const failed = (mayFail: readonly string[]): readonly Block[] =>
      keepImprovements(start, '', [{ change: addLong, mayFail }]);
    expect(failed(['sentence-length'])).toHaveLength(start.length + 2);
    expect(failed(['image-alt'])).toBe(start);
  });

  it('is skipped if the fixes do not help', () => {
    const addMore = (blocks: readonly Block[]): Block[] => addLong(addLong(blocks));
    expect(keepImprovements(start, '', [{ change: addMore, fixes: [dropOne] }])).toBe(start);
    expect(keepImprovements(start, '', [{ change: addMore, fixes: [dropLong] }])).not.toContain(long);
  });
});

describe('a step by block that makes a check fail', () => {
  const text = [
    '# The harbor',
    'The harbor is old, and the *harbour* mill stands beside it.',
    'The teh boat is late.',
    'The teh lamp is new.',
  ].join('\n\n');
  const rename = (blocks: readonly Block[]): Block[] =>
    blocks.map((block) =>
      /harbour|teh/.test(block.body)
        ? {
            ...block,
            body: block.body.replace('harbor', 'port').replace('harbour', 'port').replace('teh ', ''),
          }
        : block,
    );

  it('keeps the changes of the other blocks', () => {
    const kept = keepImprovements(blocksOf(text), 'harbor', [byBlock(rename)]);
    expect(renderBlocks(kept)).toBe(`${text.replaceAll('teh ', '')}\n`);
  });

  it('is skipped whole if it changes the text as a whole', () => {
    expect(renderBlocks(keepImprovements(blocksOf(text), 'harbor', [rename]))).toBe(`${text}\n`);
  });
});
