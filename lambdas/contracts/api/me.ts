import { meResponse, signOutResponse, updateMeRequest } from '#contracts/accounts/me.ts';
import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';

export const meSchemas = {
  getMe: { description: "The signed-in user's own record", response: meResponse },
  updateMe: { description: "The signed-in user's own record", body: updateMeRequest, response: meResponse },
  signOut: { description: "The caller's session has ended", response: signOutResponse },
  signOutEverywhere: { description: 'All sessions of the caller have ended', response: signOutResponse },
} satisfies FunctionSchemas<'me'>;
