import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { isCertainReport, reportKeywords } from '#engine/keywords/report/report-keywords.ts';
import { advicePost, fineReport, fireReport } from '#test/factories/reports.ts';

describe('the keywords of a report', () => {
  it.each([
    [fineReport, 'ryefield bribe'],
    [fireReport, 'barre fire'],
  ])('begin with the event and whom or where it happened', (text, lead) => {
    const article = articleFromText(text);
    expect(reportKeywords(article, '')[0]).toBe(lead);
    expect(findKeywordIdeas(article)[0]?.text).toBe(lead);
  });

  it('name nobody who is only quoted', () => {
    expect(reportKeywords(articleFromText(fineReport), '').join()).not.toMatch(/ada cole|food safety board/);
  });

  it('keep a lead that has more of the title', () => {
    const article = articleFromText(`# Ryefield flour bribe shakes Vermont\n\n${fineReport}`);
    expect(reportKeywords(article, 'ryefield flour bribe')[0]).toBe('ryefield flour bribe');
  });

  it('are sure of a lead only if it has most of the report', () => {
    const article = articleFromText(fireReport);
    expect(isCertainReport(article, 'barre fire')).toBe(true);
    expect(isCertainReport(article, 'tom hale')).toBe(false);
  });

  it.each(['ryefield to pay', 'paying ryefield'])(
    'replace a part of the title that names nothing: %s',
    (lead) => {
      const article = articleFromText(`# Ryefield to pay for bribe, paying Ryefield fine\n\n${fineReport}`);
      expect(reportKeywords(article, lead)[0]).not.toBe(lead);
    },
  );

  it('name a person in full', () => {
    const text = fireReport.replaceAll('The mill', 'Mr Hale').replaceAll('the fire', 'Mr Hale');
    expect(reportKeywords(articleFromText(text), 'mr hale', 0.4)).not.toContain('mr hale');
  });

  it('keep a phrase that an untitled text says often', () => {
    const text = fineReport
      .replaceAll('the bribe', 'the food safety test')
      .replaceAll('The bribe', 'The food safety test');
    expect(reportKeywords(articleFromText(text), 'food safety test', 0.3)[0]).toBe('food safety test');
  });

  it('keep a company that the first sentence is about, although it is often quoted', () => {
    const text =
      'Shares in the food firm Ryefield fell by 16% after a warning of lower profit.\n\nRyefield said profit will be 15% lower. Ryefield said the flour of Tom Hale and of Ada Cole came late. The profit warning hit other firms, too, according to the union. Ryefield said on Monday that it will sell a farm.';
    expect(reportKeywords(articleFromText(text), '')[0]).toMatch(/^ryefield .*(?:warning|profit)/);
  });

  it('are empty for other texts', () => {
    expect(reportKeywords(articleFromText(advicePost), 'rye bread')).toEqual([]);
  });
});
