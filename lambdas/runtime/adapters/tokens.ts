import type { Clock, TokenVerifier } from '#ports';
import { lazyPort } from '#runtime/lazy/lazy-port.ts';
import type { Config } from '#runtime/settings/environment.ts';

/** Visitors without an account send no token, so the verifier loads with the first token. */
export const lazyTokens = (userPool: Config['userPool'], clock: Clock): TokenVerifier => ({
  now: () => clock.now(),
  ...lazyPort<TokenVerifier, 'verify'>(async () => {
    const { createTokenVerifier } = await import('./token-verifier.ts');
    return createTokenVerifier(userPool, clock);
  }, ['verify']),
});
