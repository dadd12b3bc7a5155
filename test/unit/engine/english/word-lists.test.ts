import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as calendarWords from '#engine/english/calendar-words.ts';
import * as numberWords from '#engine/english/number-words.ts';
import * as wordClasses from '#engine/english/word-classes.ts';
import * as kitchenWords from '#engine/english/word-lists/kitchen-words.ts';
import * as textWords from '#engine/english/word-lists/text-words.ts';
import { notEmpty } from '#test/not-empty.ts';

/** A shorter list is as likely one rule's own choice as a class of words. */
const minWords = 6;

const isList = ([, value]: [string, unknown]): boolean =>
  typeof value === 'string' && value.split(' ').length >= minWords;

/** The classes of words that `engine/english` names, with their words. */
const classes = Object.entries({
  ...wordClasses,
  ...calendarWords,
  ...numberWords,
  ...textWords,
  ...kitchenWords,
})
  .filter(isList)
  .map(([name, value]) => ({ name, words: String(value).toLowerCase().split(' ') }));

/**
 * Lists that contain all words of a class but cannot be built from it: `language` is below `english`, and the two
 * patterns of `writing` list words at the beginning of a sentence, each with a capital, among others that have their
 * own forms.
 */
const apart: ReadonlySet<string> = new Set([
  'lambdas/engine/language/abbreviations.ts',
  'lambdas/engine/language/detect-language.ts',
  'lambdas/engine/writing/clauses/shortenings.ts',
  'lambdas/engine/writing/rewriting/paragraphs/shorten-paragraphs.ts',
]);

const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** A word, or the source of a pattern such as `cups?` or `jan(?:uary)?`. */
const word = String.raw`\w(?:[\w'’?]|\(\?:\w+\))*`;
const rowOf = (mark: string): RegExp => new RegExp(`${word}(?:${mark}${word}){${minWords - 1},}`, 'g');

/** The words of each list in a string, separated by spaces, and of each group of a pattern, separated by bars. */
const rowsOf = (code: string): ReadonlySet<string>[] =>
  [' ', '|'].flatMap((mark) =>
    [...code.matchAll(rowOf(`[${mark}]`))].map(
      ([row]) =>
        new Set(
          row
            .toLowerCase()
            .split(mark)
            .map((each) => each.replace(/['’]$/, '')),
        ),
    ),
  );

const repeatedIn = (code: string): string[] =>
  rowsOf(withoutComments(code)).flatMap((found) =>
    classes.filter(({ words }) => words.every((each) => found.has(each))).map(({ name }) => name),
  );

describe('a class of words', () => {
  it('that `engine/english` names is written nowhere else in the engine', () => {
    const files = globSync('lambdas/engine/**/*.ts').filter((file) => !file.includes('/english/'));
    const repeated = notEmpty(files).flatMap((file) =>
      apart.has(file) ? [] : repeatedIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(repeated).toEqual([]);
  });

  it.each([
    ["const all = wordSet('will would can could may might must should ought');", 'modals'],
    ['const asks = /^(?:who|how|what|why|when|where|which|whose)(?!\\p{L})/iu;', 'questionWords'],
    ['const day = /(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?/;', 'weekdays'],
    [
      'const measure = /\\d (?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?|kg|ml|oz|ounces?|lbs?|pounds?|grams?|cloves?)/;',
      'kitchenMeasures',
    ],
    [
      'const month = /(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)/;',
      'monthForms',
    ],
  ])('is found in %s', (code, name) => {
    expect(repeatedIn(code)).toContain(name);
  });

  it.each([
    '// who how what why when where which',
    "const some = 'will would can could may might';",
    "const named = wordSet(weekdays, 'today tomorrow yesterday');",
  ])('is not seen in %s', (code) => {
    expect(repeatedIn(code)).toEqual([]);
  });
});
