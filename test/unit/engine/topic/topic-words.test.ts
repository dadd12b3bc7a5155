import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { topicWords } from '#engine/topic/topic-words.ts';

const diary = `We reached Mumbai at noon, and the roller coasters of Mumbai were the first thing on the list.

The train to the roller coasters was full. Another train came, and we shared it with a goat that had been on roller coasters before.

By night the train was empty. Mumbai slept, and so did the goat.`;

describe('topicWords', () => {
  it('names two things that the text says often, as it writes them, and keeps words together that stand together', () => {
    expect(topicWords(articleFromText(diary))).toEqual(['Mumbai', 'roller coasters']);
  });

  it('adds the capitalized word before a name', () => {
    const text =
      'I moved to New York. New York has trains. The trains of New York and other trains never stop.';
    expect(topicWords(articleFromText(text))).toContain('New York');
  });

  it('names the keyword that may lead in place of its words', () => {
    const text =
      'Cooking mushrooms is easy. Cooking mushrooms takes a pan. Mushrooms lose liquid in the pan, and the liquid leaves the pan. Mushrooms shrink, and the liquid is gone.';
    expect(topicWords(articleFromText(text), 'cooking mushrooms', 'Cooking mushrooms')).toEqual([
      'Cooking mushrooms',
      'liquid',
    ]);
    expect(topicWords(articleFromText(text), 'leaves the pan')).not.toContain('leaves the pan');
    expect(topicWords(articleFromText(text), 'sourdough')).not.toContain('sourdough');
  });

  it('leaves out markup and words that name no topic', () => {
    const text =
      'The src of the img and its alt are bread. The src, the img, the alt. Bread on a day, rye on a day, one more day. Bread and rye, src, img, alt. Rye and bread.';
    expect(topicWords(articleFromText(text)).toSorted()).toEqual(['bread', 'rye']);
  });

  it('says nothing of a text that says nothing often', () => {
    expect(topicWords(articleFromText('A short note on bread.'))).toEqual([]);
    expect(topicWords(articleFromText(''))).toEqual([]);
  });
});
