import { publicSchemas } from '#contracts/public-api/schemas.ts';
import { publicApiHandler } from '#runtime/public-api/public-api-handler.ts';
import { publicResource } from '#runtime/public-api/public-route.ts';

const { verifyRewrite } = publicSchemas;

/** Compares two texts for the holder of a key. The texts are neither stored nor logged. */
export const registerPublicVerify = publicResource(
  { verifyRewrite },
  {
    // The engine loads on the first call rather than with the function.
    verifyRewrite: async ({ body }) => (await import('#usecases/site/verify-texts.ts')).verifyTexts(body),
  },
);

export const handler = publicApiHandler(registerPublicVerify);
