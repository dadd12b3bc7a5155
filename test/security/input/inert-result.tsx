import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { JobType } from '#contracts/product.ts';
import { toKeywordCsv } from '#domain/shortlist/keyword-csv.ts';
import { clearUiState } from '#test/web-setup/clear-ui-state.ts';
import { dangersIn } from '#test/xss-payloads.ts';
import { writeHtmlPage, writeWordPressBlocks } from '#web/features/job/result/article/write-article.ts';
import { toKeywordsTxt } from '#web/features/job/result/export/keywords-txt.ts';
import { ResultsView } from '#web/features/job/result/results-view.tsx';

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
/** The only script of an export is data, which no browser runs. */
const isData = (element: Element): boolean =>
  element.tagName === 'SCRIPT' && element.getAttribute('type') === 'application/ld+json';
/** True for an element of our page's head: metadata and the canonical link. */
const isHead = (element: Element): boolean =>
  (element.tagName === 'META' && !element.hasAttribute('http-equiv')) ||
  (element.tagName === 'LINK' && element.getAttribute('rel') === 'canonical');

/** The parts of an exported article that could run; empty without an article. */
export const dangersInExports = (result: FinalResult): string[] => {
  const { articles } = result;
  if (!articles) return [];
  return [articles.optimized_article_html, articles.original_article_html].flatMap((html) => {
    const page = parse(writeHtmlPage(result, html));
    const blocks = parse(writeWordPressBlocks(result, html));
    const scripts = page.querySelectorAll('script').length;
    return [
      ...dangersIn(page, (element) => isData(element) || isHead(element)),
      ...dangersIn(blocks, isData),
      ...(scripts === 1 ? [] : [`${scripts} scripts`]),
    ];
  });
};

/** Keyword files are not markup, so only spreadsheet formulas could be active in them. */
export const dangersInFiles = ({ selected_keywords: keywords }: FinalResult): string[] => {
  const cells = toKeywordCsv(keywords).split('\r\n').slice(1);
  const lines = toKeywordsTxt(keywords).split('\n');
  return [
    ...cells.filter((line) => /^"?\s*[=+\-@]/.test(line)),
    ...(lines.length === keywords.length ? [] : [`${lines.length} lines of ${keywords.length} keywords`]),
  ];
};

/** The parts of a result's page that could run, with each of its tabs opened. */
export const dangersOnPage = async (result: FinalResult, jobType: JobType): Promise<string[]> => {
  const { container } = render(<ResultsView result={result} jobId="job" jobType={jobType} />);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const dangers: string[] = [];
  for (const tab of screen.getAllByRole('tab')) {
    await user.click(tab);
    dangers.push(...dangersIn(container));
  }
  cleanup();
  clearUiState();
  return dangers;
};
