import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTypedWords, countWords } from '#domain/text/count-words.ts';
import { cpuMsOf } from '#test/cpu-time.ts';

describe('the words of a text', () => {
  it.each([
    ['Rye bread – slowly', 3],
    ['- 2 loaves,\u00a0baked', 3],
    ['naïve café Ω ß', 4],
    ['— … * 🙂', 0],
    ['ライ麦パン', 3],
    ['x × y', 2],
    ['', 0],
  ])('of %j are %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it('are the runs between white space that contain a letter or digit, whatever the characters', () => {
    const piece = fc.constantFrom(
      'a',
      'Z',
      '0',
      '-',
      '’',
      '…',
      ' ',
      '\n',
      '\u00a0',
      '\u2003',
      '\u2028',
      'é',
      '÷',
      'ª',
      '½',
      'Ж',
      '🙂',
      '\u0301',
      '\u001f',
    );
    const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
    const runs = (given: string): number =>
      given.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
    fc.assert(fc.property(text, (given) => countWords(given) === runs(given)));
  });
});

describe('the words of a typed text', () => {
  it.each([
    ['# Rye bread\n\n- flour\n- water', 4],
    ['1. Mix\n2) Bake\n\nIn 2024. It rose.', 6],
    ['| Flour | Grams |\n| --- | --- |\n| rye | 300 |', 4],
    ['A [rye loaf](https://example.com/a "the whole loaf") and ![a round loaf](loaf.png)', 4],
    ['<p class="first part">Rye<br>bread</p><!-- a note for later -->', 2],
    ['Water at 5 < 6 degrees, and 7 > 3.', 8],
    ['[1] (see below)', 3],
    ['---\ntitle: Rye bread\ntags: [rye, bread]\n---\n\nMix and bake.', 3],
    ['+++\ntitle = "Rye bread"\n+++\nMix and bake.', 3],
    ['---\n\nA text between two breaks.\n\n---\n\nAnd more.', 7],
  ])('of %j are %i, without the markup', (text, words) => {
    expect(countTypedWords(text)).toBe(words);
  });

  it('are counted alike whatever separates them', () => {
    const space = fc.constantFrom(' ', '\n', '\t', '\u00a0', '\u3000', '  ', '\r\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('tea', 'שלום', 'été', '2'), space)), (parts) => {
        expect(countTypedWords(parts.map(([word, gap]) => word + gap).join(''))).toBe(parts.length);
      }),
    );
  });

  it('are counted at once in a long text of unfinished markup', () => {
    const spent = cpuMsOf(() => {
      for (const part of ['<a', '![', '](', '](a "', '<!--', '1. ']) countTypedWords(part.repeat(100_000));
    });
    expect(spent).toBeLessThan(2_000);
  });
});
