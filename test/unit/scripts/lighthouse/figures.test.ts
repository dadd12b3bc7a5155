import { expect, it } from 'vitest';
import { faultsOf, type Measured } from '../../../../scripts/lighthouse/figures.ts';

const good: Measured = {
  name: 'home',
  scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 1800,
  cls: 0,
  tbt: 50,
  scriptKb: 95,
  findings: [],
};

it('a page at its floors has no fault', () => {
  expect(faultsOf(good)).toEqual([]);
});

it.each([
  [{ tbt: 51 }, 'home: blocking time 51 ms, at most 50 ms'],
  [{ lcp: 1801 }, 'home: LCP 1801 ms, at most 1800 ms'],
  [{ cls: 0.01 }, 'home: CLS 0.0100, must be 0'],
  [{ scores: { ...good.scores, performance: 97 } }, 'home: performance 97, floor 98'],
])('a page with %j misses its floor', (changes, fault) => {
  expect(faultsOf({ ...good, ...changes })).toEqual([fault]);
});
