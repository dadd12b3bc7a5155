import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { benchData } from '../../scripts/measure/data-folders.ts';
import figures from './keyphrase-figures.json' with { type: 'json' };
import { keyphraseGoals, keyphraseMs, runKeyphrases, scoreFinder, timeFinder } from './keyphrases.ts';
import { keyphraseSets, readKeyphraseSet, readOwnTexts } from './measures/keyphrase-metric.ts';
import { retextPhrases } from './peers/keyphrases.ts';

const folder = join(benchData, 'keyphrases');

describe.skipIf(readKeyphraseSet('inspec', folder) === null)(`on the sets in ${folder}`, () => {
  test.each(keyphraseSets)('%s reaches its floor', (set) => {
    expect(scoreFinder(readKeyphraseSet(set, folder) ?? [])).toBeGreaterThanOrEqual(keyphraseGoals[set]);
  });

  test('400 words stay within their time', () => {
    expect(timeFinder(readKeyphraseSet('kpcrowd', folder) ?? [])).toBeLessThanOrEqual(keyphraseMs * 2);
  });
});

test.each(keyphraseSets)('the recorded value of %s on held-out texts reaches the floor', (set) => {
  expect((figures.crossValidated[set][1] ?? 0) / 100).toBeGreaterThanOrEqual(keyphraseGoals[set]);
});

describe('on our own texts, which nothing was learned from', () => {
  test('finds far more of the phrases than retext-keywords', () => {
    expect(scoreFinder(readOwnTexts())).toBeGreaterThan(scoreFinder(readOwnTexts(), retextPhrases) + 0.05);
  });

  test('the part runs on them without the public sets', async () => {
    const part = await runKeyphrases({ dataDir: '/nonexistent', withPeers: false });
    expect(part.source).toContain('of our own');
    expect(part.rows.map(({ what }) => what)).toEqual(['own texts F1@10', '400 words']);
  });
});
