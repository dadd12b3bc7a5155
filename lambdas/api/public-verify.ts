import { verifySchemas } from '#contracts/public-api/verify-schemas.ts';
import { publicApiHandler } from '#runtime/public-api/public-api-handler.ts';
import { publicResource } from '#runtime/public-api/public-route.ts';

/** Compares two texts for the holder of a key. The texts are neither stored nor logged. */
export const registerPublicVerify = publicResource(verifySchemas, {
  // The engine loads on the first call rather than with the function.
  verifyRewrite: async ({ body }) => (await import('#usecases/site/verify-texts.ts')).verifyTexts(body),
});

export const handler = publicApiHandler(registerPublicVerify);
