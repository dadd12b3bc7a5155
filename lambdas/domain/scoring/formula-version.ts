/** Kept in every manifest; a change of weights, scales, tiers, classes or rounding is a new version. */
export const formulaVersion = 'optimizer-score-2';
