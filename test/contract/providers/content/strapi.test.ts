import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentCalls } from '#providers/content/strapi/call-limits.ts';
import { createStrapiContent } from '#providers/content/strapi/strapi-content.ts';
import { strapiToken } from '#providers/content/strapi/strapi-token.ts';
import { openSecret, secretPauseMs } from '#runtime/settings/secrets.ts';
import { expectFailure, openApi } from '#test/contract/api/api-suite.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { type StrapiFault, type StrapiVendor, startStrapi } from '#test/vendors/strapi/vendor.ts';

let vendor: StrapiVendor;
beforeEach(async () => {
  vendor = await startStrapi();
  vendor.put({ slug: 'old-bread', title: 'Old bread', publishedAt: '2026-01-05T08:00:00.000Z' });
  vendor.put({
    slug: 'bread-and-words',
    title: 'Bread and words',
    content_summary: 'Both rise.',
    content: '## Why\n\nBoth *rise*.\n\n<p>And fall.</p>',
    publishedAt: '2026-08-25T08:00:00.000Z',
    seo_title: 'Bread and words: how both rise',
    meta_description: 'What bread and words have in common.',
    picture: '/uploads/bread.jpg',
  });
  vendor.put({ slug: 'not-yet', title: 'Not yet', publishedAt: null });
});
afterEach(() => vendor.close());

const open = (changes: Partial<Parameters<typeof createStrapiContent>[0]> = {}) => {
  const clock = createManualClock();
  const lines: { level: string; message: string; fields?: object | undefined }[] = [];
  const content = createStrapiContent({
    url: vendor.url,
    secret: { read: async () => ({ ...vendor.token }), invalidate: () => {} },
    clock,
    log: {
      warn: (message, fields) => void lines.push({ level: 'warn', message, fields }),
      error: (message, fields) => void lines.push({ level: 'error', message, fields }),
    },
    ...changes,
  });
  return { content, clock, lines };
};
/** For faults that would use up all the time allowed. */
const hasty = { bounds: { ...contentCalls, callMs: 150 } };
const unavailable = { name: 'ApiError', code: 'service_unavailable' };

describe('posts from Strapi', () => {
  it('lists only published posts, newest first, without their text', async () => {
    expect(await open().content.list()).toEqual([
      {
        id: 'document2',
        slug: 'bread-and-words',
        title: 'Bread and words',
        content_summary: 'Both rise.',
        featured_image: `${vendor.url}/uploads/bread.jpg`,
      },
      { id: 'document1', slug: 'old-bread', title: 'Old bread', content_summary: '', featured_image: null },
    ]);
  });

  it('finds a post by its slug, with HTML from Markdown, date, SEO title and description', async () => {
    expect(await open().content.find('bread-and-words')).toEqual({
      id: 'document2',
      slug: 'bread-and-words',
      title: 'Bread and words',
      content_summary: 'Both rise.',
      featured_image: `${vendor.url}/uploads/bread.jpg`,
      content: '<h2>Why</h2>\n<p>Both <em>rise</em>.</p>\n<p>And fall.</p>',
      published_at: '2026-08-25T08:00:00.000Z',
      seo_title: 'Bread and words: how both rise',
      meta_description: 'What bread and words have in common.',
    });
    expect(await open().content.find('old-bread')).toMatchObject({ seo_title: null, content: '' });
  });

  it('returns null for an unknown slug, and for a draft', async () => {
    const { content } = open();
    expect([await content.find('nothing'), await content.find('not-yet')]).toEqual([null, null]);
  });

  it('keeps the address of a picture on another host', async () => {
    vendor.put({
      slug: 'far',
      title: 'Far',
      publishedAt: '2026-02-01T00:00:00.000Z',
      picture: 'https://cdn.example.com/far.jpg',
    });
    expect(await open().content.find('far')).toMatchObject({
      featured_image: 'https://cdn.example.com/far.jpg',
    });
  });

  it('skips and logs posts without a title or with a slug that our routes cannot have', async () => {
    vendor.put({ slug: '../users', title: 'Out', publishedAt: '2026-03-01T00:00:00.000Z' });
    const { content, lines } = open();
    expect((await content.list()).map(({ slug }) => slug)).toEqual(['bread-and-words', 'old-bread']);
    expect(lines).toMatchObject([{ level: 'warn', fields: { count: 1 } }]);
  });

  it('are returned by the API', async () => {
    const { call } = openApi({ content: open().content });
    const body = { action: 'get', slug: 'bread-and-words' };
    expect(await call({ route: 'fetchContent', body })).toMatchObject({
      status: 200,
      body: { title: 'Bread and words' },
    });
  });
});

describe('answers from Strapi', () => {
  it('are cached for five minutes, and shared by concurrent requests', async () => {
    const { content, clock } = open();
    await Promise.all([content.list(), content.list(), content.list()]);
    clock.advance(contentCalls.cacheMs / 1000 - 1);
    await content.list();
    expect(vendor.requests).toHaveLength(1);
    clock.advance(1);
    await content.list();
    expect(vendor.requests).toHaveLength(2);
  });

  it('are served from the cache for a day while the service is down', async () => {
    const { content, clock } = open();
    const first = await content.list();
    vendor.fail({ kind: 'http', status: 500 }, 10);
    clock.advance(3600);
    expect(await content.list()).toEqual(first);
    clock.advance(contentCalls.graceMs / 1000);
    await expect(content.list()).rejects.toMatchObject(unavailable);
  });
});

describe('faults of Strapi', () => {
  const faults: readonly StrapiFault[] = [
    ...[401, 403, 404, 429, 500, 503].map((status) => ({ kind: 'http', status }) as const),
    ...(['hang', 'stall', 'truncated', 'not-json', 'no-list', 'reset'] as const).map((kind) => ({ kind })),
  ];
  it.each(faults)('end as "not available right now", in time: %j', async (fault) => {
    const isSlow = fault.kind === 'hang' || fault.kind === 'stall';
    const { content, lines } = open(isSlow ? hasty : {});
    vendor.fail(fault, 10);
    await expect(content.find('bread-and-words')).rejects.toMatchObject(unavailable);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/first-token|bread-and-words/);
  });

  it('give the browser a 503 with a message for the user', async () => {
    vendor.fail({ kind: 'http', status: 500 });
    const { call } = openApi({ content: open().content });
    const response = await call({ route: 'fetchContent', body: { action: 'list' } });
    expectFailure(
      response,
      'service_unavailable',
      'The blog is not available right now. Please try again later.',
    );
  });

  it('tell the operator when the token or the collection is wrong', async () => {
    for (const status of [401, 403, 404]) {
      const { content, lines } = open();
      vendor.fail({ kind: 'http', status });
      await expect(content.list()).rejects.toMatchObject(unavailable);
      expect(lines).toMatchObject([{ level: 'error', fields: { status } }]);
    }
  });

  it('do not follow a token rotation: the new token is read without a deploy', async () => {
    let time = 0;
    const ask = async () => JSON.stringify(vendor.token);
    const { content } = open({
      secret: openSecret({ name: 'strapi' }, strapiToken, { ask, now: () => time }),
    });
    await content.list();
    vendor.token.token = 'second-token';
    time += secretPauseMs;
    expect(await content.find('old-bread')).toMatchObject({ title: 'Old bread' });
  });

  it('from an older Strapi, whose entries are not flat, leave the list empty and are logged', async () => {
    vendor.fail({ kind: 'v4' });
    const { content, lines } = open();
    expect(await content.list()).toEqual([]);
    expect(lines).toMatchObject([{ level: 'warn' }]);
  });
});
