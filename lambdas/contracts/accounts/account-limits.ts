export const accountLimits = { fullNameCharacters: 120, passwordMinCharacters: 6 } as const;
