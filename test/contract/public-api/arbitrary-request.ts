import * as fc from 'fast-check';
import { headers } from '#contracts/platform/headers.ts';
import { type PublicRouteName, publicRoutes } from '#contracts/public-api/routes.ts';
import { anyCharacter } from '#test/any-character.ts';
import { article, type PublicCall } from '#test/contract/api/open-public-api.ts';
import { document, type JsonSchema, operationOf } from './validate-response.ts';

const recordOf = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null ? (value as JsonSchema) : {};
const listOf = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value.map(recordOf) : []);

const resolve = (schema: JsonSchema): JsonSchema => {
  const [, name = ''] = /^#\/components\/schemas\/(\w+)$/.exec(String(schema.$ref)) ?? [];
  return document.components.schemas[name] ?? schema;
};

/** Texts that pass every rule, and texts that break parsers. */
const text = fc.oneof(
  fc.constant(article),
  fc.constantFrom('https://example.com/post', 'image/png'),
  fc.constantFrom('', ' ', '\0', '\ud800', '{{x}}', '__proto__', '../../etc/passwd', 'a,b\nc', '\u202e', '𝕏'),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.lorem({ maxCount: 30 }),
);

const ofObject = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const properties = Object.entries(recordOf(schema.properties));
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  return fc.record(Object.fromEntries(properties.map(([name, each]) => [name, ofSchema(recordOf(each))])), {
    requiredKeys: required,
  });
};

/** Values that match a schema of the document in their types, lists and constants. */
export const ofSchema = (raw: JsonSchema): fc.Arbitrary<unknown> => {
  const schema = resolve(raw);
  const choices = [...listOf(schema.oneOf), ...listOf(schema.anyOf)];
  if (choices.length > 0) return fc.oneof(...choices.map(ofSchema));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.type === 'object') return ofObject(schema);
  if (schema.type === 'array') return fc.array(ofSchema(recordOf(schema.items)), { maxLength: 6 });
  if (schema.type === 'integer') return fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer());
  if (schema.type === 'boolean') return fc.boolean();
  return text;
};

/** A value with something in it replaced, removed or added. */
const broken = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(value, fc.jsonValue(), fc.nat(), fc.constantFrom('replace', 'remove', 'add'))
    .map(([whole, other, index, how]) => {
      const entries = Object.entries(recordOf(whole));
      const [name = ''] = entries[index % Math.max(1, entries.length)] ?? [];
      if (how === 'remove') return Object.fromEntries(entries.filter(([key]) => key !== name));
      return { ...recordOf(whole), [how === 'add' ? 'surplus' : name]: other };
    });

const bodyOf = (route: PublicRouteName): fc.Arbitrary<unknown> => {
  const schema = operationOf(route).requestBody?.content['application/json']?.schema;
  const good = schema ? ofSchema(schema) : fc.constant(undefined);
  if (publicRoutes[route].method === 'GET') return fc.constant(undefined);
  return fc.oneof(
    { arbitrary: good, weight: 5 },
    { arbitrary: broken(good), weight: 3 },
    { arbitrary: fc.json(), weight: 1 },
    { arbitrary: fc.string({ maxLength: 40 }), weight: 1 },
  );
};

const queryOf = (route: PublicRouteName): fc.Arbitrary<string> => {
  const named = (operationOf(route).parameters ?? []).filter((each) => each.in === 'query');
  if (named.length === 0) return fc.constantFrom('', '?x=1');
  const values = fc.oneof(text, fc.integer().map(String), fc.constant('20'));
  return fc
    .dictionary(fc.constantFrom(...named.map(({ name }) => name), 'x'), values, { maxKeys: 2 })
    .map((query) => {
      const encoded = Object.entries(query).map(
        ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`,
      );
      return encoded.length > 0 ? `?${encoded.join('&')}` : '';
    });
};

/** Header values that HTTP itself carries. */
const headerText = fc.stringMatching(/^[!-~]{1,20}$/);

type KnownRuns = {
  runs: readonly string[];
  /** Runs that wait for images. They are not canceled. */
  images: readonly string[];
};

/** A request to one of the documented routes: mostly as documented, sometimes not. `id` may name an existing run. */
export const arbitraryRequest = ({ runs, images }: KnownRuns): fc.Arbitrary<PublicCall> =>
  fc.constantFrom(...(Object.keys(publicRoutes) as PublicRouteName[])).chain((route) =>
    fc.record({
      route: fc.constant(route),
      id: fc
        .oneof(
          fc.constantFrom(...(route === 'cancelRun' ? runs : [...runs, ...images])),
          fc.uuid(),
          fc.string({ minLength: 1, maxLength: 20 }).map((name) => encodeURIComponent(name.toWellFormed())),
        )
        .filter((name) => !/^(?:\.|%2e){1,2}$/i.test(name)),
      query: queryOf(route),
      body: bodyOf(route),
      headers: fc.oneof(
        { arbitrary: fc.constant({}), weight: 4 },
        { arbitrary: headerText.map((value) => ({ [headers.idempotencyKey]: value })), weight: 2 },
        { arbitrary: headerText.map((value) => ({ [headers.contentType]: value })), weight: 1 },
      ),
    }),
  );
