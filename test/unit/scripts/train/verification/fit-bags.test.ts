import { describe, expect, it } from 'vitest';
import { fitBags, scoreWith } from '../../../../../scripts/train/verification/fit-trees.ts';

const options = {
  trees: 40,
  leaves: 3,
  rate: 0.2,
  columns: 1,
  rows: 1,
  minLeaf: 1e-3,
  ridge: 1,
  seed: 1,
};
const harmless = Float32Array.of(0);
const guilty = Float32Array.of(1);

/** Twenty texts of three changes each. Every second text has a guilty change. */
const texts = Array.from({ length: 20 }, (_, i) => [harmless, harmless, i % 2 === 0 ? harmless : guilty]);

describe('fitBags', () => {
  const model = fitBags(
    texts.flat(),
    {
      bagOf: texts.flatMap((changes, bag) => changes.map(() => bag)),
      targets: texts.map((_, i) => i % 2),
      weights: texts.map(() => 1),
    },
    options,
  );

  it('finds which change of a false text is to blame, even though only texts are labeled', () => {
    expect(scoreWith(model, guilty)).toBeGreaterThan(0);
    expect(scoreWith(model, harmless)).toBeLessThan(-2);
  });

  it('starts from one change in eight', () => {
    const untrained = fitBags(
      [harmless],
      { bagOf: [0], targets: [0], weights: [0] },
      { ...options, trees: 0 },
    );
    expect(scoreWith(untrained, harmless)).toBe(-2);
  });
});
