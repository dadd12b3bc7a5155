import { describe, expect, test } from 'vitest';
import { benchData } from '../../scripts/measure/data-folders.ts';
import { extractionGoals, measureArticles, measureSegments, processorShare } from './extraction.ts';
import { hasExtractionData, readArticlePages, readOwnPages, readSegmentPages } from './extraction-pages.ts';
import { macroPrf, microPrf } from './measures/metrics.ts';

const hasData = hasExtractionData(benchData);

describe.skipIf(!hasData)(`on the public pages of ${benchData}`, () => {
  test('article texts reach their floor', () => {
    const { f1 } = macroPrf(measureArticles(readArticlePages(benchData)).counts);
    expect(f1).toBeGreaterThanOrEqual(extractionGoals.articlesF1);
  });

  test('wanted and unwanted segments of web pages reach their floor', () => {
    const { f1 } = microPrf(measureSegments(readSegmentPages(benchData)).counts);
    expect(f1).toBeGreaterThanOrEqual(extractionGoals.webPagesF1);
  });

  test('a page takes a fraction of the time of readability with linkedom', () => {
    const pages = readArticlePages(benchData).slice(0, 16);
    expect(processorShare(pages)).toBeLessThanOrEqual(extractionGoals.msRatio);
  });
});

describe('on our own pages', () => {
  test('texts are exact', () => {
    expect(macroPrf(measureArticles(readOwnPages()).counts).f1).toBe(1);
  });

  test('texts contain all wanted segments and no unwanted ones', () => {
    expect(microPrf(measureSegments(readOwnPages()).counts).f1).toBe(1);
  });
});
