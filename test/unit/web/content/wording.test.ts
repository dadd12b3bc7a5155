import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The folders of texts that people read. */
const roots = ['web/content', 'web/src', 'lambdas/contracts', 'lambdas/usecases/accounts'];

/** Wordings that this product does not use, each with its replacement. */
const odd: readonly [RegExp, string][] = [
  [/\be-mail/i, 'email'],
  [/\boptimis(?:e|er|ation)\b/i, 'optimize'],
  [/\brecognis/i, 'recognize'],
  [/\bcolour|\bflavour|\bgrey\b/i, 'the American spelling'],
  [/\d %(?!\s*[\w(])/, 'no space before %'],
  [/\}(?:\s|\\u00a0)%/, 'no space before %'],
  [/\}(?:days?|credits?|images?|words?|runs?)\b/, 'a space before the unit'],
  [/fails or is cancell?ed costs nothing/, 'the rule of the refund policy'],
  [/\bstands? in your\b|\bstands \d|\bstands once\b/i, 'appears'],
  [/\btimes in all\b/i, 'times'],
  [/\bby itself, (?:free|for nothing)/i, 'automatically'],
  [/\bany more[.,]/i, 'anymore'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\bbelongs into\b/i, 'belongs in'],
];

const filesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|tsx?)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** The texts of a file without its code, because imports and remainders do not count. */
const textOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:import\b|\/\/|\*|\/\*)/.test(line))
    .join('\n');

describe('the wording of texts that people read', () => {
  const files = roots.flatMap(filesOf).map((file) => ({ file, text: textOf(file) }));

  it('is checked on the pages, the posts and the messages', () => {
    expect(files.length).toBeGreaterThan(300);
  });

  it.each(odd)('has no %s: %s', (pattern) => {
    const found = files.flatMap(({ file, text }) => {
      const match = text.match(pattern);
      return match ? [`${file}: ${match[0]}`] : [];
    });
    expect(found).toEqual([]);
  });
});
