import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { extractionGoals, measureArticles, measureSegments, processorShare } from './extraction.ts';
import { hasExtractionData, readArticlePages, readOwnPages, readSegmentPages } from './extraction-pages.ts';
import { macroPrf, microPrf } from './metrics.ts';

const dataDir = join(import.meta.dirname, '../../../shared/bench-data');
const hasData = hasExtractionData(dataDir);

describe.skipIf(!hasData)(`on the public pages of ${dataDir}`, () => {
  test('article texts reach their floor', () => {
    const { f1 } = macroPrf(measureArticles(readArticlePages(dataDir)).counts);
    expect(f1).toBeGreaterThanOrEqual(extractionGoals.articlesF1);
  });

  test('wanted and unwanted segments of web pages reach their floor', () => {
    const { f1 } = microPrf(measureSegments(readSegmentPages(dataDir)).counts);
    expect(f1).toBeGreaterThanOrEqual(extractionGoals.webPagesF1);
  });

  test('a page takes a fraction of the time of readability with linkedom', () => {
    const pages = readArticlePages(dataDir).slice(0, 40);
    expect(processorShare(pages)).toBeLessThanOrEqual(extractionGoals.msRatio);
  });
});

describe('on our own pages', () => {
  test('texts are exact', () => {
    expect(macroPrf(measureArticles(readOwnPages()).counts).f1).toBe(1);
  });

  test('all wanted and no unwanted segments are there', () => {
    expect(microPrf(measureSegments(readOwnPages()).counts).f1).toBe(1);
  });
});
