import { describe, expect, it } from 'vitest';
import { withNounTails } from '#engine/writing/rewriting/words/hyphenation/noun-tails.ts';

describe('a noun with a participle or an adjective before another noun', () => {
  it.each([
    ['We like auction based pricing.', 'We like auction-based pricing.'],
    ['I built a transistor based oscillator.', 'I built a transistor-based oscillator.'],
    ['Door based ovens are loud.', 'Door-based ovens are loud.'],
    ['It left a chimney sized hole.', 'It left a chimney-sized hole.'],
    ['We rode up a decent sized hill.', 'We rode up a decent-sized hill.'],
    ['They asked testing related questions.', 'They asked testing-related questions.'],
    ['I made a mobile friendly web page.', 'I made a mobile-friendly web page.'],
    ['It was a dopamine fueled lottery.', 'It was a dopamine-fueled lottery.'],
    ['I bought a small battery powered fan.', 'I bought a small battery-powered fan.'],
    ['The loaf tops of jargon filled posts.', 'The loaf tops of jargon-filled posts.'],
    [
      'Look for recipe driven or mostly flavor driven bakers.',
      'Look for recipe-driven or mostly flavor-driven bakers.',
    ],
    ['We need yeast based and oven-based lessons.', 'We need yeast-based and oven-based lessons.'],
  ])('joins %s', (apart, joined) => expect(withNounTails(apart)).toBe(joined));

  it.each([
    'The exam is performance based.',
    'The site is community driven now.',
    'The mill is community driven and oil-related costs fall.',
    'Our loaves are yeast based or oven based.',
    'The storm powered mills for days.',
    'The moss covered rocks along the river.',
    'Give the baker specific advice.',
    'They answer specific questions.',
    'We request specific data.',
    'Setting specific goals helps.',
    'The bugs related fixes are old.',
    'A company based out of town.',
    'At this time specific loaves rise.',
    'We drum up interest and target specific bakers.',
    'Most recent related posts.',
    'They do this by including related notes.',
  ])('keeps %s', (right) => expect(withNounTails(right)).toBe(right));
});
