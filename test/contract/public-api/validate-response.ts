import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { apiBase } from '#contracts/platform/routes.ts';
import { openApiDocument } from '#contracts/public-api/document.ts';
import { type PublicRouteName, publicRoutes } from '#contracts/public-api/routes.ts';
import type { PublicResponse } from '#test/contract/api/open-public-api.ts';

export type JsonSchema = { readonly [key: string]: unknown };
type Response = {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: JsonSchema }>;
};
export type Operation = {
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Response>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

export const document = openApiDocument() as unknown as Document;

const ajv = new Ajv2020({ strict: false, allErrors: false });
// The package has CommonJS types: in Node its default export is the function itself.
(addFormats as unknown as (to: Ajv2020) => void)(ajv);
ajv.addSchema({ $id: 'document', ...document });

/** A copy of a schema whose references point into the document. */
const absolute = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components'));

const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
const compile = (name: string, schema: JsonSchema) => {
  const known = compiled.get(name);
  if (known) return known;
  const made = ajv.compile(absolute(schema));
  compiled.set(name, made);
  return made;
};

export const operationOf = (route: PublicRouteName): Operation => {
  const { method, path } = publicRoutes[route];
  const operation = document.paths[`${apiBase}${path}`]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${route} is not documented.`);
  return operation;
};

/** Whether the document allows a body. */
export const isDocumentedBody = (route: PublicRouteName, body: unknown): boolean => {
  const schema = operationOf(route).requestBody?.content['application/json']?.schema;
  return schema !== undefined && compile(`body of ${route}`, schema)(body) === true;
};

/** The part of an answer that the document does not describe; null if it describes all of it. */
export const findUndocumented = ({ route, status, headers, body }: PublicResponse): string | null => {
  const response = operationOf(route).responses[String(status)];
  if (!response) return `${route} answers ${status}, which is not documented`;
  const type = headers.get('Content-Type')?.split(';')[0] ?? '';
  const schema = response.content?.[type]?.schema;
  if (!schema) return `${route} answers ${status} as ${type}, which is not documented`;
  const missing = Object.keys(response.headers ?? {}).filter(
    (name) => name.startsWith('RateLimit') && !headers.has(name),
  );
  if (missing.length > 0) return `${route} answers ${status} without ${missing.join(', ')}`;
  const validate = compile(`${route} ${status}`, schema);
  return validate(body) ? null : `${route} ${status}: ${ajv.errorsText(validate.errors)}`;
};
