import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#engine/markdown/markdown-document.ts';
import { renderMarkdown } from '#engine/markdown/render-markdown.ts';
import { readDocument } from '#engine/verification/facts/passage-units.ts';

const word = fc.stringMatching(/^[a-z]{3,8}$/);
const piece = fc.oneof(
  word,
  word.map((text) => `**${text}**`),
  word.map((text) => `*${text}*`),
  word.map((text) => `_${text}_`),
  word.map((text) => `~~${text}~~`),
  word.map((text) => `\`${text}\``),
  word.map((text) => `[${text}](https://example.com/page)`),
  word.map((text) => `![${text}](https://example.com/image.png)`),
);
const line = fc
  .tuple(word, fc.array(piece, { maxLength: 8 }))
  .map(([first, rest]) => [first, ...rest].join(' '));
const block = fc.oneof(
  line,
  fc.tuple(line, line).map(([a, b]) => `${a}\n${b}`),
  line.map((text) => `## ${text}`),
  line.map((text) => `${text}\n===`),
  line.map((text) => `> ${text}`),
  fc.tuple(line, line).map(([a, b]) => `- ${a}\n- ${b}`),
  fc.tuple(line, line).map(([a, b]) => `1. ${a}\n\n    ${b}\n`),
  fc.tuple(line, line).map(([a, b]) => `- ${a}\n  - ${b}`),
  fc.tuple(line, line).map(([a, b]) => `| ${a} | ${b} |\n| --- | --- |\n| ${b} | ${a} |`),
  fc.tuple(line, line).map(([a, b]) => `${a} | ${b}\n--- | ---\n${b} | ${a}`),
  line.map((text) => `\`\`\`js\n${text}\n\`\`\``),
  fc.constant('---'),
);
const markdown = fc.array(block, { minLength: 1, maxLength: 8 }).map((blocks) => blocks.join('\n\n'));

const wordsOf = (text: string): string[] => text.match(/[a-z]+/g) ?? [];

/** The words of Markdown that a page shows, without code and the texts of images. */
const shownWords = (source: string): string[] =>
  wordsOf(
    renderMarkdown(source)
      .replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, ' '),
  );

const readWords = (source: string): string[] =>
  readDocument(source).blocks.flatMap(({ block, text }) => (block.kind === 'code' ? [] : wordsOf(text)));

const count = (html: string, tag: string): number => html.split(`<${tag}>`).length - 1;

describe('Markdown is verified as it is shown', () => {
  it('has the same words in both readings', () => {
    fc.assert(
      fc.property(markdown, (source) => {
        expect(readWords(source)).toEqual(shownWords(source));
      }),
      { numRuns: 300 },
    );
  });

  it('has the same headings, items, quotations and code blocks in both readings', () => {
    fc.assert(
      fc.property(markdown, (source) => {
        const html = renderMarkdown(source);
        const { blocks } = parseMarkdown(source);
        const number = (kind: string): number => blocks.filter((block) => block.kind === kind).length;
        expect(number('heading')).toBe(count(html, 'h1') + count(html, 'h2'));
        expect(number('item')).toBe(count(html, 'li'));
        expect(number('quote')).toBe(count(html, 'blockquote'));
        expect(number('code')).toBe(html.split('<pre>').length - 1);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['a paragraph inside an item', '- First\n\n    Second in the item.', ['item', 'paragraph']],
    ['a table without outer pipes', 'a | b\n--- | ---\n1 | 2', ['table', 'table', 'table']],
    ['a footnote, which is text', 'See it.[^1]\n\n[^1]: It says 40 percent.', ['paragraph', 'paragraph']],
    ['a quotation that goes on without its mark', '> Said\nand done', ['quote']],
    ['code on the line of its marker', '- ```\n  x = 1\n  ```', ['code']],
    ['an indented paragraph of a paste', 'One.\n\n    Two is prose.', ['paragraph', 'paragraph']],
    ['indented code', 'One.\n\n    run();', ['paragraph', 'code']],
  ])('with %s', (_, source, kinds) => {
    expect(parseMarkdown(source).blocks.map(({ kind }) => kind)).toEqual(kinds);
  });
});

it('Hugo’s multi-line shortcodes stay together', () => {
  const feature = '{{< figure src="/a.jpg"\ncaption="The raised bed"\n>}}';
  const { blocks } = parseMarkdown(`The bed is done.\n\n${feature}\n\nIt is nice.`);
  expect(blocks.map(({ kind, body }) => [kind, body])).toEqual([
    ['paragraph', 'The bed is done.'],
    ['html', feature],
    ['paragraph', 'It is nice.'],
  ]);
});
