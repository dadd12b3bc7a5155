/**
 * Something that the command cannot do. The message tells the person at the keyboard the value, the limit and the
 * remedy.
 */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** The message for people in an error from a use case; null for a bug in the program. */
export const messageOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  if (error.name === 'CommandError' || error.name === 'ApiError') return error.message;
  return 'userMessage' in error && typeof error.userMessage === 'string' ? error.userMessage : null;
};
