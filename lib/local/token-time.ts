import type { TokenVerifier } from '#ports';
import type { LocalClock } from './clock.ts';

/**
 * Tokens are issued and expire by the machine's time, which browsers go by too, so that nobody is signed out when a
 * tester moves the product's clock. What the product compares with its own time is moved along.
 */
export const keepSessions = (verifier: TokenVerifier, clock: LocalClock): TokenVerifier => ({
  async verify(token) {
    const identity = await verifier.verify(token);
    return identity && { ...identity, issuedAt: new Date(identity.issuedAt.getTime() + clock.offset()) };
  },
});
