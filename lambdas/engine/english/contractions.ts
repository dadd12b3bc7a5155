/**
 * One-word negations that cannot be split by their letters. A map rather than an object, because words of any text are
 * looked up, and an object has keys such as `constructor`.
 */
export const irregularNegations: ReadonlyMap<string, readonly string[]> = new Map([
  ["can't", ['can', 'not']],
  ['cannot', ['can', 'not']],
  ["won't", ['will', 'not']],
  ["shan't", ['shall', 'not']],
  ["ain't", ['is', 'not']],
]);
