import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { intendedWord } from '#engine/writing/rewriting/words/spelling/intended-words.ts';
import { isCorrection } from '#engine/writing/rewriting/words/tidy-sentence.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words that are misspelled in a way that no list has', () => {
  it.each([
    // Two errors
    ['The mill had an oppurtinity to sell its rye.', 'The mill had an opportunity to sell its rye.'],
    ['We found seuqneces of signfiicnatly old loaves.', 'We found sequences of significantly old loaves.'],
    ['The bakers are dissilusioned with the mill.', 'The bakers are disillusioned with the mill.'],
    // A wrong consonant, a silent letter, a doubled one
    ['The composision of the dough is a mystery.', 'The composition of the dough is a mystery.'],
    ['This is the epilouge of a burgeois bakery.', 'This is the epilogue of a bourgeois bakery.'],
    ['They are beligerents in the war over bread.', 'They are belligerents in the war over bread.'],
    ['The old caligraphic sign is above the door.', 'The old calligraphic sign is above the door.'],
    // Rare words that lack a letter
    ['My biorythm is that of a baker in the city.', 'My biorhythm is that of a baker in the city.'],
    // Plurals of words in "y"
    ['The hierarchys of the bakers are very old.', 'The hierarchies of the bakers are very old.'],
    // Not a compound of two words
    ['The oven has a big battry under the door.', 'The oven has a big battery under the door.'],
  ])('corrects %s', (markdown, corrected) => {
    expect(tidied(markdown)).toBe(corrected);
  });

  it.each([
    // Compounds and forms of known words
    'We unit-test the hashtables and the mappool of the mill.',
    'The rightwing bakers and the backtests were rejoined.',
    'This rich, featureful oven reranks the loaves and is schedulable.',
    // Drawn out and spoken forms
    'It was a looong day, mannn, and we were chillin with the loaves.',
    // Foreign words and names of programs
    'The baker drank matcha with a pain au chocolat and the crema of the mill.',
    'We use postgres, conda and systemd to run the mill in the city.',
    // British forms
    'The colourful mill organises a programme for travelled bakers.',
    // Another word is as likely
    'The lights of powerty are in the greenred ovens of the mill.',
    'The bakers were parterned with the mill in the city.',
    // Variants
    'The useable ovens are homogenous. The bakers were combatting mice.',
  ])('leaves %s', (markdown) => {
    expect(tidied(markdown)).toBe(markdown);
  });

  it('needs the right word in the text if another one is possible', () => {
    const before = 'The bakers visted the old mill in the city.';
    expect(tidied(`${before}\n\nThey are glad that they visited it.`)).toContain(
      'bakers visited the old mill',
    );
    expect(tidied(before)).toBe(before);
    expect(isCorrection(before, 'The bakers visited the old mill in the city.')).toBe(true);
    expect(isCorrection(before, 'The bakers avoided the old mill in the city.')).toBe(false);
  });

  it('takes a word that is common over one that is rare', () => {
    expect(intendedWord('militery').intended).toMatchObject({ word: 'military', isCertain: true });
    expect(intendedWord('military').intended).toBeNull();
  });
});

describe('misspelled words in other places', () => {
  it.each([
    // The start of a sentence
    ['Interuptions are the enemies of a good dough.', 'Interruptions are the enemies of a good dough.'],
    ['Expanison of the mill was a goal of the bakers.', 'Expansion of the mill was a goal of the bakers.'],
    // Compounds
    [
      'This old-fasioned oven is in a well-publicizied mill.',
      'This old-fashioned oven is in a well-publicized mill.',
    ],
    ['We fast-foward to the day of the mill.', 'We fast-forward to the day of the mill.'],
    // One end of an emphasized phrase
    [
      'Please **make the loaves accessibile**! They are good.',
      'Please **make the loaves accessible**! They are good.',
    ],
    // Capitals
    [
      'CHOOSE YOUR OVENS CAREFULY AND BAKE THE BREAD WITH CARE.',
      'CHOOSE YOUR OVENS CAREFULLY AND BAKE THE BREAD WITH CARE.',
    ],
  ])('corrects %s', (markdown, corrected) => {
    expect(tidied(markdown)).toBe(corrected);
  });

  it.each([
    // Names
    'Zephyris created the old font of the mill in the city.',
    'Peddocks is an island. We sailed to Peddocks with the bread.',
    'The people of [toptal](https://example.com) bake the bread of the mill.',
    // A single emphasized word and a command
    'We bake the *abusus* and the **reffadjust** with the rye of the mill.',
    // Abbreviations
    'The CHIPOS and the ROM of the PC are in the mill.',
  ])('leaves %s', (markdown) => {
    expect(tidied(markdown)).toBe(markdown);
  });

  it('leaves a heading in another language', () => {
    const heading = '## Instituto Nacional de Pan (INP)';
    expect(tidied(`# Bread\n\nRye.\n\n${heading}\n\nThis institute is old.`)).toContain(heading);
  });

  it('corrects the last part of a compound in a heading', () => {
    expect(tidied('# Bread\n\nRye.\n\n## An old-fasioned oven\n\nIt is old-fashioned.')).toContain(
      '## An old-fashioned oven',
    );
  });

  it('corrects a heading as the text is spelled', () => {
    expect(
      tidied('# Bread\n\nRye.\n\n## Diagnoising bad and old loaves\n\nThe baker is diagnosing the dough.'),
    ).toContain('## Diagnosing bad and old loaves');
    expect(tidied('# Bread\n\nRye.\n\n## Diagnoising bad and old loaves\n\nThe baker reads.')).toContain(
      'Diagnoising',
    );
  });
});
