import { describe, expect, it } from 'vitest';
import { splitSentences } from '#engine/language/split-sentences.ts';
import { tokenize } from '#engine/language/tokenize.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';

const text = 'The night bus runs at 7. Dr. Lee takes it home.';

describe('an analyzed text', () => {
  it('has the tokens and sentences of its text', () => {
    expect(analyzeText(text).tokens).toEqual(tokenize(text));
    expect(analyzeText(text).sentences).toEqual(splitSentences(text));
  });

  it('has the stems of its words, by token and in order', () => {
    const { tokens, stems, wordStems } = analyzeText('Night trains run.');
    expect(tokens.map(({ text }, i) => [text, stems[i]])).toEqual([
      ['Night', ['night']],
      ['trains', ['train']],
      ['run', ['run']],
      ['.', []],
    ]);
    expect(wordStems).toEqual(['night', 'train', 'run']);
  });

  it('is read once', () => {
    expect(analyzeText(text)).toBe(analyzeText(` ${text}`.slice(1)));
    expect(analyzeText(text).tokens).toBe(analyzeText(text).tokens);
  });

  it('makes room for other texts, the least recently used first', () => {
    const kept = analyzeText(text);
    const dropped = analyzeText(`${text} Once.`);
    for (let i = 0; i < 60; i++) {
      analyzeText(`${i} ${'bus '.repeat(2_500)}`);
      analyzeText(text);
    }
    expect(analyzeText(text)).toBe(kept);
    expect(analyzeText(`${text} Once.`)).not.toBe(dropped);
  });
});
