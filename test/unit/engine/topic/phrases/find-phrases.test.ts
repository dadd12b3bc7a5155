import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findPhrases } from '#engine/topic/phrases/find-phrases.ts';
import { titleForms } from '#engine/topic/phrases/title-forms.ts';
import { readTopicText } from '#engine/topic/phrases/topic-text.ts';

const phrasesOf = (source: string): string[] =>
  findPhrases(readTopicText(articleFromText(source))).map(({ text }) => text);
const formsOf = (source: string): string[] =>
  [...titleForms(readTopicText(articleFromText(source))).values()].map(({ phrase }) => phrase.text);

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

  it('does not take an amount for a phrase', () => {
    const phrases = phrasesOf('Mix the dry things first.\n\nAdd 2 cups flour and 1 cup sugar to the bowl.');
    expect(phrases.filter((phrase) => /^\d/.test(phrase))).toEqual([]);
  });

  it.each([
    [
      'disclaimer',
      'Disclaimer: I bake for a living. This disclaimer is long, and a disclaimer bores everyone.',
    ],
    ['happy birthday', 'I am thirty today. Happy birthday to me, and happy birthday to my oven.'],
    ['dear rosa', 'Dear Rosa,\n\nThe mill is quiet this winter. I miss the smell of rye.'],
  ])('takes a greeting or the label of a note for a phrase only in a title: %s', (greeting, source) => {
    expect(phrasesOf(source)).not.toContain(greeting);
    expect(phrasesOf(`# ${greeting}\n\n${source}`)).toContain(greeting);
  });

  it.each([
    ['Change Can Lead to Great Opportunities', 'lead to great opportunities'],
    ['When It Comes to Creative Work, Push', 'comes to creative work'],
  ])('does not take another subject’s predicate for an action: %s', (title, predicate) => {
    const source = `# ${title}\n\nSmall gifts matter to people. A card is a start.`;
    expect([...phrasesOf(source), ...formsOf(source)]).not.toContain(predicate);
  });

  it('takes what "you" should do for an action', () => {
    const source = '# Should You Buy a House\n\nSmall gifts matter to people. A card is a start.';
    expect(formsOf(source)).toContain('buy a house');
  });

  it('does not cut a clause of a title after its verb', () => {
    const phrases = phrasesOf(
      '# Three Easy Ways to Show Employees Thanks\n\nSmall gifts matter to people. A card is a start.',
    );
    expect(phrases).not.toContain('easy ways to show');
  });
});
