import type { Clock, Content, Log } from '#ports';
import { createNoContent } from '#providers/content/no-content.ts';
import { lazyPort } from '#runtime/lazy/lazy-port.ts';
import type { Config } from '#runtime/settings/environment.ts';
import { openSecret } from '#runtime/settings/secrets.ts';

/** Only the function that serves the blog loads the content service's client. */
const lazyStrapi = ({ url, secret }: NonNullable<Config['strapi']>, clock: Clock, log: Log): Content =>
  lazyPort(async () => {
    const [{ createStrapiContent }, { strapiToken }] = await Promise.all([
      import('#providers/content/strapi/strapi-content.ts'),
      import('#providers/content/strapi/strapi-token.ts'),
    ]);
    return createStrapiContent({ url, secret: openSecret(secret, strapiToken, { log }), clock, log });
  }, ['list', 'find']);

/** Posts that are not built into the site. */
export const openContent = ({ strapi }: Config, clock: Clock, log: Log): Content =>
  strapi ? lazyStrapi(strapi, clock, log) : createNoContent();
