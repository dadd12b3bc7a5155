import { verifySchemas } from '#contracts/api/verify.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';

/** Compares two texts of anybody. Nothing of them is stored or logged. */
export const registerVerify = apiResource(verifySchemas, {
  // The engine loads with the first call, not with the function.
  verifyTexts: async ({ body }) => (await import('#usecases/site/verify-texts.ts')).verifyTexts(body),
});

export const handler = apiHandler(registerVerify);
