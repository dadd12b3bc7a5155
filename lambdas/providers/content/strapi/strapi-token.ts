import * as z from 'zod';

/** A read-only Strapi API token, as the stage's secret holds it. */
export const strapiToken = z.object({ token: z.string().min(1) });
export type StrapiToken = z.infer<typeof strapiToken>;
