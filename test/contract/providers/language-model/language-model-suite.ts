import { describe, expect, it } from 'vitest';
import { imageLimits } from '#contracts/images/image-limits.ts';
import { imageTexts } from '#contracts/images/image-texts.ts';
import { keywordIdea } from '#contracts/keywords/evidence.ts';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { snippetText } from '#contracts/keywords/writing.ts';
import { modelWork } from '#contracts/models/language-model.ts';
import { budgetOf } from '#contracts/models/model-caps.ts';
import { articleFromText, verifyRewrite } from '#engine';
import type { ImageToDescribe, LanguageModel } from '#ports';

export const starterText = `# How to keep a sourdough starter alive

A sourdough starter is flour and water that wild yeast and bacteria have moved into. Feed it once a day at room temperature, or once a week in the fridge, and it will live for years.

## Feeding the sourdough starter

Discard all but 50 grams, then stir in 50 grams of flour and 50 grams of water. A healthy starter doubles in 4 to 6 hours. If it smells of nail polish, it is hungry: feed it twice a day until the smell is gone.

## Choosing the flour

Whole rye flour brings the most wild yeast, and bread flour makes the starter strong. "Change the flour slowly," says the baker Anna Berg, who has kept hers since 1998. Bleached flour is best avoided.

## Storing it in the fridge

In the fridge the wild yeast sleeps. Take the starter out the evening before baking day, feed it, and let it rise in a warm place at 24 °C. A grey liquid on top is only alcohol: pour it off or stir it in.`;

export const starterArticle = articleFromText(starterText);

const side = 32;
/** A picture in two colors. The copy is a web image of one pixel. */
export const starterImage: ImageToDescribe = {
  facts: {
    fileName: 'sourdough-starter-jar.png',
    width: 800,
    height: 600,
    format: 'png',
    isAnimated: false,
    hasPosition: false,
    takenOn: null,
    embeddedText: null,
    sample: {
      width: side,
      height: side,
      rgba: Uint8Array.from({ length: side * side * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i * 37) % 256)),
    },
  },
  copy: Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64'),
  copyType: 'image/webp',
};

const isFree = (model: LanguageModel) => model.price === null;

/** The behavior that every implementation of the language model port must have. */
export const languageModelSuite = (name: string, open: () => LanguageModel, writer: string): void => {
  const findIdeas = async (model: LanguageModel) =>
    (await model.findKeywordIdeas(starterArticle, budgetOf('keywords'))).value;

  describe(name, () => {
    it('finds enough valid keyword ideas for a shortlist, with passages from the text', async () => {
      const { value: ideas, work } = await open().findKeywordIdeas(starterArticle, budgetOf('keywords'));
      expect(ideas.length).toBeGreaterThanOrEqual(keywordLimits.shortlistMin);
      for (const idea of ideas) {
        keywordIdea.parse(idea);
        expect(idea.relevanceFactors.reduce((sum, { points }) => sum + points, 0)).toBe(idea.relevance);
        for (const { start, end, text: quoted } of idea.passages)
          expect(starterArticle.text.slice(start, end)).toBe(quoted);
      }
      expect(ideas.map((idea) => idea.text)).toContain('sourdough starter');
      expect(work).toMatchObject({ task: 'keywords', written_by: writer, fallback: null, repaired: false });
    });

    it('scores the keywords it is given, in their order and spelling', async () => {
      const keywords = ['Sourdough Starter', 'wild yeast', 'mortgage rates'];
      const { value: ideas } = await open().scoreRelevance(keywords, starterArticle, budgetOf('relevance'));
      expect(ideas.map((idea) => idea.text)).toEqual(keywords);
      expect(ideas.map((idea) => idea.evidence)).toEqual(['exact', 'exact', 'suggested']);
      expect(ideas[0]?.relevance).toBeGreaterThan(ideas[2]?.relevance ?? 100);
      for (const { relevance, relevanceFactors } of ideas)
        expect(relevanceFactors.reduce((sum, { points }) => sum + points, 0)).toBe(relevance);
    });

    it('writes three titles and three descriptions within the length limits', async () => {
      const model = open();
      const { value: written, work } = await model.writeSnippets(
        starterArticle,
        await findIdeas(model),
        budgetOf('snippets'),
      );
      expect(written.titles).toHaveLength(snippetLimits.title.variants);
      expect(written.descriptions).toHaveLength(snippetLimits.description.variants);
      for (const title of written.titles) {
        expect(snippetText.parse(title).characters).toBeLessThanOrEqual(snippetLimits.title.maxCharacters);
        expect(title.pixels).toBeLessThanOrEqual(snippetLimits.title.pixels);
      }
      for (const description of written.descriptions) {
        const { characters, pixels } = snippetText.parse(description);
        expect(characters).toBeLessThanOrEqual(snippetLimits.description.maxCharacters);
        expect(pixels).toBeLessThanOrEqual(snippetLimits.description.pixels);
      }
      expect(work).toMatchObject({ task: 'snippets', written_by: writer, fallback: null });
    });

    it('rewrites the article in Markdown and keeps its facts', async () => {
      const model = open();
      const { value: rewritten, work } = await model.rewriteArticle(
        starterArticle,
        await findIdeas(model),
        budgetOf('rewrite'),
      );
      expect(rewritten).toMatch(/^#+ /m);
      const { facts, invented } = verifyRewrite(starterArticle.markdown, rewritten);
      expect(facts.filter(({ kept }) => !kept)).toEqual([]);
      expect(invented).toEqual([]);
      expect(work).toMatchObject({ task: 'rewrite', written_by: writer, fallback: null });
    });

    it('says for each doubtful passage whether it changed', async () => {
      const passages = [
        { before: 'Feed it once a day.', after: 'Give it food every day.', isChanged: false },
        { before: 'It keeps well.', after: 'It stays fresh.', isChanged: false },
      ];
      const { value, work } = await open().judgePassages(passages, budgetOf('opinion'));
      expect(value).toEqual([false, false]);
      expect(work).toMatchObject({ task: 'opinion', written_by: writer, fallback: null });
    });

    it('describes an image with texts that match the contract', async () => {
      const { value: texts, work } = await open().describeImage(
        starterImage,
        { title: 'How to keep a sourdough starter alive', keywords: ['sourdough starter'] },
        budgetOf('image'),
      );
      expect(imageTexts.omit({ checks: true }).parse(texts)).toEqual(texts);
      expect(texts.alt_text.length).toBeLessThanOrEqual(imageLimits.altTextCharacters);
      expect(work).toMatchObject({ task: 'image', written_by: writer, fallback: null });
    });

    it('reports the usage of each task, within its budget', async () => {
      const model = open();
      const budget = budgetOf('keywords');
      const { work } = await model.findKeywordIdeas(starterArticle, budget);
      expect(modelWork.parse(work)).toEqual(work);
      expect(work.cost_usd).toBeLessThanOrEqual(budget.usd);
      expect(work.input_tokens + work.output_tokens).toBeLessThanOrEqual(budget.tokens);
      expect([work.requests > 0, work.cost_usd > 0]).toEqual([!isFree(model), !isFree(model)]);
    });

    it('does the task without a request when the budget is zero', async () => {
      const model = open();
      const { value, work } = await model.findKeywordIdeas(starterArticle, { tokens: 0, usd: 0 });
      expect(value.length).toBeGreaterThanOrEqual(keywordLimits.shortlistMin);
      expect(work).toMatchObject({
        requests: 0,
        cost_usd: 0,
        fallback: isFree(model) ? null : 'over_cap',
        written_by: 'built-in engine 1',
      });
    });
  });
};
