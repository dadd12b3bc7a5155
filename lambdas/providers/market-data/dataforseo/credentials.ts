import * as z from 'zod';

/** What the vendor's dashboard gives for its API, as the stage's secret holds it. */
export const credentials = z.object({ login: z.string().min(1), password: z.string().min(1) });
export type Credentials = z.infer<typeof credentials>;
