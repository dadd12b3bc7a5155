import { describe, expect, it } from 'vitest';
import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readPassages } from '#engine/writing/read-passages.ts';
import { headingTitles } from '#engine/writing/titles/heading-titles.ts';
import { topicOf } from '#engine/writing/titles/title-topic.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';
import { keywordIdea } from '#test/factories/keyword-idea.ts';

const titlesOf = (text: string, keyword: string, change: Partial<Article> = {}): string[] =>
  writeTitles({ ...articleFromText(text), ...change }, [keywordIdea(keyword)]).map((title) => title.text);

const filler = 'The jar stands on the shelf over the oven, where it is warm and dry for most of the year.';

describe('titles of headings', () => {
  const page = (headings: readonly string[], title = 'Sourdough starter'): string =>
    [`# ${title}`, `A sourdough starter is flour and water. ${filler}`]
      .concat(headings.flatMap((heading) => [`## ${heading}`, `A sourdough starter needs time. ${filler}`]))
      .join('\n\n');

  it.each([
    [['What you need', 'How to store it'], 'Sourdough starter: what you need and how to store it'],
    [
      ['The flour: white or whole', 'The water: never hot', 'The jar'],
      'Sourdough starter: the flour, the water and the jar',
    ],
    [['Why does a sourdough starter sink?', 'Feeding'], 'Why does a sourdough starter sink?'],
    [
      ['Introduction', 'Four mistakes, and how to repair them'],
      'Sourdough starter: four mistakes, and how to repair them',
    ],
  ])('of %j makes %j', (headings, title) => {
    expect(titlesOf(page(headings), 'sourdough starter')).toContain(title);
  });

  it.each([
    [['Step 1: Mix', 'Step 3: Feed', 'Step 4: Bake'], /in \d steps/],
    [['Introduction', 'Conclusion', 'Related posts'], /introduction|conclusion|related/i],
    [['See it now', 'Thank you all', 'Feeding'], /see it|thank you/i],
  ])('of %j makes nothing like %s', (headings, pattern) => {
    expect(titlesOf(page(headings), 'sourdough starter').join('\n')).not.toMatch(pattern);
  });

  it('count the steps that the headings count', () => {
    const text = page(['Step 1: Mix', 'Step 2: Wait', 'Step 3: Feed'], 'A wild sourdough starter');
    expect(titlesOf(text, 'sourdough starter')).toContain('A wild sourdough starter in 3 steps');
  });

  it('promises no list that the headings do not count', () => {
    const text = page(['Feeding', 'Storing']).replace(
      filler,
      'It comes with 3 sized tips to ensure the right fit.',
    );
    expect(titlesOf(text, 'sourdough starter').join('\n')).not.toMatch(/3 sized tips/);
  });
});

describe('headingTitles', () => {
  const of = (headings: readonly string[], title: string, keyword: string): string[] => {
    const text = [`# ${title}`, filler]
      .concat(
        headings.flatMap((heading) => [`## ${heading}`, `A ${keyword} needs time, says Best Buy. ${filler}`]),
      )
      .join('\n\n');
    return headingTitles(readPassages(articleFromText(text), [keywordIdea(keyword)])).map(
      (found) => found.text,
    );
  };

  it.each([
    [
      'keeps names large inside a title',
      ['Amazon', 'Best Buy'],
      'Graphics card',
      'Graphics card: Amazon and Best Buy',
    ],
    [
      'joins what can be done with what can be done',
      ['Feed it', 'Rest the dough', 'Bake the loaf'],
      'Sourdough',
      'Sourdough: feed it and bake the loaf',
    ],
    [
      'counts tips that are numbered',
      ['Tip 1: Water', 'Tip 2: Light', 'Tip 3: Soil'],
      'Fig tree',
      'Fig tree: 3 tips',
    ],
    ['leaves the numbers of headings out', ['1. Water', '2. Light'], 'Fig tree', 'Fig tree: water and light'],
  ])('%s', (_, headings, topic, wanted) => {
    expect(of(headings, 'Notes of a long year in a small garden by the sea', topic.toLowerCase())).toContain(
      wanted,
    );
  });

  it.each([
    ['a page’s own furniture', ['Related articles', 'Comments', 'Follow us']],
    ['shouts', ['READ ALL OF THIS NOW', 'BUY THE BOOK TODAY']],
    ['addresses', ['www.example.com', 'https://example.com/a']],
    ['what the author says of himself', ['Why I love it', 'My own recipe']],
  ])('makes nothing of %s', (_, headings) => {
    expect(of(headings, 'Notes of a long year in a small garden by the sea', 'fig tree')).toEqual([]);
  });
});

describe('topicOf', () => {
  const text = `The Sourdough Starter lives in a jar. A sourdough starter needs flour, and a starter needs water. ${filler}`;
  const topic = (...keywords: KeywordIdea[]): string | null =>
    topicOf(readPassages({ ...articleFromText(text), title: null }, keywords));

  it.each([
    ['the lead keyword as the text writes it', [keywordIdea('sourdough starter')], 'sourdough starter'],
    [
      'the phrase around a bare word',
      [keywordIdea('starter'), keywordIdea('sourdough starter')],
      'sourdough starter',
    ],
    ['a bare word that the text is about', [keywordIdea('starter', 85)], 'starter'],
    ['nothing for a bare word by the way', [keywordIdea('starter', 70)], null],
    ['nothing below the relevance that a title needs', [keywordIdea('sourdough starter', 50)], null],
    [
      'nothing for a suggestion',
      [{ ...keywordIdea('sourdough starter'), evidence: 'suggested' as const }],
      null,
    ],
    [
      'nothing too long to stand in front of a colon',
      [keywordIdea('flour and water in a jar on the shelf')],
      null,
    ],
    ['nothing without a keyword', [], null],
  ])('is %s', (_, keywords, wanted) => {
    expect(topic(...keywords)?.toLowerCase() ?? null).toBe(wanted);
  });
});
