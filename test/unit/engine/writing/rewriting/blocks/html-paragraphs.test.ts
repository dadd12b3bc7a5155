import { expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

it('corrects the text of HTML paragraphs', () => {
  expect(tidied('<p class="lead">I beleive in rye. Unfortunately it is <b>alot</b> of work.</p>')).toBe(
    '<p class="lead">I believe in rye. Unfortunately, it is <b>a lot</b> of work.</p>',
  );
  expect(
    tidied('<div>\n<p>I beleive in rye and in oats.</p>\n<p>They are definately good for us.</p>\n</div>'),
  ).toBe('<div>\n<p>I believe in rye and in oats.</p>\n<p>They are definitely good for us.</p>\n</div>');
});

it('corrects a paragraph that opens with an emphasis tag', () => {
  expect(tidied('<b>The mill</b> is old. I beleive that it is open.')).toBe(
    '<b>The mill</b> is old. I believe that it is open.',
  );
});

it('leaves what a template quotes', () => {
  const quoted = '{{< quote source="Anna" >}}\nI beleive in rye -- we do.\n{{< /quote >}}';
  expect(tidied(`${quoted}\n\nI beleive in oats.`)).toBe(`${quoted}\n\nI believe in oats.`);
  const tags = '{% quote %}\n\nI beleive in rye.\n\n{% endquote %}';
  expect(tidied(`${tags}\n\nI beleive in oats.`)).toBe(`${tags}\n\nI believe in oats.`);
});

it.each([
  '<p>Roses are red,<br>I beleive in rye,<br>oats are good,<br>and so am I.</p>',
  '<pre>I beleive in rye and oats.</pre>',
  '<blockquote class="twitter-tweet"><p lang="en" dir="ltr">I beleive in rye and oats.</p>&mdash; Anna Poe</blockquote>',
  '<blockquote>\n\nI beleive in rye and oats.\n\n<p>I beleive in oats and rye.</p>\n\n</blockquote>',
  '<p><select><option>I beleive in rye and oats.</option></select></p>',
  '<p>{{ note(text="I beleive in rye\nand oats.") }}</p>',
  '<img src="rye.jpg" alt="I beleive in rye">',
])('leaves %s', (html) => expect(tidied(html)).toBe(html));
