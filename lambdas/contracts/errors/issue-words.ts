/** A problem that a parser reports about one part of a request. */
type Issue = { path: readonly PropertyKey[]; message: string };

/**
 * Zod's message without its labels: "Invalid input: expected string, received undefined" becomes "is missing; expected
 * string".
 */
const plain = (message: string): string =>
  message
    .replace(/^(?:Invalid (?:input|option)|Too (?:small|big)): /, '')
    .replace(/^Invalid discriminator value\. Expected /, 'expected ')
    .replace(/^expected (.+), received undefined$/, 'is missing; expected $1');

/** Describes a problem and its place in the request: "locale.country: expected one of "US"|"GB"". */
export const wordsOfIssue = ({ path, message }: Issue): string =>
  [path.join('.'), plain(message)].filter(Boolean).join(': ');
