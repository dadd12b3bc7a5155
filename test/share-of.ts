/** The part of a big public set that `npm test` uses: every `step`-th input. `CORPORA=all` uses each. */
export const shareOf = <T>(inputs: readonly T[], step: number): T[] =>
  inputs.filter((_, i) => process.env.CORPORA === 'all' || i % step === 0);
