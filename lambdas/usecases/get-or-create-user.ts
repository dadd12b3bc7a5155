import { ApiError } from '#contracts/errors.ts';
import { plans } from '#contracts/plans.ts';
import { monthAfter } from '#domain/calendar-month.ts';
import { nameFromEmail } from '#domain/name-from-email.ts';
import type { Deps, Identity, UserProfile } from '#ports';

const newProfile = ({ userId, email }: { userId: string; email: string }, now: Date): UserProfile => ({
  userId,
  email,
  fullName: nameFromEmail(email),
  role: 'user',
  plan: 'free',
  firstLogin: true,
  trialUsed: false,
  createdAt: now.toISOString(),
  nextFreeCreditDate: monthAfter(now).toISOString(),
  sessionsEndedAt: null,
});

/**
 * The profile of whoever is signed in, made at the first sign-in together with the first month's free credits, once.
 * An access token carries no e-mail: the first call of a new user needs the ID token.
 * @throws ApiError unauthorized when the session was ended, or there is neither a profile nor an e-mail to make one
 */
export const getOrCreateUser = async (
  deps: Pick<Deps, 'users' | 'clock'>,
  { userId, email, issuedAt }: Identity,
): Promise<UserProfile> => {
  const existing = await deps.users.find(userId);
  if (existing) return refuseEndedSession(existing, issuedAt);
  if (email === null)
    throw new ApiError('unauthorized', 'Send the ID token: the profile does not exist yet.');
  const now = deps.clock.now();
  return deps.users.create(newProfile({ userId, email }, now), {
    id: `free-${now.toISOString().slice(0, 10)}`,
    halfCredits: plans.free.halfCreditsPerMonth,
    description: 'Free monthly credits',
    expiresAt: monthAfter(now).toISOString(),
  });
};

/** The profile, unless all sessions that began as early as this token's were ended. */
export const refuseEndedSession = (profile: UserProfile, issuedAt: Date): UserProfile => {
  if (profile.sessionsEndedAt !== null && issuedAt.getTime() < Date.parse(profile.sessionsEndedAt))
    throw new ApiError('unauthorized', 'Your session has ended. Please sign in again.');
  return profile;
};
