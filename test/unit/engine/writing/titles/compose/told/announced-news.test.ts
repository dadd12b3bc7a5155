import { describe, expect, it } from 'vitest';
import { announcedNews } from '#engine/writing/titles/compose/told/announced-news.ts';

describe('announcedNews', () => {
  const textsOf = (sentence: string): string[] => announcedNews(sentence).map(({ text }) => text);
  it.each([
    [
      'We are happy to announce the Rye Fund has awarded a grant to Elsmere',
      'The Rye Fund awards a grant to Elsmere',
    ],
    [
      'The team is ecstatic to unveil a new feature to track flour, which is free',
      'Announcing a new feature to track flour',
    ],
    [
      'Today we’re announcing our first new oven of 2019, a much improved oven for rye',
      'a much improved oven for rye',
    ],
    [
      'By May I was proud to release my first recipe book: Bread for Bakers',
      'my first recipe book: Bread for Bakers',
    ],
    ['I’m excited to announce the release of my new mill: Grinder', 'my new mill: Grinder'],
  ])('reads %s', (sentence, title) => {
    expect(textsOf(sentence)).toEqual([title]);
  });

  it.each([
    'We are happy to announce that it is open',
    'We are proud to announce that the generous people who live at the long street of Elsmere have granted flour',
    'She is happy with the mill',
    'We are happy to announce the next official release of Rye',
    'We are excited to announce that registration for the season of Elsmere',
    'We are releasing updates every week',
  ])('finds none in %s', (sentence) => {
    expect(textsOf(sentence)).toEqual([]);
  });
});
