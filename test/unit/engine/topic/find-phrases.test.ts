import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findPhrases } from '#engine/topic/find-phrases.ts';
import { readTopicText } from '#engine/topic/topic-text.ts';

const phrasesOf = (source: string): string[] =>
  findPhrases(readTopicText(articleFromText(source))).map(({ text }) => text);

describe('findPhrases', () => {
  it('keeps a name with an ampersand whole', () => {
    const phrases = phrasesOf(
      'In a crisis we look at Procter & Gamble. Last year the managers of Procter & Gamble doubled their budget.',
    );
    expect(phrases).toContain('procter & gamble');
    expect(phrases).not.toContain('gamble');
  });

  it('finds the title of a work in quotation marks', () => {
    const phrases = phrasesOf(
      'A friend lent me "Winners Take All" in May. I read it twice, and the second time I took notes.',
    );
    expect(phrases).toContain('winners take all');
  });

  it('takes no amount for a phrase', () => {
    const phrases = phrasesOf('Mix the dry things first.\n\nAdd 2 cups flour and 1 cup sugar to the bowl.');
    expect(phrases.filter((phrase) => /^\d/.test(phrase))).toEqual([]);
  });

  it('cuts no clause of a title after its verb', () => {
    const phrases = phrasesOf(
      '# Three Easy Ways to Show Employees Thanks\n\nSmall gifts matter to people. A card is a start.',
    );
    expect(phrases).not.toContain('easy ways to show');
  });
});
