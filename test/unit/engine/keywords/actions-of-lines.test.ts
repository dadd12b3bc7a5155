import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { linePhrases, mentionedActions } from '#engine/keywords/candidates/line-phrases.ts';
import { isDistinct } from '#engine/keywords/candidates/searchable.ts';
import { topicActions } from '#engine/keywords/candidates/topic-actions.ts';
import { topicForms } from '#engine/keywords/candidates/topic-forms.ts';
import { indexArticle } from '#engine/keywords/evidence/article-index.ts';
import { readTopic } from '#engine/topic/read-topic.ts';

const linesOf = (title: string): string[] =>
  linePhrases(
    articleFromText(
      `# ${title}\n\n## Step 1\n\nDo this.\n\n## Step 2\n\nDo your best.\n\n## Step 3\n\nYou did.`,
    ),
  ).map(({ text }) => text);

describe('the actions in a headline', () => {
  it('have all their verbs in the base form', () => {
    expect(linesOf('Baking and Selling Bread')).toContain('how to bake and sell bread');
    expect(linesOf('Baking and Selling Bread')).not.toContain('how to bake and selling bread');
  });

  it('are not built from a form of advice', () => {
    expect(linesOf('Camping Tips for Beginners').filter((text) => text.startsWith('how to'))).toEqual([]);
    expect(linesOf('Baking Bread at Home')).toContain('how to bake bread');
  });

  it('are not built from a noun before a noun', () => {
    const parents =
      'Parents cannot relate as well to sleep deprivation at first. Newborn sleep deprivation is hard. Newborn sleep deprivation passes. You can sleep in shifts. To sleep in shifts, agree on the hours.';
    const article = articleFromText(
      `# Tips for newborn sleep deprivation\n\n## Step 1\n\n${parents}\n\n## Step 2\n\n${parents}\n\n## Step 3\n\n${parents}`,
    );
    const texts = topicActions(indexArticle(article), readTopic(article)).map(({ text }) => text);
    expect(texts.filter((text) => /^how to sleep depriv/.test(text))).toEqual([]);
  });

  it('are not built from a heading that names a thing', () => {
    const article = articleFromText(
      '# Tips for parents\n\n## Step 1\n\nTry to sleep in shifts.\n\n## Sleep deprivation\n\nThe worst of sleep deprivation passes.\n\n## Step 3\n\nRest.',
    );
    expect(linePhrases(article).map(({ text }) => text)).not.toContain('how to sleep deprivation');
  });

  it('are not built from the object of a preposition', () => {
    const jars =
      'Jars break due to rust the lid had. Jars fail due to rust the lid had. You can clean the lid. To clean the lid, use soap.';
    const article = articleFromText(
      `# Tips for jars and the lid\n\n## Step 1\n\n${jars}\n\n## Step 2\n\n${jars}\n\n## Step 3\n\n${jars}`,
    );
    const texts = topicActions(indexArticle(article), readTopic(article)).map(({ text }) => text);
    expect(texts.filter((text) => text.startsWith('how to rust'))).toEqual([]);
  });

  it('are not built from a statement that looks like an instruction', () => {
    expect(isDistinct('how to stream capabilities comes to zlfetch')).toBe(false);
    expect(isDistinct('how to stream music to a speaker')).toBe(true);
  });
});

it('a contracted question keeps its verb', () => {
  expect(linesOf("What's wrong with FOMO?")).toContain('what is wrong with fomo');
});

it.each(['c++ exceptions', 'c++ (templates', 'building c++ exceptions'])(
  'a topic may contain marks: %s',
  (phrase) => {
    const article = articleFromText('Throwing C++ exceptions costs time. We throw C++ exceptions.');
    const texts = topicForms(article, { phrase, aliases: [], ranked: [] }).map(({ text }) => text);
    expect(texts.includes('how to build c++ exceptions')).toBe(phrase.startsWith('building'));
  },
);

it('a heading in the imperative may name something with marks', () => {
  const article = articleFromText(
    '## Use C++\n\nTo use C++ you need a compiler.\n\n## Bake bread\n\nBake it.',
  );
  expect(linePhrases(article).map(({ text }) => text)).toContain('how to bake bread');
});

describe('an instruction in the text', () => {
  const actionsOf = (text: string): string[] =>
    mentionedActions(articleFromText(text)).map((action) => action.text);

  it('is not cut before its noun', () => {
    const texts = actionsOf('We learned how to operate in abnormal times.');
    expect(texts).toContain('how to operate in abnormal times');
    expect(texts).not.toContain('how to operate in abnormal');
  });

  it('may end before its manner', () => {
    expect(actionsOf('She knows how to bake bread slowly.')).toContain('how to bake bread');
  });
});
