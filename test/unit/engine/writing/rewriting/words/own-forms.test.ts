import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { shortenSentences } from '#engine/writing/rewriting/splitting/shorten-sentences.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"&" in running text', () => {
  it('becomes "and" in all places', () => {
    expect(tidied('We eat rye & wheat in our old mill. We like bread & butter in our town.')).toBe(
      'We eat rye and wheat in our old mill. We like bread and butter in our town.',
    );
  });

  it.each([
    'We eat rye & wheat in our old mill.\n\n- Cotton & clogs',
    'We eat rye & wheat in our old mill. We drag & dropped it into the oven.',
  ])('stays where one would stay: %s', (text) => expect(tidied(text)).toBe(text));

  it('is not counted in names', () => {
    expect(tidied('We eat rye & wheat in our old mill of Poe & Sons.')).toBe(
      'We eat rye and wheat in our old mill of Poe & Sons.',
    );
  });
});

describe('the forms of the author', () => {
  const curly = 'It’s old, and we’re here. They don’t bake.';

  it.each([
    [`${curly} Its a mill.`, `${curly} It’s a mill.`],
    [`${curly} We rest in two days time.`, `${curly} We rest in two days’ time.`],
    [
      `${curly} It wasn't hot, but it isn’t cold. Its a mill.`,
      `${curly} It wasn't hot, but it isn’t cold. It’s a mill.`,
    ],
  ])('include the apostrophe: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it('include "try and" in a British text', () => {
    const text = 'We try and find the colour of rye.';
    expect(tidied(text)).toBe(text);
    expect(tidied('We try and find rye.')).toBe('We try to find rye.');
  });
});

describe('code inside a paragraph', () => {
  it.each([
    'We bake. <style>.box { utilise; alot }</style> It rises.',
    'We bake <script>\nvar a = "utilise alot. It rise";\n</script> and rest.',
  ])('stays: %s', (text) => {
    expect(renderBlocks(shortenSentences(tidyWords(blocksOf(text)))).trimEnd()).toBe(text);
  });
});

describe('a blank that the reader fills in', () => {
  it('does not keep a sentence from its corrections', () => {
    expect(tidied('Put \\[your] name there in order to utilise it.')).toBe(
      'Put \\[your] name there to use it.',
    );
    expect(tidied('Put \\[it] there in order to utilise it.')).toBe(
      'Put \\[it] there in order to utilise it.',
    );
  });
});
