import { expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { scoreRelevance } from '#engine/keywords/ideas/score-relevance.ts';
import { writeDescriptions } from '#engine/writing/descriptions/write-descriptions.ts';
import { rewriteArticle } from '#engine/writing/rewriting/rewrite-article.ts';

const body = `Our dog came to us in May. She was small, and she was afraid of the street and of every car in it.

We walked with her twice a day. Puppy training needs patience more than it needs tools. A treat for each good deed is enough. We kept a bag of treats at the door, and the puppy learned to sit within a week. Puppy training went on in the park, where other dogs ran past us. The puppy watched them and stayed. Clear words help: we always said the same word for the same thing. After two months the puppy walked beside us without a lead, and our puppy training was over.`;

const withDescription = (description: string) =>
  articleFromText(`---\ntitle: Puppy Training 101\ndescription: ${description}\n---\n\n${body}`);
const written = (description: string): string[] => {
  const article = withDescription(description);
  return writeDescriptions(article, findKeywordIdeas(article)).map(({ text }) => text);
};

const own = 'Puppy training with patience, treats and clear words: how our dog learned to walk beside us.';

it('the front matter’s description is offered first, with two others', () => {
  const found = written(own);
  expect(found[0]).toBe(own);
  expect(new Set(found).size).toBe(3);
});

it.each([
  ['does not fit a result page', `${own} ${own} ${own}`],
  ['ends in dots', `${own.slice(0, -1)}...`],
  ['is a label', 'Puppy training.'],
  [
    'describes the whole site',
    'Recipes, travel stories and photographs from a family kitchen in Portland, Oregon.',
  ],
])('a description is not offered if it %s', (_, description) =>
  expect(written(description)).not.toContain(description),
);

it('front matter stays out of the rewritten article', () => {
  const late = `${'We walked to the park with the dog. '.repeat(20)}\n\nPuppy training needs patience.`;
  const article = articleFromText(`---\ntitle: Our dog\ndescription: ${own}\n---\n\n${late}`);
  const lead = scoreRelevance(['puppy training'], article);
  expect(rewriteArticle(article, lead).markdown).not.toContain(own);
  const page = { ...article, url: 'https://a.example/dog' };
  expect(rewriteArticle(page, lead).markdown).toContain(own);
});
