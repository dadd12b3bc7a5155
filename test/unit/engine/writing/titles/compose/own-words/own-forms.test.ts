import { describe, expect, it } from 'vitest';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { nounForms, questionForms } from '#engine/writing/titles/compose/own-words/own-forms.ts';
import type { TitleSentence } from '#engine/writing/titles/subject/subject.ts';

const sentence = (text: string): TitleSentence => ({ text, words: tagWords(text), index: 0 });

const texts = (forms: readonly { text: string }[]): string[] => forms.map(({ text }) => text);

describe('nounForms', () => {
  it.each([
    ['This is my second trip to Rye.', ['my second trip to Rye']],
    ['We saw a screening of The Old Mill.', ['a screening of The Old Mill']],
    ['My first choice of flour was rye.', []],
    ['I bought the bread at the market.', []],
  ])('names events and occasions: %s', (text, forms) => {
    expect(texts(nounForms(sentence(text)))).toEqual(forms);
  });
});

describe('questionForms', () => {
  it.each([
    ['I wondered how mills changed the village.', ['how mills changed the village']],
    ['I asked what the Bible says about mills.', ['what the Bible says about mills']],
    ['I wondered how mills changed the village, and I went there.', []],
    ['No matter what series the studio makes, I watch it.', []],
    ['They explain how finding the flour helps.', []],
    ['I know how to bake and what I like.', []],
    ['How can bakers earn more?', []],
    ['How does rye affect mills.', []],
  ])('take whole questions about others: %s', (text, forms) => {
    expect(texts(questionForms(sentence(text)))).toEqual(forms);
  });
});
