import { verifySchemas } from '#contracts/api/verify.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';

/** Compares two texts for anyone. The texts are neither stored nor logged. */
export const registerVerify = apiResource(verifySchemas, {
  // The engine loads on the first call rather than with the function.
  verifyTexts: async ({ body }) => (await import('#usecases/site/verify-texts.ts')).verifyTexts(body),
});

export const handler = apiHandler(registerVerify);
