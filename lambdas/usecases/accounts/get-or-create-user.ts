import { ApiError } from '#contracts/errors/errors.ts';
import { nameFromEmail } from '#domain/accounts/name-from-email.ts';
import { creditPeriodAt } from '#domain/credits/credit-period.ts';
import type { Deps, Identity, UserProfile } from '#ports';
import { freeGrant, renewFreeCredits } from '#usecases/credits/renew-free-credits.ts';

const newProfile = ({
  userId,
  email,
}: {
  userId: string;
  email: string;
}): Omit<UserProfile, 'createdAt' | 'nextFreeCreditDate'> => ({
  userId,
  email,
  fullName: nameFromEmail(email),
  role: 'user',
  plan: 'free',
  firstLogin: true,
  trialUsed: false,
  sessionsEndedAt: null,
  closedAt: null,
});

/**
 * The profile of the signed-in user. The first sign-in creates it together with the first month of free credits, once.
 * Later months are granted here once they are due. An access token carries no email, so a new user's first call needs
 * the ID token.
 * @throws ApiError unauthorized if there is no profile and no email to create one
 */
export const getOrCreateUser = async (
  deps: Pick<Deps, 'users' | 'clock'>,
  { userId, email }: Pick<Identity, 'userId' | 'email'>,
): Promise<UserProfile> => {
  const existing = await deps.users.find(userId);
  if (existing) return renewFreeCredits(deps, existing);
  if (email === null)
    throw new ApiError(
      'unauthorized',
      'This user has no profile yet. Send the ID token of a user with a verified email address.',
    );
  const now = deps.clock.now();
  const period = creditPeriodAt(now, now);
  const profile = {
    ...newProfile({ userId, email }),
    createdAt: now.toISOString(),
    nextFreeCreditDate: period.end.toISOString(),
  };
  return deps.users.create(profile, freeGrant(period));
};
