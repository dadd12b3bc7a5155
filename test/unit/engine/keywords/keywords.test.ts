import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Article } from '#contracts/jobs/article.ts';
import { keywordIdea } from '#contracts/keywords/evidence.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { classifyIntent } from '#engine/keywords/ideas/classify-intent.ts';
import { scoreRelevance } from '#engine/keywords/ideas/score-relevance.ts';
import { clusterKeywords } from '#engine/keywords/phrases/cluster-keywords.ts';
import { notEmpty } from '#test/not-empty.ts';

const source = readFileSync(
  join(import.meta.dirname, '../../../fixtures/articles/cold-brew-at-home.txt'),
  'utf8',
);
const article = articleFromText(source);
const ideas = findKeywordIdeas(article);

function expectSound(list: ReturnType<typeof findKeywordIdeas>, of: Article): void {
  for (const idea of list) {
    keywordIdea.parse(idea);
    expect(idea.relevanceFactors.reduce((sum, { points }) => sum + points, 0)).toBe(idea.relevance);
    expect(idea.relevanceFactors.every(({ points }) => Number.isInteger(points))).toBe(true);
    expect(idea.passages.length).toBeLessThanOrEqual(3);
    for (const { start, end, text } of idea.passages) expect(of.text.slice(start, end)).toBe(text);
    if (idea.evidence === 'suggested') expect(idea.passages).toEqual([]);
    else expect(idea.passages.length).toBeGreaterThan(0);
  }
}

describe('findKeywordIdeas', () => {
  it('returns up to 25 ideas that are about the article, best first', () => {
    expect(ideas.length).toBeGreaterThanOrEqual(10);
    expect(ideas.length).toBeLessThanOrEqual(25);
    expect(ideas[0]?.text).toMatch(/^cold brew/);
    expect(ideas.filter(({ text }) => text.includes('cold brew')).length).toBeGreaterThan(3);
  });

  it('returns factors that add up, and passages that are whole sentences of the text', () => {
    expectSound(ideas, article);
  });

  it('writes ideas as people search them: lower case, 1-5 words or a question, no bare numbers', () => {
    for (const { text } of notEmpty(ideas)) {
      expect(text).toBe(text.toLowerCase());
      expect(text.split(' ').length).toBeLessThanOrEqual(/^(?:how|what|does)\b/.test(text) ? 9 : 6);
      expect(text).toMatch(/\p{L}/u);
    }
    const single = ideas.filter(({ text }) => !text.includes(' '));
    expect(single.length).toBeLessThan(ideas.length / 3);
  });

  it('shows its evidence: the first passage of an exact idea contains it', () => {
    const exact = ideas.filter(({ evidence }) => evidence === 'exact');
    expect(exact.length).toBeGreaterThan(5);
    for (const { text, passages } of notEmpty(exact)) {
      expect(passages[0]?.text.toLowerCase().replace(/[’‘]/g, "'")).toContain(text);
    }
  });

  it('names what its text is about first, and is honest about side topics', () => {
    const relevances = ideas.map(({ relevance }) => relevance);
    expect(relevances).toEqual(relevances.toSorted((a, b) => b - a));
    expect(relevances.filter((relevance) => relevance >= 70).length).toBeLessThanOrEqual(8);
    expect(ideas.every(({ evidence }) => evidence !== 'suggested')).toBe(true);
  });

  it('returns the same order with every limit and on every call', () => {
    expect(findKeywordIdeas(article)).toEqual(ideas);
    expect(findKeywordIdeas(article, { limit: 6 })).toEqual(ideas.slice(0, 6));
  });

  it('returns no two ideas with the same words', () => {
    const clusters = clusterKeywords(ideas.map(({ text }) => text));
    expect(new Set(clusters.values()).size).toBe(ideas.length);
  });

  it('gives a reason about this article in one sentence', () => {
    expect(ideas[0]?.reason).toMatch(/^In your title, \d+ headings? and \d+ sections? \(\d+ mentions?\)\.$/);
    for (const { reason } of notEmpty(ideas)) expect(reason).toMatch(/^[A-Z][^.]+\.$/);
  });

  it('returns at least 5 ideas for any 50 English words', () => {
    const words = source.split(/\s+/);
    for (let start = 0; start + 50 <= words.length; start += 37) {
      const short = articleFromText(words.slice(start, start + 50).join(' '));
      expect(findKeywordIdeas(short).length, short.text).toBeGreaterThanOrEqual(5);
    }
  });

  it('knows the names of sites and apps, and that a page’s own topic is searched to be read about', () => {
    const text =
      'Stadia is a service of Google. With Stadia, Google sends games from its servers. People who pay for Stadia need a controller. ' +
      'Analysts doubt that Stadia will beat the PlayStation. Sony sells the PlayStation in Japan and in many countries.';
    const found = findKeywordIdeas(articleFromText(text));
    expect(found.find((idea) => idea.text === 'stadia')).toMatchObject({
      isBrand: false,
      intent: 'informational',
    });
    expect(found.find((idea) => idea.text === 'japan')?.isBrand ?? false).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['emoji', '😀 🎉 🚀'],
    ['stop-words', 'the of and to in is that it'],
  ])('returns nothing for %s', (_, text) => expect(findKeywordIdeas(articleFromText(text))).toEqual([]));

  it.each([
    ['Hebrew', 'קפה קר הוא קפה שלא פגש מים חמים. הקפה נשאר במים קרים שתים עשרה שעות. קפה קר חלק יותר.'],
    [
      'German',
      'Kalter Kaffee ist beliebt. Wer kalten Kaffee macht, braucht grobes Kaffeepulver und Geduld. Das Kaffeepulver zieht im Wasser, und der kalte Kaffee schmeckt mild.',
    ],
    ['Japanese', '水出しコーヒーは簡単です。水出しコーヒーには時間が必要です。'],
  ])('accepts %s', (_, text) => expectSound(findKeywordIdeas(articleFromText(text)), articleFromText(text)));

  it('accepts any text without failing, and stays sound', () => {
    const words = fc.constantFrom(
      'cold',
      'brew',
      'The',
      'Apple',
      'coffee',
      '12',
      'İstanbul',
      '’s',
      '.',
      '\n\n',
      'how',
      '—',
      'beans',
      '😀',
      'of',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 80 }), (list) => {
        const any = articleFromText(list.join(' '));
        expectSound(findKeywordIdeas(any), any);
      }),
      { numRuns: 60 },
    );
  });

  const naughty = join(import.meta.dirname, '../../../../../shared/corpora/naughty-strings/blns.json');
  it.skipIf(!existsSync(naughty))('accepts the Big List of Naughty Strings', () => {
    const strings = JSON.parse(readFileSync(naughty, 'utf8')) as string[];
    const whole = articleFromText(strings.join('\n\n'));
    expectSound(findKeywordIdeas(whole), whole);
    expectSound(scoreRelevance(strings, article), article);
  });
});

describe('scoreRelevance', () => {
  it('[A-122] gives each keyword a relevance of 1 to 100, in the given order and spelling', () => {
    const given = ['Cold Brew', 'cold brew ratio', 'mortgage rates', 'best cold brew coffee', 'laundromat'];
    const scored = scoreRelevance(given, article);
    expect(scored.map(({ text }) => text)).toEqual(given);
    expectSound(scored, article);
    const by = Object.fromEntries(scored.map((idea) => [idea.text, idea]));
    expect(by['Cold Brew']?.relevance).toBeGreaterThanOrEqual(85);
    expect(by['cold brew ratio']?.relevance).toBeGreaterThan(25);
    expect(by['best cold brew coffee']?.relevance).toBeGreaterThan(by.laundromat?.relevance ?? 100);
  });

  it.each([
    'mortgage rates',
    'best running shoes',
    'buy iphone 15 case',
    'dog training',
    'xyzzy',
    '!!!',
    '株式市場',
  ])('scores the off-topic %j 15 or less, as suggested', (keyword) => {
    const [idea] = scoreRelevance([keyword], article);
    expect(idea?.relevance).toBeLessThanOrEqual(15);
    expect(idea?.evidence).toBe('suggested');
    expect(idea?.passages).toEqual([]);
  });

  it('puts near-duplicate keywords into the cluster of the strongest', () => {
    const scored = scoreRelevance(['cold brews', 'cold brew', 'brew cold'], article);
    expect(new Set(scored.map(({ cluster }) => cluster)).size).toBe(1);
  });

  it('accepts an empty article and an empty list', () => {
    expect(scoreRelevance([], article)).toEqual([]);
    expect(scoreRelevance(['coffee'], articleFromText(''))[0]?.relevance).toBe(1);
  });
});

describe('classifyIntent', () => {
  it.each([
    ['how to make cold brew', 'informational'],
    ['what is seo', 'informational'],
    ['sourdough starter', 'informational'],
    ['how to buy a house', 'informational'],
    ['best running shoes', 'commercial'],
    ['iphone vs pixel', 'commercial'],
    ['notion alternatives', 'commercial'],
    ['how much does a roof cost', 'commercial'],
    ['car insurance prices', 'commercial'],
    ['buy running shoes', 'transactional'],
    ['cheap flights', 'transactional'],
    ['pizza near me', 'transactional'],
    ['where to buy oat milk', 'transactional'],
    ['nike coupon code', 'transactional'],
    ['black friday deals', 'transactional'],
    ['trade deal', 'informational'],
    ['car sales', 'informational'],
    ['facebook login', 'navigational'],
    ['gmail sign in', 'navigational'],
    ['bbc.com', 'navigational'],
    ['etsy.com returns', 'navigational'],
    ['bank login page', 'navigational'],
    ['comcast phone number', 'navigational'],
    ['phone number', 'informational'],
    ['two-step login recovery code', 'informational'],
    ['crossplane.io and kubernetes controllers', 'informational'],
    ['', 'informational'],
  ])('[A-108] %j is %s', (text, intent) => expect(classifyIntent(text)).toBe(intent));
});

describe('clusterKeywords', () => {
  it.each([
    ['plurals', 'keyword idea', 'keyword ideas'],
    ['order and stop-words', 'keyword ideas', 'ideas for keywords'],
    ['hyphens', 'cold-brew coffee', 'cold brew coffee'],
    ['words written together', 'key word tool', 'keyword tool'],
    ['case', 'SEO Tools', 'seo tool'],
    ['British spelling', 'optimise colours', 'optimize colors'],
    ['accents', 'café near me', 'cafe near me'],
    ['accents written as marks of their own', 'cre\u0300me brûlée', 'creme brulee'],
  ])('joins %s', (_, first, second) => {
    expect(clusterKeywords([first, second]).get(second)).toBe(first);
  });

  it.each([
    ['cold brew', 'cold brew ratio'],
    ['apple', 'apples to oranges'],
    ['seo', 'sem'],
    ['c++ tutorial', 'c# tutorial'],
    ['cold brew', 'what is cold brew'],
    ['coinbase pro', 'coinbase vs coinbase pro'],
    ['!!!', '???'],
  ])('keeps %j and %j apart', (first, second) => {
    expect(clusterKeywords([first, second]).get(second)).toBe(second);
  });

  it('puts every text into exactly one cluster, headed by one of the texts', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 12 }), { maxLength: 12 }), (texts) => {
        const clusters = clusterKeywords(texts);
        expect([...clusters.keys()].sort()).toEqual([...new Set(texts)].sort());
        for (const head of clusters.values()) expect(clusters.get(head)).toBe(head);
      }),
    );
  });
});
