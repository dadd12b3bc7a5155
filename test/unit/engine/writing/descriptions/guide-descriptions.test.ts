import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { guideLines } from '#engine/writing/descriptions/compose/guide-lines.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';

const linesOf = (title: string, text: string): string[] =>
  guideLines(readPassages(articleFromText(`# ${title}\n\n${text}`), [])).map((line) => line.text);

const intro =
  'In this tutorial, you learn how to bake a loaf of rye bread in a cold oven at home. First, mix the flour and the water. Then knead the dough, and bake the loaf for one hour. You need a bowl and an oven.\n\n## Step A: Mix the dough\n\nMix the flour.\n\n## Step B: Bake the loaf\n\nBake your bread.';
const headlineOf = 'How to Bake Dark and Dense Rye Bread in a Cold Oven at Home Without a Mill or a Mixer';
const doing = 'baking dark and dense rye bread in a cold oven at home without a mill or a mixer';
const items = (lines: readonly string[]): string => lines.map((line, i) => `${i + 1}. ${line}`).join('\n');

describe('a headline that teaches describes the text as', () => {
  it('a step-by-step guide, if its numbered items are steps', () => {
    const text = `${intro}\n\n${items(['Mix the flour and the water.', 'Knead the dough for an hour.', 'Bake the loaf until it is brown.'])}`;
    expect(linesOf(headlineOf, text)).toEqual([`A step-by-step guide to ${doing}.`]);
  });
  it('a guide without steps, if they are questions', () => {
    const text = `${intro}\n\n${items(['Who eats the bread?', 'Which flour is best?', 'Why is it dense?'])}`;
    expect(linesOf(headlineOf, text)).toEqual([`A guide to ${doing}.`]);
  });
  it('a short guide, if it has few words', () => {
    expect(linesOf(headlineOf, `${intro}\n\n`.repeat(4))).toEqual([`A short guide to ${doing}.`]);
  });
  it('with code, if it has blocks of code', () => {
    const text = `${intro}\n\n\`\`\`\nbake --cold\n\`\`\`\n\n${intro}\n\n\`\`\`\nbake --brown\n\`\`\``;
    expect(linesOf(headlineOf, text)).toEqual([`A guide to ${doing}, with code examples.`]);
  });
  it('a look at what an explainer explains', () => {
    expect(
      linesOf(
        'Why Rye Bread Is Dense and Dark in the Cold North and Light in the Warm South of the Land',
        'Rye bread is dense.',
      ),
    ).toEqual([
      'A look at why rye bread is dense and dark in the cold north and light in the warm south of the land.',
    ]);
  });
  it('nothing, if a second verb would need another form', () => {
    expect(linesOf('How to Bake Rye Bread and sell the loaves of the week', intro)).toEqual([]);
  });
  it.each([
    [
      'Why I Never Slice Warm Rye Bread at Home in Winter Before the Bakers of the Town Do',
      'A look at why I never slice warm rye bread at home in winter before the bakers of the town do.',
    ],
    [
      'Rye vs Wheat vs Spelt for a First Loaf of Bread',
      'A comparison of rye, wheat and spelt for a first loaf of bread.',
    ],
  ])('a look or a comparison: %s', (headline, line) => {
    expect(linesOf(headline, 'I bake at home. The first loaf is rye, the second wheat, then spelt.')).toEqual(
      [line],
    );
  });
  it('nothing, if that only frames a short headline', () => {
    expect(linesOf('Why Rye Bread Is Dense and Dark in the North', 'Rye bread is dense.')).toEqual([]);
    expect(linesOf('How to Bake Dense Rye Bread in a Cold Oven', `${intro}\n\n`.repeat(4))).toEqual([]);
  });
  it.each(['My Loaves of the Year', 'Rye Bread: Why I Bake It vs. What I Sell'])(
    'nothing for %j',
    (headline) => {
      expect(linesOf(headline, 'I bake at home.')).toEqual([]);
    },
  );
});
