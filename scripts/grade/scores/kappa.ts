/** The grades that two graders gave to the same item. */
export type GradePair = readonly [number, number];

/** Below this, two graders do not mean the same by a grade (Landis and Koch 1977: "substantial" starts at .61). */
export const minKappa = 0.6;

const countsOf = (grades: readonly number[], size: number): number[] =>
  Array.from({ length: size }, (_, grade) => grades.filter((other) => other === grade).length);

/**
 * Cohen's kappa with quadratic weights, for grades 0 to `most`: 1 minus the observed mean squared difference divided by
 * the difference expected if the same graders graded at random. Null if nothing can be expected: no pairs, or one grade
 * for all items.
 */
export const weightedKappa = (pairs: readonly GradePair[], most: number): number | null => {
  const size = most + 1;
  const first = countsOf(
    pairs.map(([a]) => a),
    size,
  );
  const second = countsOf(
    pairs.map(([, b]) => b),
    size,
  );
  const observed = pairs.reduce((sum, [a, b]) => sum + (a - b) ** 2, 0);
  let expected = 0;
  for (const [a, many] of first.entries())
    for (const [b, others] of second.entries()) expected += ((a - b) ** 2 * many * others) / pairs.length;
  return pairs.length === 0 || expected === 0 ? null : 1 - observed / expected;
};
