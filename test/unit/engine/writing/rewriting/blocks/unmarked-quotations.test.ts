import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { joinSplices } from '#engine/writing/rewriting/splitting/join-splices.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

const words = 'In order to bake rye, you need an oven.';
const shorter = 'To bake rye, you need an oven.';
const splice = 'I can bake my own bread, it is rye and I know the mill.';

/** A report with what somebody said in it. */
const report = (said: string): string =>
  [
    'The mill opened on Monday.',
    'The baker said it was late.',
    said,
    'Anna said the oven is hot.',
    'The mayor came at noon.',
    'He said he likes rye.',
  ].join('\n\n');

describe('words that somebody else said or wrote', () => {
  it('are corrected in the text of the author', () => {
    expect(tidied(words)).toBe(shorter);
    expect(tidied(`We opened an oven:\n\n${words}`)).toContain(shorter);
  });

  it.each([
    ['after their announcement', `The baker told the town:\n\n${words}`],
    ['after the name of a document', `According to the filing:\n\n${words}`],
    ['between two rules', `Here is an example:\n\n---\n\n${words}\n\nRye is old.\n\n---\n\nWe like it.`],
    [
      'in a transcript',
      `**Rosa:** We do. ${words}\n\n**Max:** Is it new?\n\n**Rosa:** It is old.\n\n**Max:** We like it.`,
    ],
    [
      'in the second paragraph of a turn',
      `ROSA POE: We do.\n\n${words}\n\nMAX REED: Is it new?\n\nROSA POE: It is old.\n\nMAX REED: We like it.`,
    ],
    [
      'in an interview',
      ['bake', 'eat', 'sell', 'like'].map((verb) => `## What do you ${verb}?\n\nI do. ${words}`).join('\n\n'),
    ],
    ['of a witness in a report', report(`I bake a lot. ${words}`)],
    ['with a word of the editor', `It made [it] a mill. ${words}`],
    ['with a word of the editor in a report', report(`This [sale] made it a mill. ${words}`)],
  ])('stay %s', (_, text) => {
    expect(tidied(text)).toBe(text);
  });

  it('keep their clauses together', () => {
    const text = `The baker told the town:\n\n${splice}`;
    expect(renderBlocks(joinSplices(blocksOf(text))).trimEnd()).toBe(text);
  });

  it('keep their clauses together in a letter in italics', () => {
    const said = `_We bake. ${splice} We like it._`;
    const text = `To quote parts of a [letter](https://rye.example) by Rosa:\n\n_We bake rye._\n\n${said}`;
    expect(renderBlocks(joinSplices(blocksOf(text))).trimEnd()).toBe(text);
    expect(renderBlocks(joinSplices(blocksOf(said))).trimEnd()).not.toBe(said);
  });

  it('get the right marks in a transcript', () => {
    const turns =
      '**Rosa:** Of course we do.\n\n**Max:** Is it new?\n\n**Rosa:** It is old.\n\n**Max:** We have an eye and and ear for rye.';
    expect(tidied(turns)).toContain('an eye and ear');
  });

  it('get the right spelling', () => {
    expect(tidied('The baker told the town:\n\nI definately bake rye.')).toContain('I definitely bake rye.');
  });
});

describe('words of the author that look like a quotation', () => {
  it.each([
    ['questions and answers', `**Q:** Why?\n\n**A:** We do. ${words}\n\n**Q:** How?\n\n**A:** We bake.`],
    [
      'pros and cons',
      `**Pros:** Rye.\n\n**Cons:** It is hot. ${words}\n\n**Pros:** Oats.\n\n**Cons:** We bake.`,
    ],
    ['fields', `Cost: Rye.\n\nOutput: It is hot. ${words}\n\nCost: Oats.\n\nOutput: We bake.`],
    [
      'text below a transcript',
      `ROSA POE: We do.\n\nMAX REED: Is it new?\n\nROSA POE: It is old.\n\nMAX REED: We like it.\n\n${words}`,
    ],
    ['text after a rule that divides it', `Here is a mill.\n\n---\n\n${words}\n\n---\n\nWe like it.`],
    ['the story of its writer', report(`I bake a lot. ${words}`).replaceAll(/said/g, 'knew')],
    [
      'questions of the reader',
      ['bake', 'eat', 'sell', 'like']
        .map((verb) => `## What can you ${verb}?\n\nBread. ${words}`)
        .join('\n\n'),
    ],
    ['a review with a few voices', `${report(`I bake a lot. ${words}`)}${'\n\nThe oven is old.'.repeat(8)}`],
    ['a report around a quotation', report(`"I bake [it] a lot," he said. ${words}`)],
  ])('are corrected: %s', (_, text) => {
    expect(tidied(text)).toContain(shorter);
  });
});
