/** Numbers in words, in their order, as lists which `word-classes.ts` makes into sets and regular expressions. */

export const twoToTen = 'two three four five six seven eight nine ten';
export const twoToTwelve = `${twoToTen} eleven twelve`;
/** How parts, steps and volumes are numbered. */
export const oneToFive = 'one two three four five';
export const teens = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
export const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
/** "First" and "second" are left out: they also mean "foremost" and a unit of time. */
export const thirdToTwelfth = 'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth';

/** "Part two", "episode 3": what is numbered. */
export const numberedParts = 'part chapter episode issue week day vol volume step section';
