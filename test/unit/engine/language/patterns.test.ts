import { describe, expect, it } from 'vitest';
import { regex, regexOf } from '#engine/language/patterns.ts';

const charactersOf = (...blocks: readonly (readonly [number, number])[]): string[] =>
  blocks.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)),
  );
/** Latin, Greek, Cyrillic, and the marks of typesetting. */
const common = charactersOf([0, 0x24f], [0x370, 0x52f], [0x1e00, 0x1eff], [0x2010, 0x2040], [0x20a0, 0x20bf]);
const withCase = charactersOf([0, 0x17f], [0x386, 0x3ce], [0x400, 0x45f]);

describe('a compact pattern', () => {
  it.each([
    { property: 'L', characters: common },
    { property: 'Lu', characters: withCase },
    { property: 'Ll', characters: withCase },
    { property: 'N', characters: charactersOf([0, 0xff]) },
  ])(
    'matches the same characters of English texts for $property as Unicode does',
    ({ property, characters }) => {
      for (const negation of ['p', 'P']) {
        const source = `^\\${negation}{${property}}$`;
        const [ours, native] = [regexOf(source, 'u'), new RegExp(source, 'u')];
        for (const character of characters)
          expect(ours.test(character), character).toBe(native.test(character));
      }
    },
  );

  it('matches letters of other scripts', () => {
    for (const word of ['日本語', 'かな', '한국어', 'עברית', 'عربي', 'हिन्दी', 'ไทย', 'հայերեն'])
      expect(regex.u`^\p{L}`.test(word), word).toBe(true);
    expect(regex.u`\p{L}`.test('😀 – “…” 12 × €')).toBe(false);
  });

  it('may have properties inside classes, next to escaped and negated characters', () => {
    expect('don’t [stop] now'.match(regex.gu`[\p{L}'’]+`)).toEqual(['don’t', 'stop', 'now']);
    expect('a[b]c'.match(regex.gu`\[\p{L}\]`)).toEqual(['[b]']);
    expect('an "é" and 7'.replace(regex.gu`[^\p{L}\p{N}\s]`, '')).toBe('an é and 7');
    expect('a-é'.match(regex.gu`[^\P{L}a]`)).toEqual(['é']);
    expect('x\\p{L}'.replace(regex.u`\\p\{L\}`, '')).toBe('x');
  });

  it('accepts parts, which may contain properties themselves', () => {
    const word = String.raw`\p{Lu}\p{Ll}+`;
    expect('To Ádám Kovács'.match(regex.u`(?<!\p{L})${word} ${word}$`)?.[0]).toBe('Ádám Kovács');
  });

  it('is compiled once for each place, and each search with it begins at the start', () => {
    const wordsOf = (text: string) => text.match(regex.gu`\p{L}+`) ?? [];
    expect([...wordsOf('one two'), ...wordsOf('three')]).toEqual(['one', 'two', 'three']);
    const patternOf = () => regex.u`\p{L}`;
    expect(patternOf()).toBe(patternOf());
  });
});
