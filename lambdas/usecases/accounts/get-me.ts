import type { MeResponse } from '#contracts/accounts/me.ts';
import { toCredits } from '#domain/credits/credits.ts';
import type { Deps, Identity, UserProfile } from '#ports';
import { getOrCreateUser } from './get-or-create-user.ts';

export const toMe = (profile: UserProfile, halfCredits: number): MeResponse => ({
  id: profile.userId,
  email: profile.email,
  full_name: profile.fullName,
  role: profile.role,
  credits: toCredits(halfCredits),
  subscription_plan: profile.plan,
  first_login: profile.firstLogin,
  created_at: profile.createdAt,
  trial_used: profile.trialUsed,
  next_free_credit_date: profile.nextFreeCreditDate,
});

/** The signed-in user's own record. The first call after sign-up creates it. */
export const getMe = async (
  deps: Pick<Deps, 'users' | 'credits' | 'clock'>,
  { identity }: { identity: Identity },
): Promise<MeResponse> => {
  const profile = await getOrCreateUser(deps, identity);
  const { halfCredits } = await deps.credits.balance(profile.userId);
  return toMe(profile, halfCredits);
};
