import * as z from 'zod';
import { saveChoicesRequest, savedChoices } from '#contracts/jobs/choices.ts';
import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';

export const choicesSchemas = {
  saveChoices: {
    description: 'The stored choices, with the texts derived from them',
    params: z.object({ id: z.uuid() }),
    body: saveChoicesRequest,
    response: savedChoices,
  },
} satisfies FunctionSchemas<'choices'>;
