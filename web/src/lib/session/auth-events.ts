/**
 * Session events. Two names of the specification have no counterpart in Cognito: a reset code opens no session
 * (PASSWORD_RECOVERY), and the pool asks for no second factor (MFA_CHALLENGE_VERIFIED).
 */
export type AuthEvent =
  /** The first event: whether there is a session. */
  | { readonly name: 'INITIAL_SESSION' }
  /** `external`: the visitor returns from a sign-in on another site. */
  | { readonly name: 'SIGNED_IN'; readonly external: boolean }
  | { readonly name: 'SIGNED_OUT' }
  | { readonly name: 'TOKEN_REFRESHED' }
  /** The user's own record or password has changed. */
  | { readonly name: 'USER_UPDATED' };

const listeners = new Set<(event: AuthEvent) => void>();

/** Returns the unsubscribe function. */
export const onAuthEvent = (listener: (event: AuthEvent) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const emitAuthEvent = (event: AuthEvent): void => {
  for (const listener of listeners) listener(event);
};
