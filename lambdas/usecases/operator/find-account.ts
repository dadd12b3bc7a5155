import type { OperatorDeps, UserProfile } from '#ports';
import { OperatorRejection } from './rejection.ts';

/** The id of the one user with this email address or id. A closed account is found only by its id. @throws OperatorRejection */
export const findUserId = async (
  { accounts, users }: Pick<OperatorDeps, 'accounts' | 'users'>,
  reference: string,
): Promise<string> => {
  const found = await accounts.find(reference);
  const userIds = [...new Set(found.map(({ userId }) => userId))];
  if (userIds.length > 1)
    throw new OperatorRejection(
      `${userIds.length} accounts have this address: ${userIds.join(', ')}. Use the id of one of them.`,
    );
  const [userId = reference] = userIds;
  if (userIds.length === 1 || (await users.find(reference))) return userId;
  throw new OperatorRejection(
    `No account has the address or id "${reference}". Check its spelling and the stage.`,
  );
};

/** The profile of a user who has signed in and was not deleted. @throws OperatorRejection */
export const findProfile = async (
  deps: Pick<OperatorDeps, 'accounts' | 'users'>,
  reference: string,
): Promise<UserProfile> => {
  const profile = await deps.users.find(await findUserId(deps, reference));
  if (!profile)
    throw new OperatorRejection(`The account "${reference}" has never signed in, so it has no profile yet.`);
  if (profile.closedAt !== null)
    throw new OperatorRejection(`This account was closed at ${profile.closedAt}.`);
  return profile;
};
