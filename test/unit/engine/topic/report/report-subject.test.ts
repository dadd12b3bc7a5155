import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { isCertainReport, reportSubject } from '#engine/topic/report/report-subject.ts';
import { advicePost, fineReport, fireReport } from '#test/factories/reports.ts';

describe('the subject of a report', () => {
  it('is the company or place that it names most', () => {
    expect(reportSubject(articleFromText(fineReport))).toEqual({ text: 'ryefield', isPlace: false });
  });

  it('is not somebody who is only quoted', () => {
    expect(reportSubject(articleFromText(fineReport))?.text).not.toMatch(/ada cole|food safety board/);
  });

  it('is null for another text', () => {
    expect(reportSubject(articleFromText(advicePost))).toBeNull();
  });
});

it('a lead is certain only if it has most of the report', () => {
  const article = articleFromText(fireReport);
  expect(isCertainReport(article, 'barre fire')).toBe(true);
  expect(isCertainReport(article, 'tom hale')).toBe(false);
});
