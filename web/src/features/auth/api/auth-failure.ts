import { ApiFailure } from '#web/lib/api/api-failure.ts';
import { authText } from './auth-messages.ts';

/** What the user reads when signing in or up fails: our wording for the user pool's error, or a general message. */
export const authFailure =
  (title: string) =>
  (error: unknown): { title: string; text: string } => {
    const text = authText(error) ?? (error instanceof ApiFailure ? error.message : null);
    return text === null ? { title: 'Error', text: 'An unexpected error occurred.' } : { title, text };
  };
