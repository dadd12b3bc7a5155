import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { reportSentence } from '#engine/writing/reports/report-sentence.ts';
import { advicePost, fineReport, fireReport } from '#test/factories/reports.ts';

const sentenceOf = (text: string): string | null => reportSentence(articleFromText(text));

describe('the first sentence of a report', () => {
  it('is quoted without its dateline and its period', () => {
    expect(sentenceOf(fineReport)).toMatch(/^The Vermont food giant Ryefield has agreed .+ food inspector$/);
    expect(sentenceOf(fireReport)).toMatch(/^A 34-year-old firefighter .+ police said$/);
  });

  it.each([
    ['He said', 'a sentence about somebody named before'],
    ['"Ryefield paid a fine," said Tom Hale, who', 'a quotation'],
    ['In the shadow of Vermont, Ryefield', 'a scene'],
  ])('is not quoted if it begins with %s: %s', (start) => {
    expect(sentenceOf(fineReport.replace('The Vermont food giant Ryefield', start))).toBeNull();
  });

  it('is quoted up to 200 characters', () => {
    const longer = (rest: string): string =>
      fineReport.replace(
        'a food inspector.',
        `a food inspector and to repair the old mill by the river${rest}.`,
      );
    const rest = ' before the end of the next year and then again in ten years';
    expect(sentenceOf(longer(rest))).toHaveLength(199);
    expect(sentenceOf(longer(`${rest} if the town and the state ask for it`))).toBeNull();
  });

  it('is not quoted if it has no verb', () => {
    expect(sentenceOf(`A picture of the mill of Ryefield in Barre, Vermont.\n\n${fineReport}`)).toBeNull();
  });

  it('is not quoted from other texts', () => {
    expect(sentenceOf(advicePost)).toBeNull();
  });
});
