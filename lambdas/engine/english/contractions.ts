/**
 * Denials in one word whose parts are not its letters. A map and not an object: words of any text are looked up, and an
 * object has keys such as `constructor`.
 */
export const irregularDenials: ReadonlyMap<string, readonly string[]> = new Map([
  ["can't", ['can', 'not']],
  ['cannot', ['can', 'not']],
  ["won't", ['will', 'not']],
  ["shan't", ['shall', 'not']],
  ["ain't", ['is', 'not']],
]);
