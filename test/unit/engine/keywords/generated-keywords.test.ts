import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Article } from '#contracts/jobs/article.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { notEmpty } from '#test/not-empty.ts';

const textsOf = (text: string): string[] => findKeywordIdeas(articleFromText(text)).map((idea) => idea.text);

const praise =
  'Everybody likes lentil chili. My mother made lentil chili on Sundays, and the lentil chili of my town is famous. We ate lentil chili at the fair.';
const recipe = `Lentil chili\n\n${praise}\n\nIngredients\n\n2 cups lentils\n1 tbsp cumin\n3 cloves of garlic\n\nSteps\n\nFry the garlic. Stir in the cumin. Add the lentils and cook the lentil chili for an hour.`;

describe('a question about the topic', () => {
  it('asks for a recipe only if the text gives one', () => {
    expect(textsOf(recipe)).toEqual(
      expect.arrayContaining([
        'lentil chili recipe',
        expect.stringMatching(/^how to (?:make|cook) lentil chili$/),
      ]),
    );
    for (const text of notEmpty(textsOf(`Lentil chili\n\n${praise}`)))
      expect(text).not.toMatch(/recipe|how to (?:make|cook)|^sundays/);
  });

  it('asks what something is only if a sentence says so', () => {
    const uses = `# Status pages\n\nOur status pages run at night. Status pages wake nobody. We log status pages, and we count status pages every week.`;
    const defines = `${uses} Status pages are the pages that say whether a service runs.`;
    expect(textsOf(uses).filter((text) => text.startsWith('what are'))).toEqual([]);
    expect(textsOf(defines)).toContain('what are status pages');
  });

  it('asks for a price only if a sentence says what the topic costs', () => {
    const trip = `# Harbor ferry\n\nThe harbor ferry leaves at noon. We ate for $12 and waited for the harbor ferry. The harbor ferry is slow, and the harbor ferry is loud.`;
    for (const text of notEmpty(textsOf(trip))) expect(text).not.toMatch(/ (?:price|cost)$/);
  });

  it('adds no word for things to an action', () => {
    const guide = `# How to grow tomatoes on balconies\n\nGrow tomatoes on balconies in spring. People who grow tomatoes on balconies need pots. To grow tomatoes on balconies, water them daily.\n\n## Alternatives to growing tomatoes on balconies\n\nBuy tomatoes.\n\n## Examples\n\nMy pots hold ten liters.`;
    const texts = notEmpty(textsOf(guide));
    expect(texts).toContain('how to grow tomatoes on balconies');
    for (const text of texts) expect(text).not.toMatch(/^grow.* (?:alternatives|examples?)$/);
  });

  it('says why the text answers it', () => {
    const idea = findKeywordIdeas(articleFromText(recipe)).find(({ text }) => text === 'lentil chili recipe');
    expect(idea).toMatchObject({
      evidence: 'variant',
      reason: 'Your text answers it: it gives the ingredients and the steps.',
    });
  });
});

/** Words that questions add to a topic. */
const asked = new Set(
  'recipe make easy homemade what work use set up install create review tutorial example best practice practices idea ideas beginner guide checklist template benefit pro con alternative price cost itinerary thing do race report course result symptom cause treatment history mean summary interview case study tip how'
    .split(' ')
    .flatMap(stemsOf),
);

const folder = join(import.meta.dirname, '../../../fixtures/articles');
const articles = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name): [string, Article] => [name, articleFromText(readFileSync(join(folder, name), 'utf8'))]);

describe.each(articles)('keywords of %s', (_, article) => {
  it('are made of words of the article and of questions', () => {
    const words = `${article.title ?? ''} ${article.text}`.toLowerCase().match(/[\p{L}\p{N}.+#'’-]+/gu) ?? [];
    const known = new Set(words.flatMap((word) => [...stemsOf(word), ...stemsOf(word.replace(/ing$/, ''))]));
    for (const { text } of notEmpty(findKeywordIdeas(article)))
      for (const word of text.split(' ').flatMap(stemsOf))
        expect(known.has(word) || asked.has(word) || word.length < 4, `${word} of ${text}`).toBe(true);
  });
});
