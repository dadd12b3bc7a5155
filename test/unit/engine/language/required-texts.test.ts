import { describe, expect, it } from 'vitest';
import { requiredTexts } from '#engine/language/required-texts.ts';

describe('the texts that a pattern requires', () => {
  it.each<[RegExp, readonly (readonly string[])[]]>([
    [/bread/u, [['bread']]],
    [/\bOther then (?=that|the)/u, [['other then that', 'other then the']]],
    [/(?:rye|wheat)s?/u, [['rye', 'wheat']]],
    [/(?<=need to )x/u, [['need to x']]],
    [/x(?= loaves)/u, [['x loaves']]],
    [/colou?rs/u, [['colours', 'colors']]],
    [/a{2}bcd/u, [['aabcd']]],
    [/bre+ad/u, [['bre'], ['ead']]],
    [/[Oo]kay/u, [['okay']]],
    [/it['’]s own/u, [["it's own", 'it’s own']]],
    [/(?:sour)?dough/u, [['dough']]],
    [/\(c\)\.\u0041/u, [['(c).a']]],
    [/(?:(?:rye|spelt) bread|rolls)/u, [['rye bread', 'spelt bread', 'rolls']]],
    [/rye +, (?=oats)/u, [[' , oats'], ['rye ']]],
    [/(?<!need )to/u, [['to']]],
    [/oats|\.\./u, [['oats', '..']]],
    [/(rye|oats) \1/u, [['rye rye', 'oats oats']]],
    [/(?<=the 9)0['’]s/u, [["the 90's", 'the 90’s']]],
    [/bread \p{L}+ (?:oven|mill)/u, [['bread '], [' oven', ' mill']]],
    [
      /(?:a b(?=read)|oats) or rye/u,
      [
        ['a b or rye', 'oats or rye'],
        ['a bread', 'oats'],
      ],
    ],
  ])('of %s are %j', (pattern, texts) => {
    expect(requiredTexts(pattern)).toEqual(texts);
  });

  it.each([
    [/(?<!need )t/u],
    [/(?!loaf)\w+/u],
    [/bread|\d+/u],
    [/(?:bread)*/u],
    [/(?:bread){0,2}/u],
    [/b.e.d/u],
    [/[a-z]+y/u],
    [/(\w)\1/u],
  ])('are unknown for %s', (pattern) => {
    expect(requiredTexts(pattern)).toEqual([]);
  });
});
