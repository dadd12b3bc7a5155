import { describe, expect, it } from 'vitest';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { judgedSubject } from '#engine/writing/titles/compose/own-words/judgments.ts';
import { judgmentForms } from '#engine/writing/titles/compose/own-words/own-forms.ts';
import type { TitleSentence } from '#engine/writing/titles/subject/subject.ts';

const sentence = (text: string): TitleSentence => ({ text, words: tagWords(text), index: 0 });

const texts = (forms: readonly { text: string }[]): string[] => forms.map(({ text }) => text);

describe('judgmentForms', () => {
  it.each([
    ['I learned that rye bread is worth the wait.', 'rye bread is worth the wait'],
    ['A good oven does not equal good bread.', 'A good oven does not equal good bread'],
  ])('take what the author says of the topic: %s', (text, line) => {
    expect(texts(judgmentForms(sentence(text)))).toContain(line);
  });

  it.each([
    'Some people say that rye bread is hard to bake.',
    'It is a myth that rye bread is hard to bake.',
    'I do not believe that rye bread is a mistake.',
    'The bread was baked on Sunday in Elsmere.',
    'Is the best bread in town.',
    'Rye bread is easy to bake because I never knead it.',
    'Rye bread is a great start, but wheat bread keeps longer.',
    'Sure, rye bread is hard to bake.',
  ])('take nothing that the author does not say, and no plain fact: %s', (text) => {
    expect(judgmentForms(sentence(text))).toEqual([]);
  });

  it('name the subject of the judgment', () => {
    expect(judgedSubject('Rye bread is really worth the wait')).toBe('Rye bread');
    expect(judgedSubject('Rye bread comes from Elsmere')).toBeNull();
  });
});
