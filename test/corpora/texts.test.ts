import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyphraseSets, readKeyphraseSet, readOwnTexts } from '#test/bench/measures/keyphrase-metric.ts';
import { shareOf } from '#test/share-of.ts';
import { benchData } from '../../scripts/measure/data-folders.ts';
import { depthOf, runText } from './run-everything.ts';

describe('no text of our own makes the engine fail or break its promises', () => {
  it('each passes every stage', () => {
    expect(readOwnTexts().flatMap(({ id, text }) => runText(id, text))).toEqual([]);
  });
});

describe.skipIf(!existsSync(join(benchData, 'keyphrases')))(`every text of ${benchData}/keyphrases`, () => {
  it.each(keyphraseSets)('%s passes every stage', { timeout: 300_000 }, (set) => {
    const texts = shareOf(readKeyphraseSet(set, join(benchData, 'keyphrases')) ?? [], 4);
    expect(texts.flatMap(({ id, text }, i) => runText(id, text, depthOf(i)))).toEqual([]);
  });
});
