import { expect, it } from 'vitest';
import { recommendsNegatedAction } from '#engine/english/negated-action.ts';

it.each([
  ['Don’t Try to Fix People with Process', 'How to Fix People with Process'],
  ['Stop Watering Tomatoes at Noon', 'A Guide to Watering Tomatoes'],
  ['Why you should not prune roses in summer', 'How to prune roses'],
  ['Never Feed Bread to Ducks', 'Feeding Bread to Ducks'],
])('next to "%s", "%s" recommends what its author advises against', (headline, line) =>
  expect(recommendsNegatedAction(headline, line)).toBe(true),
);
it.each([
  ['Don’t Try to Fix People with Process', 'Do Not Try to Fix People with Process'],
  ['Don’t Try to Fix People with Process', 'How to Fix Bugs'],
  ['Stop Watering Tomatoes at Noon', 'How to Stop Watering Tomatoes at Noon'],
  ['Stop Watering Tomatoes at Noon', 'Tomatoes at Noon'],
  ['How to Prune Roses', 'Pruning Roses'],
])('next to "%s", "%s" does not', (headline, line) =>
  expect(recommendsNegatedAction(headline, line)).toBe(false),
);
