import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRules } from '#engine/language/apply-rules.ts';

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
