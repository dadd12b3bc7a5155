import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { ingredientsOf } from '#engine/writing/descriptions/compose/recipes/ingredients.ts';
import { readyIn, servingsOf } from '#engine/writing/descriptions/compose/recipes/recipe-facts.ts';
import { recipeLines } from '#engine/writing/descriptions/compose/recipes/recipe-lines.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';

const recipe = (ingredients: readonly string[], title = '', more = ''): string =>
  `${title === '' ? '' : `# ${title}\n\n`}A dark bread for cold days.\n\n${more}\n\n## Ingredients\n\n${ingredients
    .map((line) => `- ${line}`)
    .join(
      '\n',
    )}\n\n## Directions\n\n1. Mix the flour and the starter.\n2. Knead the dough for ten minutes.\n3. Bake the loaf until it is brown.`;

const linesOf = (text: string, topic: { phrase: string; probability: number }): string[] =>
  recipeLines(readPassages(articleFromText(text), []), { ...topic, aliases: [] }, []).map(
    ({ text: line }) => line,
  );

const plain = ['500 g rye flour', '2 tbsp caraway', '1 cup buttermilk'];

it('writes the name of a dish in lower case, although a thanks for the recipe capitalizes it', () => {
  const thanks = 'I adapted this from an Oat Bread in a Tin by the baker of the mill.';
  const lines = linesOf(recipe(plain, 'Dark Oat Bread', thanks), {
    phrase: 'bread',
    probability: 0,
  });
  expect(lines).toContain('Dark oat bread recipe with rye flour, caraway and buttermilk.');
});

describe('the ingredients of a recipe', () => {
  it.each([
    ['1lb of **Fillet** Beef', 'fillet beef'],
    ['Around 14 ounces or 400 grams of chicken breast', 'chicken breast'],
    ['2 Egg Yolks Beaten', 'egg yolks'],
    ['3 cloves of garlic, minced', 'garlic'],
    ['1/2 cup shredded parmesan', 'parmesan'],
    ['[Pasta sauce](/pasta-sauce)', 'pasta sauce'],
    ['100 mL Greek Yogurt', 'Greek yogurt'],
    ['Butter Melted 2 tbsp', 'butter'],
    ['1 egg', 'eggs'],
    ['1.5 c jasmine rice', 'jasmine rice'],
  ])('reads %j as %j', (line, name) => {
    expect(ingredientsOf(articleFromText(recipe([line])), '')).toEqual([name]);
  });
  it.each([
    'Any lean, tough cut of meat',
    'Salt and pepper to taste',
    'glass jar',
    '1 cup of ice water',
    'non-lard based',
  ])('leaves out %j', (line) => {
    expect(ingredientsOf(articleFromText(recipe([line])), '')).toEqual([]);
  });
  it('include those of a dish’s parts', () => {
    const text = recipe(['2 apples']).replace('## Ingredients\n', '## Ingredients\n\n### Filling\n');
    expect(ingredientsOf(articleFromText(text), '')).toEqual(['apples']);
  });
});

describe('facts of a recipe', () => {
  it.each([
    ['- Prep time: 10 min\n- Cook time: 30 min', '40 minutes'],
    ['- Prep time: 2h 30min\n- Cook time: 40 min', 'about 3 hours'],
    ['Total time: 2 hours', '2 hours'],
    ['Cook time: 30 min', null],
  ])('include the total time of %j', (facts, time) => {
    expect(readyIn(articleFromText(recipe(plain, '', facts)))).toBe(time);
  });
  it.each([
    ['Servings: 4', 'four'],
    ['Servings: 2 litres', null],
  ])('include how many people %j serves', (facts, served) => {
    expect(servingsOf(articleFromText(recipe(plain, '', facts)))).toBe(served);
  });
});

describe('descriptions of a recipe', () => {
  it('name the dish in the title, the main ingredients and the facts', () => {
    const text = recipe(plain, 'The Best Swedish Rye Bread Recipe', 'Prep time: 10 min\n\nCook time: 30 min');
    expect(linesOf(text, { phrase: 'starter', probability: 0.9 })).toEqual([
      'How to make Swedish rye bread in three steps, with rye flour, caraway and buttermilk.',
      'Swedish rye bread recipe with rye flour, caraway and buttermilk: ready in 40 minutes.',
      'Swedish rye bread recipe with rye flour, caraway and buttermilk.',
      'Learn how to make Swedish rye bread with rye flour, caraway and buttermilk.',
      'A dark bread for cold days. Made with rye flour, caraway and buttermilk.',
    ]);
  });
  it.each([
    { phrase: 'rye flour', probability: 0.9 },
    { phrase: 'dark bread', probability: 0.1 },
  ])('name no dish that is an ingredient or a guess: $phrase', (topic) => {
    expect(linesOf(recipe(plain), topic)).toEqual([
      'A recipe with rye flour, caraway and buttermilk, in three steps.',
      'A recipe with rye flour, caraway and buttermilk.',
      'A dark bread for cold days. Made with rye flour, caraway and buttermilk.',
    ]);
  });
});
