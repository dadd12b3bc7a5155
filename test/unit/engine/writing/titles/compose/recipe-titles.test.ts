import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { weighWithoutHeadline } from '#engine/writing/titles/gate/without-headline.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const ingredients = ['200 g rye flour', '2 cups fresh spinach', '1 tsp nutmeg', '100 g walnuts', '3 eggs'];
const method = [
  'Preheat the oven to 180 degrees and grease a pot.',
  'Mix the rye flour with the eggs and the spinach in a bowl.',
  'Stir in the walnuts and the nutmeg, pour everything into the pot and bake it for 40 minutes.',
  'Let it cool for 10 minutes and serve it warm.',
].join(' ');
const titlesOf = (opening: string, lines: readonly string[]): string[] =>
  writeTitles(
    articleFromText(`${opening}\n\n## Ingredients\n\n${list(lines)}\n\n## Method\n\n${method}`),
    [],
  ).map(({ text }) => text);

describe('titles of a recipe without a headline', () => {
  it('name the dish that the opening defines, not the pot that it is cooked in', () => {
    const titles = titlesOf(
      'Zelnik, a warm and filling dish from the north, needs a soft dough. Knead the soft dough in a soup pot. The soup pot keeps the soft dough warm.',
      ingredients,
    );
    expect(titles[0]).toMatch(/Zelnik/u);
    expect(titles.join(' ')).not.toMatch(/Pot|Dough/u);
  });

  it('take no label and no step for an ingredient or a dish', () => {
    const lines = ['Oven setting: middle rack', 'Batch size: two loaves', ...ingredients];
    const titles = titlesOf('My spinach cake is quick. Heat the oven and bake the spinach cake.', lines);
    expect(titles.join(' ')).not.toMatch(/Oven Setting|Batch Size|Heat/u);
  });

  it('prefer "recipe" to "homemade"', () => {
    const weightOf = (text: string): number => weighWithoutHeadline({ text, frame: 'recipe' }, 0.3);
    expect(weightOf('Homemade Spinach Cake')).toBeLessThan(weightOf('Spinach Cake Recipe'));
  });
});
