import { configResponse } from '#contracts/accounts/me.ts';
import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';

export const configSchemas = {
  getConfig: { description: 'What the browser needs to know about the stage', response: configResponse },
} satisfies FunctionSchemas<'config'>;
