import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readTopic, scorePhrases } from '#engine/topic/read-topic.ts';

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../../fixtures/articles/${name}`), 'utf8');
const coldBrew = articleFromText(fixture('cold-brew-at-home.txt'));

describe('readTopic', () => {
  it('names what an article is about', () => {
    expect(readTopic(coldBrew).phrase).toContain('cold brew');
  });

  it('gives the same topic on every call', () => {
    const again = articleFromText(fixture('cold-brew-at-home.txt'));
    expect(readTopic(again)).toEqual(readTopic(coldBrew));
  });

  it('ranks by probability', () => {
    const { ranked, phrase, probability } = readTopic(coldBrew);
    expect(ranked[0]).toMatchObject({ phrase, topic: probability });
    const chances = ranked.map(({ topic }) => topic);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
  });

  it('takes any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const { probability } = readTopic(articleFromText(text));
        expect(probability).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(readTopic(articleFromText('')).phrase).toBe('');
  });
});

describe('scorePhrases', () => {
  it('prefers a search for the topic to one for a passing mention or another subject', () => {
    const [own, passing, other] = scorePhrases(coldBrew, [
      'how to make cold brew coffee',
      'how to make tap water',
      'puppy training tips',
    ]);
    expect(own?.search).toBeGreaterThan(passing?.search ?? 1);
    expect(passing?.search).toBeGreaterThan(other?.search ?? 1);
  });

  it('scores phrases one by one, in their order', () => {
    const phrases = ['cold brew', 'coffee', ''];
    const together = scorePhrases(coldBrew, phrases);
    expect(together).toHaveLength(3);
    expect(phrases.flatMap((phrase) => scorePhrases(coldBrew, [phrase]))).toEqual(together);
  });
});
