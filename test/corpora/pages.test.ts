import { describe, expect, it } from 'vitest';
import { shareOf } from '#test/share-of.ts';
import { benchData } from '../../scripts/measure/data-folders.ts';
import {
  hasExtractionData,
  readArticlePages,
  readOwnPages,
  readSegmentPages,
} from '../bench/extraction-pages.ts';
import { depthOf, runPage } from './run-everything.ts';

describe('no page of our own makes the engine fail or break its promises', () => {
  it('each passes every stage', () => {
    expect(readOwnPages().flatMap(({ id, html }) => runPage(id, html))).toEqual([]);
  });
});

describe.skipIf(!hasExtractionData(benchData))(`every page of ${benchData}`, () => {
  it('passes every stage', { timeout: 900_000 }, () => {
    const pages = shareOf([...readArticlePages(benchData), ...readSegmentPages(benchData)], 4);
    expect(pages.flatMap(({ id, html }, i) => runPage(id, html, depthOf(i)))).toEqual([]);
  });
});
