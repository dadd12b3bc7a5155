/** What the command cannot do, in words for the person at the keyboard: the value, the limit and the remedy. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The words for people in an error that use cases throw; null for a fault of the program. */
export const messageOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  if (error.name === 'Refusal' || error.name === 'ApiError') return error.message;
  return 'userMessage' in error && typeof error.userMessage === 'string' ? error.userMessage : null;
};
