import { describe, expect, it } from 'vitest';
import { shareOf } from '#test/share-of.ts';
import { benchData } from '../../scripts/measure/data-folders.ts';
import { runVerify } from '../bench/verify/verify.ts';

describe('verification', () => {
  // Floors slightly below the values measured on the public articles (recall 1.000, precision .995).
  it('catches planted losses and accepts benign rewrites', { timeout: 900_000 }, () => {
    const { recall, precision, cases, source } = runVerify({
      dataDir: benchData,
      choose: (articles) => shareOf(articles, 2),
    });
    expect(recall, source).toBeGreaterThanOrEqual(0.99);
    expect(precision, source).toBeGreaterThanOrEqual(0.95);
    expect(cases).toBeGreaterThanOrEqual(source.startsWith('own') ? 50 : 1000);
  });

  it('passes on our own fixtures alone', () => {
    const { recall, precision, cases } = runVerify({ dataDir: '/nowhere' });
    expect(cases).toBeGreaterThanOrEqual(50);
    expect(recall).toBe(1);
    expect(precision).toBeGreaterThanOrEqual(0.95);
  });
});
