import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { openingSentences } from '#engine/topic/report/opening-sentences.ts';
import { advicePost, fineReport, fireReport } from '#test/factories/reports.ts';

const openingOf = (text: string): string => openingSentences(articleFromText(text), 1)[0] ?? '';

describe('a report', () => {
  it.each([fineReport, fireReport, `# Mill fined for bribe\n\n${fineReport}`])(
    'is a text that says who did what, in nobody’s voice',
    (text) => {
      expect(isReport(articleFromText(text))).toBe(true);
    },
  );

  it('is not a text that addresses its readers', () => {
    expect(isReport(articleFromText(advicePost))).toBe(false);
  });
});

describe('the opening of a report', () => {
  const told = 'The mill on Long Road has closed for good.';

  it.each([
    `MONTPELIER, Vt. (AP) — ${told}`,
    `(CNN) ${told}`,
    `By Ada Cole and Tom Hale MONTPELIER (Reuters) - ${told}`,
    `BARRE - ${told}`,
    `NEW YORK, April 2 (Reuters) - ${told}`,
    `Workers say that nobody told them before. BARRE - ${told}`,
    told,
  ])('begins behind who sent it and from where: %s', (line) => {
    expect(openingOf(`${line}\n\nIt had 40 workers. The owner said on Monday that they will be paid.`)).toBe(
      told,
    );
  });

  it('begins behind what a page says of itself', () => {
    expect(
      openingOf(`Fox Mill headlines for Nov. 19 are here. ${told}\n\nIt had 40 workers, the owner said.`),
    ).toBe(told);
  });

  it('keeps an abbreviation with the name behind it', () => {
    const line = 'U.S. District Judge Ada Cole denied a motion to close the mill.';
    expect(openingOf(`${line} She did so on Monday.\n\nThe mill is open.`)).toBe(line);
  });
});
