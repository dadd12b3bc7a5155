import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { describeChanges } from '#engine/writing/rewriting/describe-changes.ts';
import { nameLinks } from '#engine/writing/rewriting/links/link-texts.ts';
import { fixMarks } from '#engine/writing/rewriting/markup/broken-marks.ts';
import { fixNumbers } from '#engine/writing/rewriting/markup/list-numbers.ts';
import { dropRedundantRules } from '#engine/writing/rewriting/markup/redundant-rules.ts';
import { quoteTweets } from '#engine/writing/rewriting/markup/tweets.ts';
import { joinSplices } from '#engine/writing/rewriting/splitting/join-splices.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

type Step = (blocks: ReturnType<typeof blocksOf>) => ReturnType<typeof blocksOf>;
const edited = (step: Step, markdown: string): string => renderBlocks(step(blocksOf(markdown))).trimEnd();
const reasons = (before: string, after: string): string[] =>
  describeChanges(before, after, '').map(({ reason }) => reason);

describe('an exported tweet', () => {
  const line = '— Anna Poe 🦉 (@annapoe) [May 3, 2019](https://twitter.com/annapoe/status/12345)';
  const before = `We baked.\n\nThe loaf is out!\n[pic](https://t.co/x)\n\n${line}\n\nIt was good.`;
  const after = `We baked.\n\n> The loaf is out!\n> [pic](https://t.co/x)\n>\n> ${line}\n\nIt was good.`;

  it('becomes a quotation', () => {
    expect(edited(quoteTweets, before)).toBe(after);
    expect(reasons(before, after)).toEqual(['The quotation now stands apart from the text.']);
  });

  it.each([
    after,
    `We baked.\n\n- The loaf is out!\n\n${line}`,
    'The loaf is out!\n\n— Anna Poe, baker at the mill',
    `${line}\n\nIt was good.`,
  ])('is not: %s', (text) => {
    expect(edited(quoteTweets, text)).toBe(text);
  });
});

describe('marks of bold text', () => {
  it('close after the last letter', () => {
    expect(edited(fixMarks, '**MILL SURVEY **\n\nIt is old.')).toBe('**MILL SURVEY**\n\nIt is old.');
    const before = 'It is **new and good. **Once it is hot, **bake** it.';
    const after = 'It is **new and good.** Once it is hot, **bake** it.';
    expect(edited(fixMarks, before)).toBe(after);
    expect(new Set(reasons(before, after))).toEqual(
      new Set(['The emphasis now works, without stray marks.']),
    );
  });

  it.each([
    'It is **new** and **good** and 2 ** 3.',
    'Use `a **b` and **c **d.',
    'A **lamp** or **a bell**.',
  ])('stay: %s', (text) => {
    expect(edited(fixMarks, text)).toBe(text);
  });
});

describe('the numbers of a list', () => {
  it('skip none at the end', () => {
    const list = (last: number): string => `Do it:\n\n1. Mix\n2. Wait\n${last}. Bake\n\nIt is hot.`;
    expect(edited(fixNumbers, list(4))).toBe(list(3));
    expect(reasons(list(4), list(3))).toEqual(['The items of the list are now numbered in order.']);
  });

  it.each([
    '1. Mix\n2. Wait\n5. Bake',
    '3. Mix\n4. Wait\n6. Bake',
    '1. Mix\n2. Wait\n4. Bake\n5. Eat',
    '1. Mix\n2. Wait\n4. Bake\n\nIn step 4, wait.',
  ])('stay: %s', (list) => {
    expect(edited(fixNumbers, list)).toBe(list);
  });
});

it('drops a rule that separates nothing', () => {
  const text = '# Rye\n\nIt is old.\n\n---\n\nIt is new.';
  expect(edited(dropRedundantRules, `***\n\n# Rye\n\nIt is old.\n\n---\n\nIt is new.\n\n---`)).toBe(text);
  expect(edited(dropRedundantRules, '# Rye\n\n***\n\nIt is old.')).toBe('# Rye\n\nIt is old.');
  expect(edited(dropRedundantRules, text)).toBe(text);
  expect(reasons(`***\n\n${text}`, text)).toEqual(['A divider that separates nothing is removed.']);
});

it('keeps a rule below the title if another rule closes the introduction or underlines a heading', () => {
  const framed = '# Rye\n\n---\n\nIt is old.\n\n---\n\nIt is new.';
  const underlined = '# Rye\n\n---\n\nIt is old.\n\n# Oats\n\n---\n\nThey are new.';
  expect(edited(dropRedundantRules, framed)).toBe(framed);
  expect(edited(dropRedundantRules, underlined)).toBe(underlined);
});

it('widens a link on "here" inside emphasis and after two adjectives', () => {
  expect(edited(nameLinks, '*Edit: Visit the complete and updated tutorial [here](/guide)*')).toBe(
    '*Edit: Visit [the complete and updated tutorial here](/guide)*',
  );
});

it('leaves a sentence about its reader that ends in "here"', () => {
  expect(edited(nameLinks, 'You can deploy loaves [here](a.html).')).toBe(
    'You can deploy loaves [here](a.html).',
  );
});

it('does not turn a whole sentence into a link', () => {
  const sentence = 'News of the last sale can be found [here](a.html).';
  expect(edited(nameLinks, sentence)).toBe(sentence);
});

it('leaves a link on "here" in a choice', () => {
  const choice = '- [Click here](a.html) for a mere 20 second loaf; or\n- write to me.';
  expect(edited(nameLinks, choice)).toBe(choice);
});

it.each([
  "I've already written about this [here](a.html).",
  'I wrote about what to leave in the garden over the winter [here](a.html).',
  'I wrote about how my baking changed this year [here](a.html).',
  'You can download the anonymized data and code [here](a.html) to try your own analysis.',
])('leaves a link on "here" that leads to more than the words beside it: %s', (sentence) => {
  expect(edited(nameLinks, sentence)).toBe(sentence);
});

it('leaves a series of links on "here"', () => {
  const row = 'See my last two posts [here](a.html) and [here](b.html) for my thoughts on rye.';
  expect(edited(nameLinks, row)).toBe(row);
});

it('reads a long line together with the next one, even before a capital', () => {
  const text =
    'I had to take all of our running clothes out of the tub. After\nI put her in the tub (no water), she was happy all day.';
  expect(edited(joinSplices, text)).toBe(text);
});

it('keeps a list directly below its paragraph', () => {
  const text = 'We need teh rye:\n- recieve it\n- bake it';
  expect(edited(tidyWords, text)).toBe('We need the rye:\n- receive it\n- bake it');
});

it('corrects names and misspelled words in headings, and reports it', () => {
  const before = '## Using ifttt with teh mill\n\nIt is old.\n\n## Teh';
  const after = '## Using IFTTT with the mill\n\nIt is old.\n\n## Teh';
  expect(edited(tidyWords, before)).toBe(after);
  expect(reasons(before, after)).toEqual(['A spelling, typing or grammar error is corrected.']);
  const linked = '[Go](#teh-old-mill)\n\n## Teh old mill\n\nIt is old.';
  expect(edited(tidyWords, linked)).toBe(linked);
});

it('joins the text of a link and its address, and reports it', () => {
  const before = 'See [the old mill] (https://mill.example/x) in town.';
  const after = 'See [the old mill](https://mill.example/x) in town.';
  expect(edited(fixMarks, before)).toBe(after);
  expect(reasons(before, after)).toEqual(['A link with broken markup now works.']);
  const defined = `${before}\n\n[the old mill]: https://mill.example/`;
  expect(edited(fixMarks, defined)).toBe(defined);
});

it('capitalizes a name everywhere if the text does so once', () => {
  expect(edited(tidyWords, 'We write in Markdown. The markdown parser reads `markdown` and markdown.')).toBe(
    'We write in Markdown. The Markdown parser reads `markdown` and Markdown.',
  );
  const plain = 'We write markdown here.';
  expect(edited(tidyWords, plain)).toBe(plain);
});
