import { describe, expect, it } from 'vitest';
import { keywordIdea } from '#contracts/evidence.ts';
import { budgetOf } from '#contracts/language-model.ts';
import { limits, snippetLimits } from '#contracts/limits.ts';
import { snippetText } from '#contracts/writing.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { createBuiltInLanguageModel } from '#providers/language-model/built-in-language-model.ts';

const text = `# How to keep a sourdough starter alive

A sourdough starter is flour and water that wild yeast and bacteria have moved into. Feed it once a day at room temperature, or once a week in the fridge, and it will live for years.

## Feeding the sourdough starter

Discard all but 50 grams, then stir in 50 grams of flour and 50 grams of water. A healthy starter doubles in 4 to 6 hours. If it smells of nail polish, it is hungry: feed it twice a day until the smell is gone.

## Choosing the flour

Whole rye flour brings the most wild yeast, and bread flour makes the starter strong. "Change the flour slowly," says the baker Anna Berg, who has kept hers since 1998. Bleached flour is best avoided.

## Storing it in the fridge

In the fridge the wild yeast sleeps. Take the starter out the evening before baking day, feed it, and let it rise in a warm place at 24 °C. A grey liquid on top is only alcohol: pour it off or stir it in.`;

const model = createBuiltInLanguageModel();
const article = articleFromText(text);
const findIdeas = async () => (await model.findKeywordIdeas(article, budgetOf('keywords'))).value;

describe('the built-in language model', () => {
  it('finds enough keyword ideas for a shortlist, each of the contract, with passages that stand in the text', async () => {
    const ideas = await findIdeas();
    expect(ideas.length).toBeGreaterThanOrEqual(limits.shortlistMin);
    for (const idea of ideas) {
      keywordIdea.parse(idea);
      for (const { start, end, text: quoted } of idea.passages)
        expect(article.text.slice(start, end)).toBe(quoted);
    }
    expect(ideas.map((idea) => idea.text)).toContain('sourdough starter');
  });
  it('scores the keywords it is given, in their order and spelling', async () => {
    const keywords = ['Sourdough Starter', 'wild yeast', 'mortgage rates'];
    const { value: ideas } = await model.scoreRelevance(keywords, article, budgetOf('relevance'));
    expect(ideas.map((idea) => idea.text)).toEqual(keywords);
    expect(ideas.map((idea) => idea.evidence)).toEqual(['exact', 'exact', 'suggested']);
    expect(ideas[0]?.relevance).toBeGreaterThan(ideas[2]?.relevance ?? 100);
  });
  it('writes three titles and three descriptions that hold to length', async () => {
    const { value: written } = await model.writeSnippets(article, await findIdeas(), budgetOf('snippets'));
    expect(written.titles).toHaveLength(limits.titleVariants);
    expect(written.descriptions).toHaveLength(limits.descriptionVariants);
    for (const title of written.titles)
      expect(snippetText.parse(title).characters).toBeLessThanOrEqual(snippetLimits.title.maxCharacters);
    for (const description of written.descriptions)
      expect(snippetText.parse(description).characters).toBeLessThanOrEqual(
        snippetLimits.description.maxCharacters,
      );
  });
  it('rewrites the article in Markdown, its headings among it', async () => {
    const { value: rewritten } = await model.rewriteArticle(article, await findIdeas(), budgetOf('rewrite'));
    expect(rewritten).toMatch(/^#+ /m);
    expect(rewritten).toContain('24 °C');
  });
  it('gives the same answer to the same article', async () => {
    const ask = async () => {
      const ideas = await findIdeas();
      return [
        ideas,
        await model.writeSnippets(article, ideas, budgetOf('snippets')),
        await model.rewriteArticle(article, ideas, budgetOf('rewrite')),
      ];
    };
    expect(await ask()).toEqual(await ask());
  });
});
