import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractArticle } from '#engine/extraction/extract-article.ts';
import { detectLanguage } from '#engine/language/detect-language.ts';
import { resolveLanguage } from '#engine/language/resolve-language.ts';
import { splitSentences } from '#engine/language/split-sentences.ts';
import { stemsOf } from '#engine/language/stem.ts';
import { tokenize } from '#engine/language/tokenize.ts';
import { anyCharacter } from '#test/any-character.ts';
import { cpuMsOf } from '#test/cpu-time.ts';

const sentencesOf = (text: string) => splitSentences(text).map((sentence) => sentence.text);

describe('splitSentences', () => {
  it.each([
    [
      'titles before names',
      'Dr. Smith met Mrs. Jones. They talked.',
      ['Dr. Smith met Mrs. Jones.', 'They talked.'],
    ],
    ['decimals and prices', 'It costs $3.50 now. Pi is 3.14.', ['It costs $3.50 now.', 'Pi is 3.14.']],
    [
      'titles in a row',
      'The minister, Dr the Rt. Hon. Keith Berg, has spoken. He left.',
      ['The minister, Dr the Rt. Hon. Keith Berg, has spoken.', 'He left.'],
    ],
    ['initials', 'J. K. Rowling wrote it. I read it.', ['J. K. Rowling wrote it.', 'I read it.']],
    [
      'dotted capitals',
      'The U.S. Navy left. I live in the U.S. The end.',
      ['The U.S. Navy left.', 'I live in the U.S.', 'The end.'],
    ],
    [
      'latin abbreviations',
      'Use tools, e.g. Python, etc. Then go.',
      ['Use tools, e.g. Python, etc.', 'Then go.'],
    ],
    [
      'a numbered reference',
      'No. 5 is alive. I said no. Then I left.',
      ['No. 5 is alive.', 'I said no.', 'Then I left.'],
    ],
    [
      'a name in capitals with its own dot',
      'He drove the ID. SPACE VIZZION home. It was new.',
      ['He drove the ID. SPACE VIZZION home.', 'It was new.'],
    ],
    [
      'no region and the name after it',
      'They left the EU. NATO stayed. Made in the US. Apple agreed.',
      ['They left the EU.', 'NATO stayed.', 'Made in the US.', 'Apple agreed.'],
    ],
    ['closing quotation marks', 'She said, "No." Then she left.', ['She said, "No."', 'Then she left.']],
    ['a quotation that goes on', '"Why?" he asked. Nobody knew.', ['"Why?" he asked.', 'Nobody knew.']],
    ['an ellipsis', 'Wait... what? Yes… No.', ['Wait... what?', 'Yes…', 'No.']],
    [
      'names with an exclamation mark',
      'Yahoo! is a company. It is old.',
      ['Yahoo! is a company.', 'It is old.'],
    ],
    ['numbered lists', '1. Open the lid\n2. Close the lid', ['1. Open the lid', '2. Close the lid']],
    [
      'an ordinal before a month',
      'He arrived on 3. May 1999. It rained.',
      ['He arrived on 3. May 1999.', 'It rained.'],
    ],
    [
      'headings and paragraphs',
      'The grind\n\nAsk for a coarse one. Done',
      ['The grind', 'Ask for a coarse one.', 'Done'],
    ],
    [
      'lines that go on in small letters',
      'A line that\nis broken. Next.',
      ['A line that\nis broken.', 'Next.'],
    ],
    ['full-width stops', 'これは本です。それも本です。', ['これは本です。', 'それも本です。']],
    ['nothing', ' \n\n ', []],
  ])('keeps %s together', (_, text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });

  it('returns offsets that cut the sentence out of the text, in order and without overlap', () => {
    const alphabet = fc.constantFrom(
      'a',
      'B',
      ' ',
      '.',
      '!',
      '?',
      '\n',
      '"',
      '”',
      '(',
      ')',
      '3',
      '…',
      'é',
      '😀',
      ',',
      "'",
    );
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 120 }), (characters) => {
        const text = characters.join('');
        let end = 0;
        let letters = '';
        for (const sentence of splitSentences(text)) {
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
          expect(sentence.text.trim()).toBe(sentence.text);
          expect(sentence.start).toBeGreaterThanOrEqual(end);
          end = sentence.end;
          letters += sentence.text;
        }
        expect(letters.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });

  it.each(['a. ', '.', ' \n', '. ( ', 'A.', '1. ', "'"])(
    'handles 200 KB of %j in well under a second',
    (piece) => {
      const text = piece.repeat(200_000 / piece.length);
      expect(cpuMsOf(() => splitSentences(text))).toBeLessThan(1000);
    },
  );
});

describe('tokenize', () => {
  it('keeps words with apostrophes, hyphens, dots and signs whole', () => {
    const words = tokenize("Don’t use C++, C# or node.js: R&D's 3-day U.S. plan (1,000.50 €).");
    expect(words.filter(({ kind }) => kind !== 'mark').map(({ lower }) => lower)).toEqual([
      "don't",
      'use',
      'c++',
      'c#',
      'or',
      'node.js',
      "r&d's",
      '3-day',
      'u.s.',
      'plan',
      '1,000.50',
    ]);
  });

  it('returns offsets that cut each token out of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
        for (const token of tokenize(text)) expect(text.slice(token.start, token.end)).toBe(token.text);
      }),
    );
  });
});

describe('stemsOf', () => {
  it.each([
    ['running', ['run']],
    ['object-oriented', ['object', 'orient']],
    ["anton's", ['anton']],
    ['größe', ['größe']],
  ])('stems %s', (word, stems) => expect(stemsOf(word)).toEqual(stems));
});

describe('detectLanguage', () => {
  it.each([
    [
      'en',
      'How do you make cold brew coffee at home? It is easier than you think, and it takes only a jar and the fridge.',
    ],
    ['de', 'Der schnelle braune Fuchs springt über den faulen Hund, und das ist nicht gut.'],
    ['fr', 'Le renard brun saute par-dessus le chien paresseux et ce n’est pas bon pour les enfants.'],
    ['es', 'El rápido zorro marrón salta sobre el perro perezoso y no es bueno para los niños.'],
    ['it', 'La volpe marrone salta sopra il cane pigro e non si ferma, perché è molto veloce.'],
    ['pt', 'A rápida raposa marrom pula sobre o cão preguiçoso e não para, porque é muito veloz.'],
    ['nl', 'De snelle bruine vos springt over de luie hond en dat is niet goed voor het kind.'],
    ['sv', 'Den snabba bruna räven hoppar över den lata hunden och det är inte bra för barnen.'],
    ['pl', 'Szybki brązowy lis skacze nad leniwym psem i nie jest to dobre, ale tak się dzieje.'],
    ['ru', 'Быстрая лиса прыгает через ленивую собаку, и это было хорошо.'],
    ['uk', 'Швидка лисиця стрибає через ледачого пса, і це її справа.'],
    ['el', 'Η γρήγορη αλεπού πηδά πάνω από το σκυλί.'],
    ['he', 'השועל המהיר קופץ מעל הכלב העצלן'],
    ['ar', 'الثعلب السريع يقفز فوق الكلب الكسول'],
    ['fa', 'روباه سریع از روی سگ تنبل می‌پرد چون گرسنه است'],
    ['hi', 'तेज लोमड़ी आलसी कुत्ते के ऊपर कूदती है'],
    ['ja', 'これは日本語で書かれた文章です。'],
    // Most characters are Chinese ones, as in headlines.
    ['ja', '日本銀行は政策金利引き上げを決定した。'],
    ['ko', '빠른 여우가 게으른 개를 뛰어넘는다'],
    ['zh', '敏捷的狐狸跳过了懒惰的狗。'],
  ])('detects %s', (language, text) => expect(detectLanguage(text)).toBe(language));

  it('counts no word twice as a sign of a language: "pro" and "a" are Czech too', () => {
    expect(detectLanguage('Plan Price Free Pro. The Pro plan costs $15 a month.')).toBeNull();
  });

  it.each([
    '',
    '😀😀😀',
    'Bread',
    'lorem ipsum dolor sit amet consectetur',
    '12345 67890',
    'https://example.org/a/b',
  ])('detects nothing in %j', (text) => expect(detectLanguage(text)).toBeNull());
});

describe('resolveLanguage', () => {
  const german =
    'Die Stadt behält die Nachtlinie und verlängert den Vertrag um ein Jahr. Der Bus fährt auch im Winter vom Hafen zum Markt, und die Fahrgäste haben dafür lange mit dem Rat gesprochen. Das Geld kommt aus den Parkgebühren.';
  const french =
    'La ville garde la ligne de nuit pour une année de plus. Le bus part du port et va jusqu’à la colline, et les voyageurs ont écrit une lettre au conseil pour cela. Les frais sont payés par le parking du port, qui est plein en été.';
  const english =
    'The city keeps the night bus for another year. The bus runs from the harbour to the hill, and the riders have written a letter to the council for it. It is paid for out of the parking fees at the harbour, which is full in summer.';

  it.each([
    ['German that declares English', german, 'en', 'de'],
    ['French that declares English', french, 'en', 'fr'],
    ['English that declares German', english, 'de', 'en'],
    ['English that declares nothing', english, null, 'en'],
    ['what a page says of a text too short to tell', 'Die Linie 7', 'en', 'en'],
    ['a few words in spite of what they look like', 'Der Bus und die Bahn sind da.', 'en', 'en'],
    ['a language that detection does not know', german, 'gsw', 'gsw'],
    ['nothing for nothing', '', null, null],
  ])('resolves %s', (_, text, declared, wanted) => {
    expect(resolveLanguage(text, declared)).toBe(wanted);
  });

  it.each([
    ['de', german],
    ['fr', french],
  ])('gives a page in %s with lang="en" its own language', (wanted, text) => {
    const html = `<html lang="en"><body><article><h1>Bus</h1><p>${text}</p><p>${text}</p></article></body></html>`;
    expect(extractArticle(html).language).toBe(wanted);
  });
});
