import { ApiFailure } from './api-failure.ts';

/** The server's message about a failed call. Null if none came: the browser's own message is not meant for users. */
export const serverMessage = (error: unknown): string | null =>
  error instanceof ApiFailure && error.code !== 'network' && error.message !== '' ? error.message : null;
