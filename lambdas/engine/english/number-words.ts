/** Numbers in words, in order, as lists that `word-classes.ts` turns into sets and regular expressions. */

export const twoToTen = 'two three four five six seven eight nine ten';
export const twoToTwelve = `${twoToTen} eleven twelve`;
/** Numbers of parts, steps and volumes. */
export const oneToFive = 'one two three four five';
export const teens = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
export const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
/** "First" and "second" are left out, because they also mean "foremost" and a unit of time. */
export const thirdToTwelfth = 'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth';

/** Things that are numbered: "part two", "episode 3". */
export const numberedParts = 'part chapter episode issue week day vol volume step section';
