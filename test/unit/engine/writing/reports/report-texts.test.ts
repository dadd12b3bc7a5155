import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { writeDescriptions } from '#engine/writing/descriptions/write-descriptions.ts';
import { newsOf } from '#engine/writing/reports/ranked-headlines.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';
import { advicePost, fineReport, fireReport } from '#test/factories/reports.ts';

const textsOf = (text: string) => {
  const article = articleFromText(text);
  const keywords = findKeywordIdeas(article);
  return {
    titles: writeTitles(article, keywords).map((title) => title.text),
    descriptions: writeDescriptions(article, keywords).map((description) => description.text),
  };
};

describe('the titles of a report', () => {
  it('without a title begin with its news', () => {
    expect(textsOf(fineReport).titles[0]).toMatch(
      /^Ryefield (?:to|agrees to) pay .*\$1\.5m fine for bribing/,
    );
    expect(textsOf(fireReport).titles[0]).toMatch(/firefighter killed/i);
  });

  it('keep the author’s headline first', () => {
    expect(textsOf(`# Flour giant fined for bribe\n\n${fineReport}`).titles[0]).toBe(
      'Flour giant fined for bribe',
    );
  });

  it('give its reasons only where it has some', () => {
    expect(textsOf(fireReport).titles.filter((title) => title.startsWith('Why'))).toEqual([]);
  });

  it('reflect on nothing', () => {
    for (const text of [fineReport, fireReport])
      expect(textsOf(text).titles.filter((title) => /^thoughts on/i.test(title))).toEqual([]);
  });
});

describe('the descriptions of a report', () => {
  it('begin with its first sentence, without its dateline', () => {
    expect(textsOf(fireReport).descriptions[0]).toMatch(/^A 34-year-old firefighter/);
    expect(textsOf(fireReport).descriptions.join()).not.toContain('(AP)');
  });
});

describe('the news of a report', () => {
  it('is the headline of its first sentence', () => {
    expect(newsOf(articleFromText(fineReport))).toMatch(/^Ryefield .*pay .*\$1\.5m fine for bribing/);
  });

  it('is missing if the text is not a report', () => {
    expect(newsOf(articleFromText(advicePost))).toBeNull();
  });
});
