/**
 * What happens to a session. Two further names of the specification have no counterpart at Cognito: a reset code opens
 * no session (PASSWORD_RECOVERY), and the pool asks for no second factor (MFA_CHALLENGE_VERIFIED).
 */
export type AuthEvent =
  /** The first answer: there is a session or there is none. */
  | { readonly name: 'INITIAL_SESSION' }
  /** `external`: the visitor comes back from a sign-in on another site. */
  | { readonly name: 'SIGNED_IN'; readonly external: boolean }
  | { readonly name: 'SIGNED_OUT' }
  | { readonly name: 'TOKEN_REFRESHED' }
  /** The user's own record or password has changed. */
  | { readonly name: 'USER_UPDATED' };

const listeners = new Set<(event: AuthEvent) => void>();

/** Gives the end of the listening. */
export const onAuthEvent = (listener: (event: AuthEvent) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const emitAuthEvent = (event: AuthEvent): void => {
  for (const listener of listeners) listener(event);
};
