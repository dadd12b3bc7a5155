import { meSchemas } from '#contracts/api/me.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { Identity } from '#ports';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';
import { getMe } from '#usecases/accounts/get-me.ts';
import { signOut } from '#usecases/accounts/sign-out.ts';
import { signOutEverywhere } from '#usecases/accounts/sign-out-everywhere.ts';
import { updateMe } from '#usecases/accounts/update-me.ts';

const requireIdentity = (identity: Identity | null): Identity => {
  if (!identity) throw new ApiError('unauthorized');
  return identity;
};

/** The signed-in user's own record. */
export const registerMe = apiResource(meSchemas, {
  getMe: async ({ deps, identity }) => getMe(deps, { identity: requireIdentity(identity) }),
  updateMe: async ({ deps, identity, body: changes }) =>
    updateMe(deps, { identity: requireIdentity(identity), changes }),
  signOut: async ({ deps, identity }) => signOut(deps, { identity: requireIdentity(identity) }),
  signOutEverywhere: async ({ deps, identity }) =>
    signOutEverywhere(deps, { identity: requireIdentity(identity) }),
});

export const handler = apiHandler(registerMe);
