import * as z from 'zod';

/** A read-only Strapi API token, as stored in the stage's secret. */
export const strapiToken = z.object({ token: z.string().min(1) });
export type StrapiToken = z.infer<typeof strapiToken>;
