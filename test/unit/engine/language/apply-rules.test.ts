import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRules } from '#engine/language/apply-rules.ts';
import { requiredSubstrings } from '#engine/language/required-substrings.ts';

describe('the texts that a pattern needs', () => {
  it.each<[RegExp, readonly string[] | null]>([
    [/bread/u, ['bread']],
    [/\bOther then (?=that|the)/u, ['other then ']],
    [/(?:rye|wheat)s?/u, ['rye', 'wheat']],
    [/(?<=need to )x/u, ['need to ']],
    [/x(?= loaves)/u, [' loaves']],
    [/colou?rs/u, ['colo']],
    [/a{2}bcd/u, ['bcd']],
    [/bre+ad/u, ['bre']],
    [/[Oo]kay/u, ['okay']],
    [/(?:sour)?dough/u, ['dough']],
    [/\(c\)\.\u0041/u, ['(c).a']],
    [/(?:(?:rye|spelt) bread|rolls)/u, [' bread', 'rolls']],
  ])('of %s are %j', (pattern, texts) => {
    expect(requiredSubstrings(pattern)).toEqual(texts);
  });

  it.each([
    [/(?<!need )to/u],
    [/(?!loaf)\w+/u],
    [/bread|\d+/u],
    [/(?:bread)*/u],
    [/(?:bread){0,2}/u],
    [/b.e.d/u],
    [/[a-z]+ly/u],
    [/(\w)\1/u],
  ])('are unknown for %s', (pattern) => {
    expect(requiredSubstrings(pattern)).toBeNull();
  });
});

describe('applying rules', () => {
  const rules: (readonly [RegExp, string])[] = [
    [/\b(could|would) of (?=been|had)/giu, '$1 have '],
    [/rye bread/gu, 'bread of rye'],
    [/(?<=of )rye/gu, 'spelt'],
    [/(?<![a-z])a (?=[aeiou])/gu, 'an '],
    [/BREAD/gu, 'Bread'],
    [/ {2,}/gu, ' '],
    [/(?:ss|ll)t?o/giu, 'so'],
  ];
  const naive = (text: string): string =>
    rules.reduce((result, [pattern, correct]) => result.replace(pattern, correct), text);
  const apply = applyRules(rules, (text, pattern, correct) => text.replace(pattern, correct));

  it('runs a rule that needs what an earlier one wrote', () => {
    expect(apply('my rye bread could of been a oven')).toBe('my bread of spelt could have been an oven');
  });

  it('has the same result as running every rule', () => {
    const piece = fc.constantFrom(
      'could',
      'WOULD',
      'of',
      'been',
      'had',
      'rye',
      'bread',
      'BREAD',
      'a',
      'egg',
      'ss',
      'llto',
      '',
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '));
    fc.assert(fc.property(text, (given) => apply(given) === naive(given)));
  });
});
