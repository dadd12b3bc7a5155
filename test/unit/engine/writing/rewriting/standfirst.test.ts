import { expect, it } from 'vitest';
import { articleFromText, findKeywordIdeas } from '#engine';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { addStandfirst } from '#engine/writing/rewriting/standfirst.ts';

const sentence = 'Rye bread at home needs a warm oven, and this page tells you how to light it.';
const text = `# The oven\n\n${'The baker lights the lamp of the house and waits for us. '.repeat(12)}\n\nRye bread is old. Rye bread is good. Rye bread needs time.`;

const opening = (description: string): string[] => {
  const article = { ...articleFromText(text), url: 'https://a.example/oven', description };
  const [idea] = findKeywordIdeas(article);
  const lead = idea === undefined ? [] : [{ ...idea, text: 'rye bread' }];
  return renderBlocks(addStandfirst(blocksOf(text), article, lead))
    .split('\n\n')
    .slice(0, 2);
};

it('leaves out a description without whole sentences', () => {
  expect(opening(`${sentence} Best baker of the town.`)).not.toContain(`${sentence} Best baker of the town.`);
});

it('puts the description of a page under its main heading without its call to action', () => {
  expect(opening(`${sentence} Learn more.`)).toEqual(['# The oven', sentence]);
});

it('leaves out a description whose main heading comes later in the page', () => {
  const late = text.replace('# The oven', 'The oven is old.\n\n# The oven');
  const article = { ...articleFromText(late), url: 'https://a.example/oven', description: sentence };
  const [idea] = findKeywordIdeas(article);
  const lead = idea === undefined ? [] : [{ ...idea, text: 'rye bread' }];
  expect(renderBlocks(addStandfirst(blocksOf(late), article, lead))).not.toContain(sentence);
});
