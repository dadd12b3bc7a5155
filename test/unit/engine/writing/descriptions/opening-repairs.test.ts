import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { repairSentence } from '#engine/writing/descriptions/compose/repair-sentence.ts';
import { openingRepairs } from '#engine/writing/descriptions/drafts/opening-repairs.ts';
import { writeDescriptions } from '#engine/writing/descriptions/write-descriptions.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { keywordIdea } from '#test/factories/keyword-idea.ts';

describe('the beginning of a sentence', () => {
  it.each([
    [
      'In this new blog series we’ll be meeting the bakers of the valley to see how they keep a starter.',
      'We’ll be meeting the bakers of the valley to see how they keep a starter.',
    ],
    [
      'Last night I shared with the club that after six years of baking, I step down as head of the bakery.',
      'After six years of baking, I step down as head of the bakery.',
    ],
    [
      'This is ryelog, a small program for keeping a diary of sourdough loaves.',
      'ryelog is a small program for keeping a diary of sourdough loaves.',
    ],
    [
      'Slow baking, in which a loaf stands in the cellar for two nights, is known as the best way to rye bread.',
      'Slow baking is known as the best way to rye bread.',
    ],
  ])('is left out: %s', (text, expected) => {
    expect(openingRepairs(text)).toContain(expected);
  });

  it.each([
    'In this post, I will show how it works in a cold kitchen.',
    'This is why, a baker of rye bread in a cold kitchen needs a warm cellar.',
    'We told the mill that they are late with the flour of the month.',
    'In this kitchen we will never bake bread again.',
  ])('stays: %s', (text) => {
    expect(openingRepairs(text)).toEqual([]);
  });
});

describe('a word that joins a sentence to another', () => {
  const formsOf = (text: string): string[] => {
    const [passage] = readPassages(articleFromText(text), []).passages;
    if (passage === undefined) throw new Error('no passage');
    return repairSentence(passage, undefined, { phrase: 'rye', aliases: [], probability: 1 }, '');
  };

  it('is left out before a name', () => {
    expect(formsOf('So Vermont simply has the best mills for rye in the whole country.')).toContain(
      'Vermont simply has the best mills for rye in the whole country.',
    );
  });

  it('stays if a second verb needs it', () => {
    expect(formsOf('That is why I took the course in June and is what has led me to bake rye.')).toEqual([]);
  });
});

describe('slips in a text', () => {
  const textsOf = (text: string): string[] =>
    writeDescriptions(articleFromText(text), [keywordIdea('rye bread', 80)]).map(({ text: found }) => found);

  it('are fixed in its descriptions, but not in terms that it repeats', () => {
    const found = textsOf(
      'Rye bread is particuarly dense in the cold kitchen of our old mill by the river. The dougher turns rye bread twice. A dougher is a machine for rye bread that knowlegable bakers made. Every dougher needs oil.',
    ).join('\n');
    expect(found).toContain('particularly dense');
    expect(found).not.toContain('particuarly');
    expect(found).toContain('dougher');
  });
});
