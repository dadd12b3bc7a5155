import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown, serializeMarkdown } from '#engine/markdown/markdown-document.ts';
import { readDocument } from '#engine/verification/facts/passage-units.ts';

const line = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '# A heading',
    '## Another ##',
    '- item one',
    '  continued',
    '1. first',
    '> quoted',
    '> more',
    '```',
    '~~~js',
    '| a | b |',
    '---',
    '===',
    '',
    ' ',
    '\t',
    '    code',
    '![a](b.png)',
    '[x]: http://y',
    '<div>',
    'A sentence. And another one! “Quoted. Twice.” End.',
    '**Dr. A** - A sentence. And another one!',
  ),
);
const markdown = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'));

describe('parseMarkdown', () => {
  it('returns any source unchanged', () => {
    fc.assert(
      fc.property(markdown, (source) => {
        const clean = source.replace(/\r\n?/g, '\n');
        expect(serializeMarkdown(parseMarkdown(source))).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });

  it('cuts each block into units without losing a character', () => {
    fc.assert(
      fc.property(markdown, (source) => {
        for (const { block, units } of readDocument(source).blocks) {
          expect(units.map((unit) => block.body.slice(unit.start, unit.end)).join('')).toBe(block.body);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['# One\n\ntext', ['heading', 'paragraph']],
    ['One\n===\ntext', ['heading', 'paragraph']],
    ['- a\n- b\n  more\n\ntext', ['item', 'item', 'paragraph']],
    ['> a\n> b', ['quote']],
    ['```\n# no heading\n\n- no item\n```\nafter', ['code', 'paragraph']],
    ['![a](b.png)\n\n[c]: d', ['image', 'definition']],
    ['| a | b |\n|---|---|\n| 1 | 2 |', ['table', 'table', 'table']],
  ])('identifies the blocks of %j', (source, kinds) => {
    expect(parseMarkdown(source).blocks.map((block) => block.kind)).toEqual(kinds);
  });
});
