import { meResponse, signOutResponse, updateMeRequest } from '#contracts/accounts/me.ts';
import type { FunctionSchemas } from './route-schemas.ts';

export const meSchemas = {
  getMe: { description: "The signed-in user's own record", answer: meResponse },
  updateMe: { description: "The signed-in user's own record", body: updateMeRequest, answer: meResponse },
  signOut: { description: "The caller's session is over", answer: signOutResponse },
  signOutEverywhere: { description: 'All sessions of the caller are over', answer: signOutResponse },
} satisfies FunctionSchemas<'me'>;
