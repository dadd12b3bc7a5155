import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"then" that stands for "than"', () => {
  it.each([
    ['It is more useful then a picture.', 'It is more useful than a picture.'],
    ['We bought a wider range of flour then I knew.', 'We bought a wider range of flour than I knew.'],
    ['I like to bake a bit faster then they do.', 'I like to bake a bit faster than they do.'],
    ['There are fewer ovens then bakers.', 'There are fewer ovens than bakers.'],
    ['We ask how it rises rather then if it browns.', 'We ask how it rises rather than if it browns.'],
    ['Baking is a lot harder then milling.', 'Baking is a lot harder than milling.'],
    ['Rye is more expensive then, say, oats.', 'Rye is more expensive than, say, oats.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'If you need more flour, then the mill can help.',
    'If we have more ovens, then bakers of the town can bake, too.',
    'When it gets warmer then the dough rises.',
    'Bake it five minutes longer and then the crust is dark.',
    'Knead the dough some more then let it rest.',
    'The flour was no better then.',
    'Back then, the bread was better.',
    'It was warmer then, say, in June.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});
