import { describe, expect, it } from 'vitest';
import { once } from '#runtime/lazy/once.ts';
import { readApiEnvironment, readEnvironment, shownMarketData } from '#runtime/settings/environment.ts';
import { isTransientError } from '#runtime/transient-error.ts';

const variables = {
  STAGE: 'test',
  TABLE_NAME: 'table',
  MARKET_DATA: 'sample',
  LANGUAGE_MODEL: 'built-in',
  EDGE_SECRET: 'sixteen letters!',
  VISITOR_SECRET: 'sixteen others!!',
  USER_POOL_ID: 'us-east-1_x',
  USER_POOL_CLIENT_ID: 'client',
  USER_POOL_DOMAIN: 'https://pool.auth.example',
};

describe("a function's environment", () => {
  it('is parsed', async () => {
    const { edgeKey, visitorKey, ...config } = readApiEnvironment(variables);
    expect([(await edgeKey.read())[0].value, (await visitorKey.read())[0].value]).toEqual([
      'sixteen letters!',
      'sixteen others!!',
    ]);
    expect(config).toMatchObject({
      stage: 'test',
      tableName: 'table',
      marketData: 'sample',
      dataForSeo: null,
      strapi: null,
      languageModel: 'built-in',
      checkoutKey: null,
      stateMachineArn: null,
      imageBucket: null,
      userPool: {
        id: 'us-east-1_x',
        clientId: 'client',
        endpoint: null,
        keysEndpoint: null,
        domain: 'https://pool.auth.example',
      },
    });
  });

  it('needs no pool and no secret for a stage of a run', () => {
    const { EDGE_SECRET: _, VISITOR_SECRET: __, USER_POOL_ID: ___, ...rest } = variables;
    expect(readEnvironment(rest)).not.toHaveProperty('edgeKey');
  });

  it('gives the address of a vendor and the name of its secret', () => {
    const chosen = {
      ...variables,
      MARKET_DATA: 'dataforseo',
      DATAFORSEO_SECRET_NAME: 'a/b',
      CONTENT: 'strapi',
    };
    expect(() => readEnvironment(chosen)).toThrow('STRAPI_URL');
    const strapi = { STRAPI_URL: 'https://posts.example.com', STRAPI_SECRET: '{"token":"t"}' };
    expect(readEnvironment({ ...chosen, ...strapi })).toMatchObject({
      dataForSeo: { url: 'https://api.dataforseo.com', secret: { name: 'a/b' } },
      strapi: { url: 'https://posts.example.com', secret: { value: '{"token":"t"}' } },
    });
    expect(() => readEnvironment({ ...variables, MARKET_DATA: 'dataforseo' })).toThrow(
      'DATAFORSEO_SECRET_NAME',
    );
  });

  it("calls the metrics of the vendor's sandbox sample data", () => {
    const live = readEnvironment({ ...variables, MARKET_DATA: 'dataforseo', DATAFORSEO_SECRET_NAME: 'a/b' });
    expect(shownMarketData(live)).toBe('dataforseo');
    const url = 'https://sandbox.dataforseo.com';
    expect(shownMarketData({ ...live, dataForSeo: { url, secret: { name: 'a/b' } } })).toBe('sample');
  });

  it('names every variable that is missing or wrong', async () => {
    expect(() => readEnvironment({ STAGE: 'test', MARKET_DATA: 'made-up' })).toThrow(
      /TABLE_NAME[\s\S]*MARKET_DATA|MARKET_DATA[\s\S]*TABLE_NAME/,
    );
    const { EDGE_SECRET: _, ...rest } = variables;
    expect(() => readApiEnvironment(rest)).toThrow('Set EDGE_SECRET_ARN');
  });
});

describe('once', () => {
  it('opens only once for concurrent callers, and again after a failure', async () => {
    let opened = 0;
    const get = once(async () => {
      opened++;
      if (opened === 1) throw new Error('not yet');
      return opened;
    });
    await expect(get()).rejects.toThrow('not yet');
    expect(await Promise.all([get(), get(), get()])).toEqual([2, 2, 2]);
  });
});

describe('a transient error', () => {
  it.each([
    [
      'a throttled table behind a wrapper',
      new Error('electro', { cause: named('ThrottlingException') }),
      true,
    ],
    ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
    ['a refused condition', new Error('x', { cause: named('ConditionalCheckFailedException') }), false],
    ['a bug', new TypeError('undefined is not a function'), false],
    ['no error at all', 'ThrottlingException', false],
  ])('%s', (_, error, isTransient) => {
    expect(isTransientError(error)).toBe(isTransient);
  });
});

function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}
