import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { composePhrases } from '#engine/topic/lead/compose-phrases.ts';
import { findPhrases } from '#engine/topic/phrases/find-phrases.ts';
import { measureText } from '#engine/topic/phrases/measured-text.ts';
import { readPhrase } from '#engine/topic/phrases/phrase.ts';
import { readTopicText } from '#engine/topic/phrases/topic-text.ts';

const source = `Every spring I protect my old apple trees before the buds open. Apple trees bear more fruit in the years after that.

Some neighbors protect their trees in the fall. I tried it once, and frost killed the fresh cuts of the apple trees.

Take a sharp saw. The saw leaves smooth cuts, and smooth cuts of an apple tree heal by summer.`;

const composed = (seeds: readonly string[]) => {
  const text = measureText(readTopicText(articleFromText(source)));
  return composePhrases(text, seeds.map(readPhrase), findPhrases(text.text));
};
const textsOf = (kind: string, seeds: readonly string[] = []) =>
  composed(seeds).flatMap((one) => (one.kind === kind ? [one.phrase.text] : []));

describe('composePhrases', () => {
  it('writes what the text does the way people type it', () => {
    expect(textsOf('action')).toContain('protecting old apple trees');
  });

  it('counts how often the text says so', () => {
    const action = composed([]).find(({ phrase }) => phrase.text === 'protecting trees');
    expect(action?.count).toBe(1);
  });

  it('joins two phrases that occur in one sentence, in both orders', () => {
    expect(textsOf('join', ['apple trees', 'smooth cuts'])).toEqual(
      expect.arrayContaining(['smooth cuts apple trees', 'apple trees smooth cuts']),
    );
  });

  it('joins no phrases that never meet, and none that share a word', () => {
    expect(textsOf('join', ['buds', 'saw'])).toEqual([]);
    expect(textsOf('join', ['apple trees', 'apple tree cuts'])).toEqual([]);
  });
});
