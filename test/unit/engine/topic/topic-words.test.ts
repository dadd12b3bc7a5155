import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { topicWords } from '#engine/topic/topic-words.ts';

const diary = `We reached Mumbai at noon, and the roller coasters of Mumbai were the first thing on the list.

The train to the roller coasters was full. Another train came, and we shared it with a goat that had been on roller coasters before.

By night the train was empty. Mumbai slept, and so did the goat.`;

describe('topicWords', () => {
  it('names what the text says often, as it writes it', () => {
    const words = topicWords(articleFromText(diary));
    expect(words).toHaveLength(3);
    expect(words).toContain('Mumbai');
    expect(words).toContain('train');
  });

  it('keeps words together that stand together', () => {
    expect(topicWords(articleFromText(diary))).toContain('roller coasters');
  });

  it('adds the capitalized word before a name', () => {
    const text = 'I moved to New York. New York has trains. The trains of New York and other trains never stop.';
    expect(topicWords(articleFromText(text))).toContain('New York');
  });

  it('says nothing of a text that says nothing often', () => {
    expect(topicWords(articleFromText('A short note on bread.'))).toEqual([]);
    expect(topicWords(articleFromText(''))).toEqual([]);
  });
});
