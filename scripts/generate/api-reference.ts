import { apiErrors } from '#contracts/errors/errors.ts';
import { errorsOf, openApiDocument } from '#contracts/public-api/document.ts';
import { anchorOf, detailOf } from '#contracts/public-api/problem.ts';
import { type PublicRouteName, publicRoutes } from '#contracts/public-api/routes.ts';
import type {
  ApiReference,
  ReferenceField,
  ReferenceWebhook,
} from '../../web/src/features/api-docs/reference.ts';

type Schema = { readonly [key: string]: unknown };
type Operation = {
  summary: string;
  parameters?: { name: string; required: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>;
};

const document = openApiDocument() as unknown as {
  paths: Record<string, Record<string, Operation>>;
  webhooks: { runEnded: { post: Operation } };
  components: { schemas: Record<string, Schema> };
};

const recordOf = (value: unknown): Schema =>
  typeof value === 'object' && value !== null ? (value as Schema) : {};
const nameOf = ({ $ref }: Schema): string | null => /\/(\w+)$/.exec(String($ref ?? ''))?.[1] ?? null;
const resolve = (schema: Schema): Schema => document.components.schemas[nameOf(schema) ?? ''] ?? schema;
const variantsOf = (schema: Schema): Schema[] => {
  const { oneOf, anyOf } = schema;
  const list = Array.isArray(oneOf) ? oneOf : anyOf;
  return Array.isArray(list) ? list.map(recordOf) : [];
};

const typeOf = (schema: Schema): string => {
  const name = nameOf(schema);
  if (name !== null) return name;
  const variants = variantsOf(schema);
  if (variants.length > 0) return variants.map(typeOf).join(' or ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (Array.isArray(schema.prefixItems))
    return `[${schema.prefixItems.map(recordOf).map(typeOf).join(', ')}]`;
  if (schema.type === 'array') return `array of ${typeOf(recordOf(schema.items))}`;
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  return String(schema.format ?? schema.type ?? 'any');
};

/** For a number without a limit, Zod writes the range of safe integers. */
const limitOf = (value: unknown): number | null =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : null;

/** The limits of a value: ", 1 to 100, default 50". */
const limitsOf = (schema: Schema): string => {
  const least = limitOf(schema.minimum);
  const most = limitOf(schema.maximum);
  const range =
    least !== null && most !== null ? `${least} to ${most}` : least !== null && `at least ${least}`;
  const isDefaultKnown = 'default' in schema && typeof schema.default !== 'object';
  return [range, isDefaultKnown && `default ${JSON.stringify(schema.default)}`]
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('');
};

/** The unnamed object that a field, or each item of it, is; null for a field of another type. */
const inlineObject = (field: Schema): { suffix: string; schema: Schema } | null => {
  if (recordOf(field.properties) === field.properties) return { suffix: '', schema: field };
  if (field.type === 'array') {
    const item = inlineObject(recordOf(field.items));
    return item && { suffix: `[]${item.suffix}`, schema: item.schema };
  }
  const [object] = variantsOf(field).flatMap((variant) => inlineObject(variant) ?? []);
  return object ?? null;
};

/** The fields of an object. Fields of an unnamed object follow as "locale.country". */
const fieldsOf = (schema: Schema): ReferenceField[] => {
  const { properties, required } = resolve(schema);
  return Object.entries(recordOf(properties)).flatMap(([name, each]) => {
    const field = recordOf(each);
    const inner = inlineObject(field);
    const own = {
      name,
      type: typeOf(field) + limitsOf(field),
      required: Array.isArray(required) && required.includes(name),
      description: String(field.description ?? ''),
    };
    const fields = inner ? fieldsOf(inner.schema) : [];
    return [own, ...fields.map((child) => ({ ...child, name: `${name}${inner?.suffix}.${child.name}` }))];
  });
};

/** The schemas that the types of fields name, directly or through other schemas, in order of appearance. */
const typeNames = (lists: readonly (readonly ReferenceField[])[]): string[] => {
  const names = new Set<string>();
  const visit = (fields: readonly ReferenceField[]): void => {
    for (const [name] of fields.flatMap(({ type }) => [...type.matchAll(/\b[A-Z]\w+/g)])) {
      const schema = document.components.schemas[name];
      if (!schema || names.has(name)) continue;
      names.add(name);
      visit(fieldsOf(schema));
    }
  };
  for (const fields of lists) visit(fields);
  return [...names];
};

const bodiesOf = (operation: Operation): ReferenceField[][] => {
  const schema = operation.requestBody?.content['application/json'].schema;
  if (!schema) return [];
  const variants = variantsOf(resolve(schema));
  return variants.length > 0 ? variants.map(fieldsOf) : [fieldsOf(schema)];
};

const parametersOf = ({ parameters = [] }: Operation): ReferenceField[] =>
  parameters.map((each) => ({
    name: each.name,
    type: typeOf(each.schema) + limitsOf(each.schema),
    required: each.required,
    description: each.description ?? '',
  }));

/** The event of a run. A test event has different data. */
const makeWebhook = (operation: Operation): ReferenceWebhook => ({
  headers: parametersOf(operation),
  fields: bodiesOf(operation)[0] ?? [],
  response: Object.values(operation.responses)[0]?.description ?? '',
});

const names = Object.keys(publicRoutes) as PublicRouteName[];

/** The content of the page /docs/api, from the OpenAPI document. */
export const makeApiReference = (): ApiReference => {
  const operations = names.map((name) => {
    const { method, path, scope } = publicRoutes[name];
    const operation = document.paths[`/api${path}`]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${name} is not documented.`);
    const [[status, success] = ['', undefined]] = Object.entries(operation.responses);
    const schema = success?.content['application/json']?.schema ?? {};
    return {
      name,
      method,
      path: `/api${path}`,
      scope,
      summary: operation.summary,
      parameters: parametersOf(operation),
      bodies: bodiesOf(operation),
      response: { status: Number(status), description: success?.description ?? '', fields: fieldsOf(schema) },
      errors: errorsOf(name),
    };
  });
  const codes = [...new Set(names.flatMap(errorsOf))].sort();
  return {
    operations,
    types: typeNames(operations.map(({ response }) => response.fields)).map((name) => ({
      name,
      fields: fieldsOf(document.components.schemas[name] ?? {}),
    })),
    webhook: makeWebhook(document.webhooks.runEnded.post),
    errors: codes.map((code) => ({
      code,
      anchor: anchorOf(code),
      status: apiErrors[code].status,
      detail: detailOf(code, apiErrors[code].message),
    })),
  };
};
