import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { apiErrors } from '#contracts/errors/errors.ts';
import { edgeHeaders } from '#contracts/platform/headers.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import { openApiDocument } from '#contracts/public-api/document.ts';
import { publicRoutes } from '#contracts/public-api/routes.ts';
import { openPublicApi } from '#test/contract/api/open-public-api.ts';
import { notEmpty } from '#test/not-empty.ts';

type Operation = {
  operationId: string;
  security: unknown[];
  parameters?: { name: string; in: string }[];
  responses: Record<string, { description: string }>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

const document = openApiDocument() as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect([result.valid, result.errors]).toEqual([true, undefined]);
  });

  it('lists every route of the public API, under its name, and no other', () => {
    const documented = operations.map(({ method, path, operation }) => [
      operation.operationId,
      `${method} ${path}`,
    ]);
    const routes = Object.entries(publicRoutes).map(([name, { method, path }]) => [
      name,
      `${method} ${apiBase}${path}`,
    ]);
    expect(documented.toSorted()).toEqual(routes.toSorted());
  });

  it('is served to everybody, unchanged', async () => {
    const { call } = await openPublicApi();
    const response = await call({ route: 'getOpenApi', key: null });
    expect([response.status, response.body]).toEqual([200, JSON.parse(JSON.stringify(document))]);
  });

  it('asks for a key wherever one is needed', () => {
    for (const { operation } of notEmpty(operations))
      expect([operation.operationId, operation.security.length]).toEqual([
        operation.operationId,
        operation.operationId === 'getOpenApi' ? 0 : 1,
      ]);
  });

  it('names only headers that the edge forwards', () => {
    const named = operations.flatMap(({ operation }) =>
      (operation.parameters ?? []).filter((each) => each.in === 'header').map(({ name }) => name),
    );
    expect(named).toEqual(['Idempotency-Key']);
    const forwarded = edgeHeaders.map(({ name }) => name);
    expect(forwarded).toEqual(expect.arrayContaining([...named, 'Authorization']));
  });

  it('lists each failure under its own status', () => {
    const failures = operations
      .flatMap(({ operation }) => Object.entries(operation.responses))
      .filter(([status]) => status >= '400')
      .flatMap(([status, { description }]) =>
        [...description.matchAll(/`(\w+)`/g)].map(([, code = '']) => ({ status: Number(status), code })),
      );
    for (const { status, code } of notEmpty(failures))
      expect(apiErrors).toHaveProperty([code, 'status'], status);
  });

  it('refers only to schemas that it contains, and uses all of them', () => {
    const text = JSON.stringify(document);
    const names = Object.keys(
      (document as unknown as { components: { schemas: object } }).components.schemas,
    );
    const used = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect([...new Set(used)].toSorted()).toEqual(names.toSorted());
  });
});
