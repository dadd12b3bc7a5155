import { ApiFailure } from './api-failure.ts';

/** What the user can do about a failed call. It blames the connection only if no response came. */
export const remedyFor = (error: unknown): string =>
  error instanceof ApiFailure && error.code !== 'network'
    ? 'Our server has a problem at the moment. Try again in a minute.'
    : 'Check your connection, then try again.';
