import { expect, it } from 'vitest';
import { descriptionReason } from '#engine/writing/descriptions/description-reason.ts';

it.each([
  ['Learn how to feed a rye starter in winter.', 'sections', 'Says what readers learn.'],
  ['Learn why rye is dense.', 'lead', 'Says what readers learn.'],
  [
    'A short guide to feeding a rye starter in winter.',
    'sections',
    'Says what kind of article this is and what it is about.',
  ],
  [
    'Rye bread at home: the flour, the starter and the oven.',
    'sections',
    'Combines words from your title, headings and text.',
  ],
  ['Rye needs 14 hours to rise.', 'number', 'Uses a passage with numbers from the article.'],
  ['A guide to rye.', 'own', 'Your own meta description.'],
  ['A report by the mill says that rye is scarce.', 'lead', 'Uses the opening of the article.'],
  ['Get a bowl and two cups of rye flour.', 'point', 'Uses a passage from the article.'],
] as const)('the reason for “%s” (%s) is: %s', (text, angle, reason) => {
  expect(descriptionReason({ text, angle })).toBe(reason);
});
