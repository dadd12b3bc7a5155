import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { topicWords } from '#engine/topic/topic-words.ts';

const diary = `We reached Mumbai at noon, and the roller coasters of Mumbai were the first thing on the list.

The train to the roller coasters was full. Another train came, and we shared it with a goat that had been on roller coasters before.

By night the train was empty. Mumbai slept, and so did the goat.`;

describe('topicWords', () => {
  it('names two things that the text mentions often, as it writes them, and keeps words together that occur together', () => {
    expect(topicWords(articleFromText(diary))).toEqual(['Mumbai', 'roller coasters']);
  });

  it('adds the capitalized word before a name', () => {
    const text =
      'I moved to New York. New York has trains. The trains of New York and other trains never stop.';
    expect(topicWords(articleFromText(text))).toContain('New York');
  });

  it('uses the lead keyword, if given, in place of its words', () => {
    const text =
      'Cooking mushrooms is easy. Cooking mushrooms needs liquid. Mushrooms lose liquid in the pan, and the liquid leaves the pan. Mushrooms shrink, and the liquid is gone.';
    expect(topicWords(articleFromText(text), 'cooking mushrooms', 'Cooking mushrooms')).toEqual([
      'Cooking mushrooms',
      'liquid',
    ]);
    expect(topicWords(articleFromText(text), 'leaves the pan')).not.toContain('leaves the pan');
    expect(topicWords(articleFromText(text), 'sourdough')).not.toContain('sourdough');
  });

  it('prefers what the opening and the end name to what one stretch says as often', () => {
    const text = `The harbor was still dark. We fed the gulls at the harbor.

The bus came late. The bus was full, and the bus smelled of wet wool. Nobody on the bus spoke.

The gulls followed us home. We could still see the harbor and its gulls.`;
    expect(topicWords(articleFromText(text)).toSorted()).toEqual(['gulls', 'harbor']);
  });

  it('takes a name that the text says twice in place of a second common word', () => {
    const text = `We drove through Florida in a rented car.

The car was wide. The road was wide, too, and the car liked the road. Rain fell on the road and on the car.

The road ended at the beach. That was Florida, seen from a car.`;
    expect(topicWords(articleFromText(text))).toEqual(['car', 'Florida']);
  });

  it('takes a gerund that stands like a verb', () => {
    const text = `I keep journaling because journaling clears my head.

Friends ask me about journaling and about my pens. Good pens help.

Pens run dry, but journaling goes on.`;
    expect(topicWords(articleFromText(text))).toEqual(['journaling', 'pens']);
  });

  it('leaves out markup and words that name no topic', () => {
    const text =
      'The src of the img and its alt are bread. The src, the img, the alt. Bread on a day, rye on a day, one more day. Bread and rye, src, img, alt. Rye and bread.';
    expect(topicWords(articleFromText(text)).toSorted()).toEqual(['bread', 'rye']);
  });

  it('names nothing for a text that repeats nothing', () => {
    expect(topicWords(articleFromText('A short note on bread.'))).toEqual([]);
    expect(topicWords(articleFromText(''))).toEqual([]);
  });
});
