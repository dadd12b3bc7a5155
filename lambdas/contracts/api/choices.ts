import * as z from 'zod';
import { saveChoicesRequest, savedChoices } from '#contracts/jobs/choices.ts';
import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';

export const choicesSchemas = {
  saveChoices: {
    description: 'The choices as they are stored now, with the texts that follow from them',
    params: z.object({ id: z.uuid() }),
    body: saveChoicesRequest,
    answer: savedChoices,
  },
} satisfies FunctionSchemas<'choices'>;
