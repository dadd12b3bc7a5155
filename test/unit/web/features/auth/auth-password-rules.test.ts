import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail } from '#web/features/auth/components/is-email.ts';
import { isStrongPassword, passwordRules } from '#web/features/auth/components/password-rules.ts';

const unmet = (password: string) =>
  passwordRules.filter((rule) => !rule.isMet(password)).map(({ label }) => label);

describe('a new password', () => {
  test('[A-059] needs at least 6 characters: 5 fail, 6 pass', () => {
    expect(unmet('Ab1!x')).toEqual(['At least 6 characters']);
    expect(unmet('Ab1!xy')).toEqual([]);
  });

  test.each([
    ['[A-060] a lowercase letter', 'ABC12!', 'One lowercase letter'],
    ['[A-061] an uppercase letter', 'abc12!', 'One uppercase letter'],
    ['[A-062] a digit', 'Abcde!', 'One number'],
    ['[A-063] a special character', 'Abcd12', 'One special character'],
  ])('%s', (_name, password, label) => {
    expect(unmet(password)).toEqual([label]);
  });

  test('[A-063] counts each of the special characters, and no other', () => {
    const special = [...`!@#$%^&*()_+-=[]{};':"\\|,.<>/?`];
    for (const character of special) expect(isStrongPassword(`Abcd1${character}`)).toBe(true);
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }), (character) => {
        fc.pre(!special.includes(character));
        expect(isStrongPassword(`Abcd12${character}`)).toBe(false);
      }),
    );
  });
});

test.each([
  ['mara@example.com', true],
  [' mara@example.co.uk ', true],
  ['mara+blog@sub.example.org', true],
  ['mara@example', false],
  ['mara example.com', false],
  ['@example.com', false],
  ['mara@example..com', false],
  ['', false],
])('whether %s has the form of an email address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
