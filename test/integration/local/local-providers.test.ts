import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseFinalResult } from '#contracts/jobs/result.ts';
import { environmentNames as names } from '#contracts/platform/environment.ts';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { articleText, visitorOf } from '#test/integration/local-api.ts';
import { tempDir } from '#test/temp-dir.ts';
import { type DataForSeoVendor, startDataForSeo } from '#test/vendors/dataforseo/vendor.ts';
import { type StrapiVendor, startStrapi } from '#test/vendors/strapi/vendor.ts';

let dataForSeo: DataForSeoVendor;
let strapi: StrapiVendor;
let stack: LocalStack;

beforeEach(async () => {
  [dataForSeo, strapi] = await Promise.all([startDataForSeo(), startStrapi()]);
  stack = await startLocalStack({
    port: 0,
    dataDir: tempDir(),
    providers: {
      [names.marketData]: 'dataforseo',
      [names.dataForSeoUrl]: dataForSeo.url,
      [names.dataForSeoSecret]: JSON.stringify(dataForSeo.credentials),
      [names.content]: 'strapi',
      [names.strapiUrl]: strapi.url,
      [names.strapiSecret]: JSON.stringify(strapi.token),
    },
  });
});
afterEach(async () => {
  await stack.stop();
  await Promise.all([dataForSeo.close(), strapi.close()]);
});

const visitor = () => visitorOf(stack.url, '203.0.113.9');

describe('the local stack with vendors', () => {
  it('uses one vendor’s metrics, and names their source and cost', async () => {
    for (const keyword of ['cold brew', 'cold brew coffee', 'cold brew at home', 'coffee'])
      dataForSeo.know(keyword, { volume: 22_200, cpc: 1.1, competition: 77, difficulty: 30 });
    expect((await visitor().ask('/api/config')).body).toMatchObject({ marketData: 'dataforseo' });
    const { body } = await visitor().optimize(articleText());
    const ended = await visitor().ended(String(body.job_id));
    const result = parseFinalResult(ended.final_result);
    expect(result?.manifest.market_data).toBe('dataforseo_labs');
    expect(result?.sample_market_data).toBe(false);
    expect(result?.receipt.provider_cost_usd).toBeGreaterThan(0);
    expect(result?.receipt.provider_cost_usd).toBeCloseTo(dataForSeo.spentUsd(), 10);
  });

  it('gives back a free run that failed because a vendor is down, so that the visitor can retry at once', async () => {
    dataForSeo.fail({ kind: 'task', code: 40203 });
    const first = await visitor().optimize(articleText());
    expect(await visitor().ended(String(first.body.job_id))).toMatchObject({
      status: 'failed',
      error_user_message: expect.stringContaining('try again tomorrow'),
    });
    const second = await visitor().optimize(articleText());
    expect(await visitor().ended(String(second.body.job_id))).toMatchObject({ status: 'completed' });
  });

  it('shows the posts of the other vendor', async () => {
    strapi.put({
      slug: 'from-afar',
      title: 'From afar',
      content: 'Hello.',
      publishedAt: '2026-11-01T00:00:00Z',
    });
    const list = await visitor().post('/api/fetch-strapi-content', { action: 'list' });
    expect(list).toMatchObject({ status: 200, body: [{ slug: 'from-afar' }] });
    const post = await visitor().post('/api/fetch-strapi-content', { action: 'get', slug: 'from-afar' });
    expect(post.body).toMatchObject({ content: '<p>Hello.</p>\n' });
  });
});

describe('the local stack without the settings of a vendor', () => {
  it('says at startup which variables to set', async () => {
    const start = startLocalStack({
      port: 0,
      dataDir: tempDir(),
      providers: { [names.marketData]: 'dataforseo' },
    });
    await expect(start).rejects.toThrow(/DATAFORSEO_SECRET/);
  });
});
