import * as z from 'zod';
import { headers } from '#contracts/platform/headers.ts';
import { type PublicRouteSchemas, textErrors } from './public-route-schemas.ts';
import type { PublicRouteName } from './routes.ts';
import { runId } from './run-id.ts';
import {
  cancelRunResponse,
  createRunImageRequest,
  createRunImageResponse,
  createRunRequest,
  createRunResponse,
  startRunResponse,
} from './runs.ts';

const idempotencyHeader = headers.idempotencyKey.toLowerCase() as 'idempotency-key';

/** Routes that create and change runs. */
export const runSchemas = {
  createRun: {
    summary: 'Create a run',
    description: 'The run created by this request, or by an earlier one with the same key',
    status: 201,
    headers: z.object({
      [idempotencyHeader]: z
        .string()
        .regex(/^[\x21-\x7e]{1,255}$/, 'has 1 to 255 visible ASCII characters')
        .optional()
        .describe('Requests with the same key within 24 hours start one run and are charged once.'),
    }),
    body: createRunRequest,
    response: createRunResponse,
    errors: [
      'content_required',
      'content_too_short',
      ...textErrors,
      'keywords_required',
      'too_many_keywords',
      'images_required',
      'too_many_images',
      'payment_required',
      'idempotency_mismatch',
    ],
  },
  cancelRun: {
    summary: 'Cancel a run',
    description: 'The run in its final status. A run that has already ended does not change.',
    params: runId,
    response: cancelRunResponse,
    errors: ['not_found'],
  },
  createRunImage: {
    summary: 'Get the upload form for an image',
    description:
      'A form that uploads one image. Post its fields first and the file last, in the field `file`.',
    params: runId,
    body: createRunImageRequest,
    response: createRunImageResponse,
    errors: ['not_found', 'image_type_not_supported', 'image_too_large', 'too_many_images', 'conflict'],
  },
  startRun: {
    summary: 'Start a run after uploading its images',
    description: 'The run and the number of images it describes',
    params: runId,
    response: startRunResponse,
    errors: ['not_found', 'images_required', 'conflict'],
  },
} satisfies Partial<Record<PublicRouteName, PublicRouteSchemas>>;
