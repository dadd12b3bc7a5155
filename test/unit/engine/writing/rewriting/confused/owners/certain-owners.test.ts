import { describe, expect, it } from 'vitest';
import { withoutConfusedWords } from '#engine/writing/rewriting/confused/confused-words.ts';

describe('owners where no plural can stand', () => {
  it.each([
    ['I ate someone elses loaf.', "I ate someone else's loaf."],
    ['We bake in ones own oven.', "We bake in one's own oven."],
    ['The mens room is closed.', "The men's room is closed."],
    ['It is the worlds largest oven.', "It is the world's largest oven."],
    ['Rye covers the earths surface.', "Rye covers the earth's surface."],
    ['Happy Mothers day to all.', "Happy Mother's Day to all."],
    ['The previous days exam was hard.', "The previous day's exam was hard."],
    ['We talked about last Sundays sermon.', "We talked about last Sunday's sermon."],
    ['Every peoples history is long.', "Every people's history is long."],
    ['It reduces peoples cognitive load.', "It reduces people's cognitive load."],
    ['We value others opinions.', "We value others' opinions."],
    ['For heavens sake, bake.', "For heaven's sake, bake."],
    ['Eat bread to your hearts content.', "Eat bread to your heart's content."],
    ['I bought a chefs knife.', "I bought a chef's knife."],
    ['It is within arms reach.', "It is within arm's reach."],
    ['It is a lifetimes worth of rye.', "It is a lifetime's worth of rye."],
    ['I look forward to tonights loaf.', "I look forward to tonight's loaf."],
    ['The babys room is small.', "The baby's room is small."],
  ])('adds the apostrophe to %s', (wrong, right) => expect(withoutConfusedWords(wrong)).toBe(right));

  it.each([
    'The previous days were long.',
    'In the second days passed slowly.',
    'On Sundays we bake.',
    'The two worlds largely agree.',
    'Others work in the mill.',
    'His arms reach the oven.',
    'Our hearts content us.',
    'All chefs bake.',
    'I know others ideas help.',
    'The mens rea of the baker is clear.',
    'Many peoples cultural loaves differ.',
  ])('keeps %s', (right) => expect(withoutConfusedWords(right)).toBe(right));
});
