import * as z from 'zod';

export const runId = z.object({ id: z.uuid().describe('Id of the run.') });
