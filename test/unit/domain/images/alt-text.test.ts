import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageLimits } from '#contracts/images/image-limits.ts';
import type { AltTextRule } from '#contracts/images/image-texts.ts';
import { type AltTextCase, checkAltText, repairAltText } from '#domain/images/alt-text.ts';

const tested = (altText: string, changes: Partial<AltTextCase> = {}): AltTextCase => ({
  altText,
  caption: 'A caption of its own',
  purpose: 'informative',
  fileName: 'IMG_1234.jpg',
  keywords: ['cold brew ratio', 'cold brew', 'coffee grinder', 'steeping time'],
  ...changes,
});
const broken = (input: AltTextCase): AltTextRule[] =>
  checkAltText(input)
    .filter(({ passed }) => !passed)
    .map(({ rule }) => rule);

describe('the rules of alternative text', () => {
  it.each([
    'Glass jar of cold brew beside a burr grinder',
    'Bar chart: sales doubled between 2020 and 2024',
    'Search',
    'Vue du port de Marseille à l’aube',
    '京都の金閣寺',
    'A picture frame on a white wall',
    'Icon painter at work in a monastery',
    'Green tomatoes on a white plate',
    'The well-known state-of-the-art lab, seen from the north-west gate',
  ])('pass %j', (altText) => expect(broken(tested(altText))).toEqual([]));

  it.each<[string, AltTextRule]>([
    ['', 'not_empty'],
    ['   ', 'not_empty'],
    ['IMG_1234.jpg', 'no_file_name'],
    ['DSC00042', 'no_file_name'],
    ['golden-retriever-puppy', 'no_file_name'],
    ['golden_retriever_puppy.webp', 'no_file_name'],
    ['Screenshot 2026-11-21', 'no_file_name'],
    ['Image of a jar', 'no_image_of'],
    ['A picture of a jar', 'no_image_of'],
    ['Photo of: a jar', 'no_image_of'],
    ['This is an illustration showing a jar', 'no_image_of'],
    ['Screenshot of the settings page', 'no_image_of'],
    ['x'.repeat(imageLimits.altTextCharacters + 1), 'short_enough'],
    ['Coffee, coffee beans, best coffee', 'no_stuffing'],
    ['cold brew ratio, coffee grinder, steeping time', 'no_stuffing'],
    ['jar, brew, cold drink, summer', 'no_stuffing'],
    ['a caption of its own.', 'not_the_caption'],
    ['Landscape photo, mostly green', 'says_what_it_shows'],
    ['Portrait drawing, mostly black and white', 'says_what_it_shows'],
    ['Plain gray area', 'says_what_it_shows'],
    ['Photo', 'says_what_it_shows'],
  ])('refuse %j: %s', (altText, rule) => expect(broken(tested(altText))).toContain(rule));

  it.each([imageLimits.altTextCharacters, imageLimits.altTextCharacters + 1])(
    'count %i characters',
    (count) => {
      const isShort = count <= imageLimits.altTextCharacters;
      expect(broken(tested('é'.repeat(count)))).toEqual(isShort ? [] : ['short_enough']);
    },
  );

  it('have only one rule for decoration: it must be empty', () => {
    expect(broken(tested('', { purpose: 'decorative' }))).toEqual([]);
    expect(broken(tested('Blue line', { purpose: 'decorative' }))).toEqual(['empty_when_decorative']);
  });

  it('require that a link’s or button’s text says what it does, not how it looks', () => {
    const control = { purpose: 'functional' } as const;
    expect(broken(tested('Search icon', control))).toEqual(['says_action']);
    expect(broken(tested('Search', control))).toEqual([]);
    expect(broken(tested('Search icon'))).toEqual([]);
  });

  it('state the number and the limit', () => {
    const notes = checkAltText(tested('x'.repeat(200))).map(({ note }) => note);
    expect(notes).toContain('200 characters; the limit is 125.');
  });
});

describe('a repair', () => {
  it.each([
    ['Image of a jar', 'A jar'],
    ['a  photograph   showing the harbour', 'The harbour'],
    ['Jar', 'Jar'],
  ])('turns %j into %j', (altText, repaired) => expect(repairAltText(altText, 'informative')).toBe(repaired));

  it('empties decoration', () => expect(repairAltText('Blue line', 'decorative')).toBe(''));

  it('keeps any text within the limit, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const once = repairAltText(text, 'informative');
        expect([...once].length).toBeLessThanOrEqual(imageLimits.altTextCharacters);
        expect(/^image of\b/i.test(repairAltText(`image of ${text}`, 'informative'))).toBe(
          /^\s*image of\b/i.test(text),
        );
      }),
    );
  });
});
