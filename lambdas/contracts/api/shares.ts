import * as z from 'zod';
import { createShareResponse, revokeShareResponse, sharedResult } from '#contracts/jobs/share.ts';
import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';

const params = z.object({ id: z.uuid() });

export const sharesSchemas = {
  createShare: {
    description: 'The token of the new share link; an earlier link has stopped working',
    params,
    response: createShareResponse,
  },
  revokeShare: { description: 'Whether there was a link', params, response: revokeShareResponse },
  getSharedResult: {
    description: 'The shared result, by the token of its link',
    params: z.object({ id: z.string().max(100) }),
    response: sharedResult,
  },
} satisfies FunctionSchemas<'shares'>;
