import * as z from 'zod';

/** The API login from the vendor's dashboard, as stored in the stage's secret. */
export const credentials = z.object({ login: z.string().min(1), password: z.string().min(1) });
export type Credentials = z.infer<typeof credentials>;
