import * as z from 'zod';
import { type ApiErrorCode, apiErrors } from '#contracts/errors/errors.ts';
import { finalResult, imageAsset, manifest, receipt, resultSource } from '#contracts/jobs/result.ts';
import { keywordEntry } from '#contracts/keywords/keyword.ts';
import { articles, snippetText } from '#contracts/keywords/writing.ts';
import { headers } from '#contracts/platform/headers.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import { product } from '#contracts/product.ts';
import { changeReport, verifyRequest } from '#contracts/verify/change-report.ts';
import { webhookHeaders } from '#contracts/webhooks/signature.ts';
import { deliveryAttempts, deliveryTimeoutMs } from '#contracts/webhooks/webhook-limits.ts';
import { problem, problemType } from './problem.ts';
import type { PublicRouteSchemas } from './public-route-schemas.ts';
import { type PublicRouteName, publicRoutes } from './routes.ts';
import * as runs from './runs.ts';
import { publicSchemas } from './schemas.ts';
import * as webhooks from './webhooks.ts';

type Json = { readonly [key: string]: unknown };

/** Schemas with a name in the document. Any other schema is written inline. */
const requests = {
  CreateRunRequest: runs.createRunRequest,
  CreateRunImageRequest: runs.createRunImageRequest,
  VerifyRequest: verifyRequest,
  CreateWebhookRequest: webhooks.createWebhookRequest,
};
const responses = {
  CreatedRun: runs.createRunResponse,
  Run: runs.run,
  RunList: runs.runList,
  CancelledRun: runs.cancelRunResponse,
  UploadForm: runs.createRunImageResponse,
  StartedRun: runs.startRunResponse,
  Balance: runs.balance,
  Result: finalResult,
  Source: resultSource,
  Keyword: keywordEntry,
  SnippetText: snippetText,
  Articles: articles,
  ImageAsset: imageAsset,
  Receipt: receipt,
  Manifest: manifest,
  ChangeReport: changeReport,
  Webhook: webhooks.webhook,
  WebhookDelivery: webhooks.webhookDelivery,
  CreatedWebhook: webhooks.createWebhookResponse,
  WebhookList: webhooks.webhookList,
  DeletedWebhook: webhooks.deleteWebhookResponse,
  TestEvent: webhooks.testWebhookResponse,
  WebhookEvent: webhooks.webhookEvent,
  Problem: problem,
};

const uri = (id: string): string => `#/components/schemas/${id}`;

const withoutIds = (schema: Json): Json => {
  const { $id: _, $schema: __, ...rest } = schema;
  return rest;
};

const named = (schemas: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output') => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  return { registry, components: z.toJSONSchema(registry, { uri, io }).schemas };
};

/** A reference to a named schema, or the schema itself. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const [id] =
    Object.entries<z.ZodType>(io === 'input' ? requests : responses).find(([, each]) => each === schema) ??
    [];
  return id === undefined ? withoutIds(z.toJSONSchema(schema, { io })) : { $ref: uri(id) };
};

const parametersOf = (schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, each]) => {
    const { description, ...rest } = typeof each === 'object' ? each : {};
    return {
      name: name === headers.idempotencyKey.toLowerCase() ? headers.idempotencyKey : name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: rest,
    };
  });
};

const keyErrors: readonly ApiErrorCode[] = ['invalid_api_key', 'api_not_available', 'insufficient_scope'];

/** Every error code that a route may return. */
export const errorsOf = (name: PublicRouteName): ApiErrorCode[] => {
  const { params, query, headers: fields, body, errors }: PublicRouteSchemas = publicSchemas[name];
  const { scope, method } = publicRoutes[name];
  return [
    ...(params || query || fields || body ? (['invalid_request'] as const) : []),
    ...(body ? (['invalid_json'] as const) : []),
    ...(method !== 'GET' ? (['body_too_large', 'unsupported_media_type'] as const) : []),
    ...(scope === null ? [] : keyErrors),
    ...errors,
    'rate_limited',
    ...(scope === null ? [] : (['internal_error', 'service_unavailable'] as const)),
  ];
};

const rateHeaders = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
  'RateLimit-Limit': { $ref: '#/components/headers/RateLimit-Limit' },
  'RateLimit-Remaining': { $ref: '#/components/headers/RateLimit-Remaining' },
  'RateLimit-Reset': { $ref: '#/components/headers/RateLimit-Reset' },
};

const failureOf = (status: number, codes: readonly ApiErrorCode[]): Json => ({
  description: codes.map((code) => `\`${code}\``).join(', '),
  ...(status === 429 && {
    headers: { ...rateHeaders, 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
  }),
  content: {
    [problemType]: {
      schema: {
        allOf: [
          { $ref: uri('Problem') },
          { type: 'object', properties: { status: { const: status }, code: { enum: codes } } },
        ],
      },
    },
  },
});

const failuresOf = (name: PublicRouteName): Json => {
  const byStatus = Map.groupBy(errorsOf(name), (code) => apiErrors[code].status);
  return Object.fromEntries(
    [...byStatus].sort(([a], [b]) => a - b).map(([status, codes]) => [status, failureOf(status, codes)]),
  );
};

const operationOf = (name: PublicRouteName): Json => {
  const schemas: PublicRouteSchemas = publicSchemas[name];
  const { scope } = publicRoutes[name];
  const parameters = [
    ...parametersOf(schemas.params, 'path'),
    ...parametersOf(schemas.query, 'query'),
    ...parametersOf(schemas.headers, 'header'),
  ];
  const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
  return {
    operationId: name,
    summary: schemas.summary,
    ...(scope !== null && { description: `Needs a key with the scope \`${scope}\`.` }),
    security: scope === null ? [] : [{ apiKey: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(schemas.body && { requestBody: { required: true, ...json(schemaOf(schemas.body, 'input')) } }),
    responses: {
      [schemas.status ?? 200]: {
        description: schemas.description,
        headers: {
          ...rateHeaders,
          ...(name === 'createRun' && {
            Location: { description: 'URL of the run.', schema: { type: 'string' } },
          }),
        },
        ...json(schemaOf(schemas.response, 'output')),
      },
      ...failuresOf(name),
    },
  };
};

const integer = (description: string): Json => ({ description, schema: { type: 'integer', minimum: 0 } });

const pathsOf = (): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const name of Object.keys(publicRoutes) as PublicRouteName[]) {
    const { method, path } = publicRoutes[name];
    const address = `${apiBase}${path}`;
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(name) };
  }
  return paths;
};

const signedHeader = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** The messages that a receiver of webhooks gets. */
const runEnded: Json = {
  operationId: 'runEnded',
  summary: 'A run has ended',
  description:
    'Sent to each webhook of the account when a run completes, fails or is canceled. Events can come twice and in any order.',
  security: [],
  parameters: [
    signedHeader(webhookHeaders.id, 'Id of the event, the same in each attempt.'),
    signedHeader(webhookHeaders.timestamp, 'When this attempt was signed, in seconds since the epoch.'),
    signedHeader(
      webhookHeaders.signature,
      '`v1,` and the base64 of the HMAC-SHA256 of id, timestamp and body, joined by dots.',
    ),
  ],
  requestBody: { required: true, content: { 'application/json': { schema: { $ref: uri('WebhookEvent') } } } },
  responses: {
    '2XX': {
      description: `Any 2xx status acknowledges the event. After 408, 425, 429, any 5xx or no response within ${deliveryTimeoutMs / 1000} seconds it is sent again, up to ${deliveryAttempts} attempts in total. Any other status ends the delivery.`,
    },
  },
};

/** The OpenAPI 3.1 document of the public API, built from the schemas with which its routes parse. */
export const openApiDocument = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: `${product.name} API`,
    version: '1',
    description:
      'Find keywords and write titles, descriptions and alt texts from your own programs. Create a run, read its status until it is final, then read its result.',
  },
  servers: [{ url: '/' }],
  paths: pathsOf(),
  webhooks: { runEnded: { post: runEnded } },
  components: {
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'A key from the page API Access.' },
    },
    headers: {
      'RateLimit-Policy': {
        description: 'Calls allowed in each window, and the length of a window in seconds.',
        schema: { type: 'string' },
      },
      'RateLimit-Limit': integer('Calls allowed in this window.'),
      'RateLimit-Remaining': integer('Calls left in this window.'),
      'RateLimit-Reset': integer('Seconds until the next window.'),
      'Retry-After': integer('Seconds to wait before the next call.'),
    },
    schemas: Object.fromEntries(
      Object.entries({
        ...named(requests, 'input').components,
        ...named(responses, 'output').components,
      }).map(([id, schema]) => [id, withoutIds(schema)]),
    ),
  },
});
