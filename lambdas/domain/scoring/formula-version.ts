/** Stored in every manifest. Any change of weights, scales, tiers, classes or rounding needs a new version. */
export const formulaVersion = 'optimizer-score-2';
