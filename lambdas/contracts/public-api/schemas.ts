import * as z from 'zod';
import type { ApiErrorCode } from '#contracts/errors/errors.ts';
import { finalResult } from '#contracts/jobs/result.ts';
import { headers } from '#contracts/platform/headers.ts';
import type { RouteSchemas } from '#contracts/platform/route-schemas.ts';
import { changeReport, verifyRequest } from '#contracts/verify/change-report.ts';
import type { PublicRouteName } from './routes.ts';
import {
  balance,
  cancelRunResponse,
  createRunImageRequest,
  createRunImageResponse,
  createRunRequest,
  createRunResponse,
  run,
  runList,
  startRunResponse,
} from './runs.ts';
import {
  createWebhookRequest,
  createWebhookResponse,
  deleteWebhookResponse,
  testWebhookResponse,
  webhookList,
} from './webhooks.ts';

export type PublicRouteSchemas = RouteSchemas & {
  /** The title in the reference. */
  summary: string;
  /** The status of a successful response; 200 if missing. */
  status?: 201;
  /** The errors of this route, besides those that every route has. */
  errors: readonly ApiErrorCode[];
};

const idempotencyHeader = headers.idempotencyKey.toLowerCase() as 'idempotency-key';
const runId = z.object({ id: z.uuid().describe('Id of the run.') });
const webhookId = z.object({ id: z.uuid().describe('Id of the webhook.') });
const texts = ['content_too_long', 'content_not_analyzable'] as const;

/**
 * The request and response schemas of every route of the public API, for the functions, the reference and the tests.
 */
export const publicSchemas = {
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
    answer: createRunResponse,
    errors: [
      'content_required',
      'content_too_short',
      ...texts,
      'keywords_required',
      'too_many_keywords',
      'images_required',
      'too_many_images',
      'payment_required',
      'idempotency_mismatch',
    ],
  },
  listRuns: {
    summary: 'List runs',
    description: "A page of the account's runs, newest first",
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(50).describe('Runs per page.'),
      after: z.string().max(100).optional().describe('`next` from the previous page.'),
    }),
    answer: runList,
    errors: [],
  },
  getRun: {
    summary: 'Get the status of a run',
    description: 'The run with its current status',
    params: runId,
    answer: run,
    errors: ['not_found'],
  },
  getRunResult: {
    summary: 'Get the result of a run',
    description: 'The result of the completed run',
    params: runId,
    answer: finalResult,
    errors: ['not_found', 'run_not_completed', 'run_failed'],
  },
  cancelRun: {
    summary: 'Cancel a run',
    description: 'The run in its final status. A run that has already ended does not change.',
    params: runId,
    answer: cancelRunResponse,
    errors: ['not_found'],
  },
  createRunImage: {
    summary: 'Get the upload form for an image',
    description:
      'A form that uploads one image. Post its fields first and the file last, in the field `file`.',
    params: runId,
    body: createRunImageRequest,
    answer: createRunImageResponse,
    errors: ['not_found', 'image_type_not_supported', 'image_too_large', 'too_many_images', 'conflict'],
  },
  startRun: {
    summary: 'Start a run after uploading its images',
    description: 'The run and the number of images it describes',
    params: runId,
    answer: startRunResponse,
    errors: ['not_found', 'images_required', 'conflict'],
  },
  verifyRewrite: {
    summary: 'Verify a rewrite',
    description:
      'What the rewrite lost, changed or added, passage by passage. Costs nothing and stores nothing.',
    body: verifyRequest,
    answer: changeReport,
    errors: ['content_required', ...texts],
  },
  getBalance: {
    summary: 'Get the balance',
    description: 'Credits and plan of the account',
    answer: balance,
    errors: [],
  },
  createWebhook: {
    summary: 'Create a webhook',
    description: 'The webhook and its signing secret, which only this response contains',
    status: 201,
    body: createWebhookRequest,
    answer: createWebhookResponse,
    errors: ['webhook_url_refused', 'too_many_webhooks'],
  },
  listWebhooks: {
    summary: 'List webhooks',
    description: "The account's webhooks, each with its newest deliveries",
    answer: webhookList,
    errors: [],
  },
  deleteWebhook: {
    summary: 'Delete a webhook',
    description: 'The webhook was deleted and receives no more events',
    params: webhookId,
    answer: deleteWebhookResponse,
    errors: ['webhook_not_found'],
  },
  testWebhook: {
    summary: 'Send a test event',
    description: 'The test event was queued',
    params: webhookId,
    answer: testWebhookResponse,
    errors: ['webhook_not_found'],
  },
  getOpenApi: {
    summary: 'Get this document',
    description: 'The OpenAPI document of this API',
    answer: z.record(z.string(), z.unknown()),
    errors: [],
  },
} satisfies Record<PublicRouteName, PublicRouteSchemas>;
