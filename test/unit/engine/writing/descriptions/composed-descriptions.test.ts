import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { aspectLines } from '#engine/writing/descriptions/compose/aspect-lines.ts';
import { aspectsOf } from '#engine/writing/descriptions/compose/aspects.ts';
import { repairSentence } from '#engine/writing/descriptions/compose/repair-sentence.ts';
import { readPassages } from '#engine/writing/read-passages.ts';

const topic = { phrase: 'rye bread', aliases: [], probability: 0.9 };

const readingOf = (title: string, headings: readonly string[]) =>
  readPassages(
    articleFromText(
      `# ${title}\n\nThis text is about rye bread at home.\n\n${headings
        .map((heading) => `## ${heading}\n\nThe baker tells what she learned about it in a year.`)
        .join('\n\n')}`,
    ),
    [],
  );

const passagesOf = (text: string) => readPassages(articleFromText(text), []).passages;

const repaired = (text: string, at: number): string[] => {
  const passages = passagesOf(text);
  const passage = passages[at];
  if (passage === undefined) throw new Error(`no sentence ${at} in ${text}`);
  return repairSentence(passage, passages[at - 1], topic);
};

describe('what the sections are about', () => {
  it.each([
    ['How to Choose the Flour', { form: 'steps', text: 'choose the flour' }],
    ['Choosing the right flour', { form: 'steps', text: 'choose the right flour' }],
    ['Why the first loaves came out dense', { form: 'clause', text: 'why the first loaves came out dense' }],
    ['What are soakers?', { form: 'clause', text: 'what soakers are' }],
  ])('reads %j', (heading, aspect) => {
    expect(aspectsOf(readingOf('Rye bread', [heading, 'Common mistakes of bakers']))).toContainEqual(aspect);
  });
  it.each(['Conclusion', 'Why is this important?', 'My first loaf', 'Part 2', '🍞 Bake the loaf'])(
    'leaves out %j',
    (heading) => {
      const aspects = aspectsOf(readingOf('Rye bread', [heading, 'Common mistakes of bakers']));
      expect(aspects.map(({ text }) => text)).toEqual(['common mistakes of bakers']);
    },
  );
  it('lists them in one form behind the topic', () => {
    const reading = readingOf('Rye bread', [
      'How to choose the flour',
      'How to feed the starter',
      'Why the first loaves came out dense',
    ]);
    expect(aspectLines(reading, topic, []).map(({ text }) => text)).toContain(
      'Rye bread: how to choose the flour, how to feed the starter, and why the first loaves came out dense.',
    );
  });
});

describe('a sentence that leans on others', () => {
  it.each([
    [
      'In this post, I will show you how to bake rye bread in a cold oven.',
      'Learn how to bake rye bread in a cold oven.',
    ],
    ['Anyway, rye bread keeps for a week in a linen bag.', 'Rye bread keeps for a week in a linen bag.'],
    [
      'Here are some tips on how to bake rye bread that stays fresh for a week.',
      'Learn how to bake rye bread that stays fresh for a week.',
    ],
  ])('turns %j into a description', (sentence, description) => {
    expect(repaired(sentence, 0)).toContain(description);
  });
  it('names its subject where the sentence before says which', () => {
    expect(repaired('Rye bread is a dense bread of the north. It needs a sourdough starter.', 1)).toContain(
      'Rye bread needs a sourdough starter.',
    );
  });
  it('guesses no subject', () => {
    expect(repaired('The mill sells flour for rye bread. It needs a sourdough starter.', 1)).toEqual([]);
  });
  it('promises no lesson of somebody who does not know', () => {
    expect(repaired('I had no idea how to bake rye bread that stays fresh for a week.', 0)).toEqual([]);
  });
});

it('say what a counted headline counts', () => {
  const reading = readingOf('Five things I learned from baking rye bread', [
    '1. Write down the weights.',
    '2. Feed the starter.',
    '3. Choose the flour.',
  ]);
  expect(aspectLines(reading, topic, []).map(({ text }) => text)).toContain(
    'Five things I learned from baking rye bread: write down the weights, feed the starter and choose the flour.',
  );
});

it('writes a heading in small letters where the text does', () => {
  const reading = readPassages(
    articleFromText(
      '# Rye bread\n\nRye bread at home: we prioritize the starter.\n\n## Prioritize the Starter\n\nOne baker tells.\n\n## Why choose rye?\n\nAnother baker tells.',
    ),
    [],
  );
  expect(aspectsOf(reading).map(({ text }) => text)).toEqual(['prioritize the starter', 'why to choose rye']);
});

it('drops “That’s why” from a sentence that stands by itself', () => {
  const text =
    'Rye keeps for a week at home. That’s why our rule is to bake rye bread on every Sunday of the year.';
  expect(repaired(text, 1)).toContain('Our rule is to bake rye bread on every Sunday of the year.');
});
