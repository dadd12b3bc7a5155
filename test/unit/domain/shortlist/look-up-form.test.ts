import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookUpForm, noteOnLookUp } from '#domain/shortlist/look-up-form.ts';
import { anyCharacter } from '#test/any-character.ts';

describe('the form in which market data is looked up', () => {
  it.each([
    ['c++ tutorial', 'c++ tutorial'],
    ["l'été à paris", "l'été à paris"],
    ['what is seo?', 'what is seo'],
    ['50% off (today)', '50 off today'],
    ['🍞 bread 👩🏽‍🍳 recipe', 'bread recipe'],
    ['rock & roll', 'rock & roll'],
    ['🇫🇷 bakery', 'bakery'],
    ['1️⃣ bread', '1 bread'],
    ['क्‍ष', 'क्‍ष'],
  ])('%j is looked up as %j', (keyword, text) => {
    expect(lookUpForm(keyword)).toEqual({ kind: 'asked', text, isChanged: text !== keyword });
    expect(noteOnLookUp(keyword) === null).toBe(text === keyword);
  });

  it.each([
    ['x'.repeat(80), 'asked'],
    ['x'.repeat(81), 'too_long'],
    ['𝒳'.repeat(80), 'asked'],
    ['a b c d e f g h i j', 'asked'],
    ['a b c d e f g h i j k', 'too_many_words'],
    ['!!!', 'no_words'],
    ['🍞', 'no_words'],
    ['', 'no_words'],
  ])('%j is %s', (keyword, kind) => {
    expect(lookUpForm(keyword).kind).toBe(kind);
  });

  it('comes with what was found and what is allowed', () => {
    expect(noteOnLookUp('x'.repeat(84))?.long).toContain('84 characters');
    expect(noteOnLookUp('x'.repeat(84))?.long).toContain('up to 80');
    expect(noteOnLookUp('a '.repeat(11).trim())?.short).toBe('11 words: not looked up');
    expect(noteOnLookUp('what?')?.short).toBe('Looked up as “what”');
  });

  it('never contains a symbol that a source refuses, for any keyword', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (keyword) => {
        const form = lookUpForm(keyword);
        if (form.kind !== 'asked') return;
        expect(form.text).not.toMatch(/[!=?@%^*;~`,(){}<>|\p{Extended_Pictographic}\p{Cc}]/u);
        expect(form.text).toBe(form.text.trim());
        expect(form.text).toMatch(/[\p{L}\p{N}]/u);
      }),
    );
  });
});
