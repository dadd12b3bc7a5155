import type { Identity } from '#ports';
import { getOrCreateUser } from '#usecases/accounts/get-or-create-user.ts';

type AccountCall = { deps: Parameters<typeof getOrCreateUser>[0]; identity: Identity | null };

/**
 * A handler of a route that charges, sells or stores something for the caller. It first creates a new user's account,
 * and grants free credits that are due. A visitor has no account.
 */
export const withAccount =
  <Call extends AccountCall, Answer>(handle: (call: Call) => Promise<Answer>) =>
  async (call: Call): Promise<Answer> => {
    if (call.identity) await getOrCreateUser(call.deps, call.identity);
    return handle(call);
  };
