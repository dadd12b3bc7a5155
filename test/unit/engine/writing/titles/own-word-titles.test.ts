import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { judgedSubject } from '#engine/writing/titles/compose/own-words/judgments.ts';
import { isLifeEvent, isOccasion } from '#engine/writing/titles/compose/own-words/life-events.ts';
import { wholeNounEnd } from '#engine/writing/titles/compose/own-words/noun-runs.ts';
import {
  judgmentForms,
  nounForms,
  questionForms,
} from '#engine/writing/titles/compose/own-words/own-forms.ts';
import { ownWordTitles } from '#engine/writing/titles/compose/own-words/own-word-titles.ts';
import { behindStrong } from '#engine/writing/titles/gate/behind-strong.ts';
import { readTitleSubject } from '#engine/writing/titles/subject/read-title-subject.ts';
import type { TitleSentence } from '#engine/writing/titles/subject/subject.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';

const sentence = (text: string): TitleSentence => ({ text, words: tagWords(text), index: 0 });
const texts = (forms: readonly { text: string }[]): string[] => forms.map(({ text }) => text);

const body = [
  'Now I know why my neighbors like rye bread, and I like rye bread, too.',
  'I was tired, but it smelled of rye bread there, and that was enough for me.',
  'Rye bread keeps for a week, so I eat rye bread when I have no time.',
  'I think of it when I am awake in the morning, and it makes me laugh.',
].join(' ');
const article = (opening: string, title = '') => articleFromText(`${title}${opening} ${body}\n\n${body}`);
const firstTitle = (opening: string): string | undefined => writeTitles(article(opening), [])[0]?.text;

describe('titles in the words of the text', () => {
  it.each([
    ['For me, rye bread is worth the wait.', 'Rye Bread Is Worth the Wait'],
    [
      'Today was my first day at the museum of rye bread, and it rained.',
      'My First Day at the Museum of Rye Bread',
    ],
    ['I wondered how people in Elsmere make rye bread.', 'How People in Elsmere Make Rye Bread'],
  ])('come first without a headline: %s', (opening, title) => {
    expect(firstTitle(opening)).toBe(title);
  });

  it('are not offered beside a headline or for a recipe', () => {
    const opening = 'Today was my first day at the museum of rye bread, and it rained.';
    const read = (title: string) => ownWordTitles(readTitleSubject(article(opening, title), []), true);
    expect(read('')).not.toEqual([]);
    expect(read('# Bread in Elsmere\n\n')).toEqual([]);
  });

  it('are not made of details further down', () => {
    const down = `${body} ${body} Once I described my first day at the museum of rye bread to Ann.`;
    expect(ownWordTitles(readTitleSubject(articleFromText(down), []), true)).toEqual([]);
  });

  it('are about the topic of the text', () => {
    const opening = 'Today was my first day at work. The weather is a disaster.';
    expect(ownWordTitles(readTitleSubject(article(opening), []), true)).toEqual([]);
  });
});

describe('wholeNounEnd', () => {
  it.each([
    ['the evolving role of mills in Elsmere is clear', 'the evolving role of mills in Elsmere'],
    ['a week of cycling through the Alps, and then home', 'a week of cycling through the Alps'],
    ['five lessons we learned from bakers', 'five lessons we learned from bakers'],
    ['my top 10 sources of inspiration.', 'my top 10 sources of inspiration'],
    ['my trip to Rye in 2019, again', 'my trip to Rye in 2019'],
  ])('finds the whole phrase in %s', (text, phrase) => {
    const words = tagWords(text);
    expect(text.slice(0, words[wholeNounEnd(words, 0) - 1]?.end)).toBe(phrase);
  });

  it.each(['the practice of', 'my first day at them', 'the bread that nobody', 'the end of which'])(
    'finds none in %s',
    (text) => {
      expect(wholeNounEnd(tagWords(text), 0)).toBe(-1);
    },
  );
});

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

describe('isLifeEvent and isOccasion', () => {
  it.each(['my last day on trail', 'our journey to rye', 'my top 10 mills', 'my relationship with bread'])(
    'know an event in the life of the author: %s',
    (phrase) => {
      expect(isLifeEvent(phrase)).toBe(true);
    },
  );

  it.each([
    'my first thought',
    'my last post of the year',
    'my first task of the year',
    'my first time building',
    'my first year I wrote',
    'my first race two weeks',
    'my bread',
  ])('do not know one in %s', (phrase) => {
    expect(isLifeEvent(phrase)).toBe(false);
  });

  it('know an occasion', () => {
    expect(isOccasion('the first day of a long tour')).toBe(true);
    expect(isOccasion('the end of the day')).toBe(false);
    expect(isOccasion('the last week at the mill')).toBe(false);
  });
});

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

describe('behindStrong', () => {
  const own = [{ text: 'Rye Bread Is Worth the Wait', frame: 'own-words' as const, chance: 0.5 }];

  it('leaves a title first beside thoughts, and puts it behind a recipe', () => {
    const other = (frame: 'thoughts' | 'recipe') => [{ text: 'Rye Bread', frame, chance: 0.3 }];
    expect(behindStrong(own, other('thoughts'))).toEqual(own);
    expect(behindStrong(own, other('recipe'))[0]?.chance).toBeLessThan(0.3);
  });
});
