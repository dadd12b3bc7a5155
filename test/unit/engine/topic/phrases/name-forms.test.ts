import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findPhrases } from '#engine/topic/phrases/find-phrases.ts';
import { abbreviates, findNameForms } from '#engine/topic/phrases/name-forms.ts';
import { readTopicText } from '#engine/topic/phrases/topic-text.ts';
import { anyCharacter } from '#test/any-character.ts';

const formsIn = (source: string) => {
  const text = readTopicText(articleFromText(source));
  return findNameForms(text, findPhrases(text));
};

describe('abbreviates', () => {
  it.each([
    ['c25k', 'couch to 5k'],
    ['gsod', 'google season of docs'],
    ['nasa', 'national aeronautics and space administration'],
    ['b4b', 'back for blood'],
  ])('reads %s as %s', (short, long) => {
    expect(abbreviates(short, long.split(' '))).toBe(true);
  });

  it.each([
    ['c25k', 'couch potato'],
    ['nas', 'raspberry pi'],
    ['', 'raspberry pi'],
  ])('does not read %j as %s', (short, long) => {
    expect(abbreviates(short, long.split(' '))).toBe(false);
  });
});

describe('findNameForms', () => {
  it('links initials in parentheses with the name before them', () => {
    const forms = formsIn(
      'I finished the couch to 5k program (C25K). The C25K app counts the minutes. The couch to 5k program has nine weeks.',
    );
    expect(forms).toContainEqual({ short: 'c25k', long: 'couch to 5k', isPart: false });
  });

  it('links a surname with the full name', () => {
    const forms = formsIn(
      'On Monday the court heard Patrick Carlineo again. Nobody asked what Carlineo meant. The judge told Carlineo to wait.',
    );
    expect(forms).toContainEqual({ short: 'carlineo', long: 'patrick carlineo', isPart: true });
  });

  it('does not link a common word with a phrase that ends in it', () => {
    const forms = formsIn(
      'A tomato plant needs sun. The plant also needs water, and every plant needs a cage.',
    );
    expect(forms).toEqual([]);
  });

  it.each([
    [
      'an adverb',
      'Without it you may never print again. Additionally Lumina loses its color after 20 pages. We asked Lumina twice. Nobody knows what Lumina costs.',
    ],
    [
      'a noun that is a name elsewhere',
      'We went to the Marlo Day parade. A photo of the door on the day Marlo was born. Nobody woke Marlo, and then Marlo sang.',
    ],
  ])('does not link a name with %s before it', (_, source) => {
    expect(formsIn(source)).toEqual([]);
  });

  it('accepts any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
        expect(formsIn(text)).toBeInstanceOf(Array);
      }),
      { numRuns: 50 },
    );
  });
});
