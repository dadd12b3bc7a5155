// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getPost, getPosts } from '#web/features/blog/api/get-posts.ts';
import { localCache as rules } from '#web/lib/storage/cache-rules.ts';

const listFile = '/static-blog/blog-list.json';
const postFile = '/static-blog/bread.json';
const service = '/api/fetch-strapi-content';

const summary = {
  id: '1',
  slug: 'bread',
  title: 'Bread',
  content_summary: 'It rises.',
  featured_image: null,
};
const post = {
  ...summary,
  content: '<p>It rises.</p>',
  published_at: '2025-08-25',
  seo_title: null,
  meta_description: null,
};
const other = { ...summary, id: '2', slug: 'rye', title: 'Rye' };

type Reply = { status?: number; body: unknown } | Error;
/** The response of each address. An address that is not listed returns 404, as on the site. */
let answers: Record<string, Reply> = {};
const asked: { path: string; init: RequestInit | undefined }[] = [];
const paths = () => asked.map(({ path }) => path);

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  answers = {};
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push({ path, init });
    const response = answers[path] ?? { status: 404, body: 'Not found' };
    if (response instanceof Error) throw response;
    return new Response(JSON.stringify(response.body), { status: response.status ?? 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const broken: [string, Reply][] = [
  ['is missing', { status: 404, body: 'Not found' }],
  ['has no list', { body: { posts: 'none' } }],
  ['cannot be reached', new TypeError('Failed to fetch')],
];

describe('the list', () => {
  test('[B-143] is the static one, fetched without a cache, and the service is not called', async () => {
    answers = { [listFile]: { body: { posts: [summary], generated_at: '2026-01-01' } } };
    expect(await getPosts()).toEqual([summary]);
    expect(paths()).toEqual([listFile]);
    expect(asked[0]?.init?.headers).toEqual({ 'Cache-Control': 'no-cache' });
  });

  test.each(broken)(
    '[B-144] comes from fetch-strapi-content when the static one %s',
    async (_what, response) => {
      answers = { [listFile]: response, [service]: { body: [summary, other] } };
      expect(await getPosts()).toEqual([summary, other]);
      expect(paths()).toEqual([listFile, service]);
      expect(asked[1]?.init?.method).toBe('POST');
      expect(JSON.parse(String(asked[1]?.init?.body))).toEqual({ action: 'list' });
    },
  );

  test.each([
    ['fails', { status: 500, body: {} }],
    ['cannot be reached', new TypeError('Failed to fetch')],
    ['answers no list', { body: { posts: [] } }],
    ['has nothing', { body: [] }],
  ] as [string, Reply][])(
    '[B-145] is the cached one when the service %s too, otherwise empty',
    async (_what, response) => {
      answers = { [service]: response };
      expect(await getPosts()).toEqual([]);
      answers = { [listFile]: { body: { posts: [summary] } }, [service]: response };
      await getPosts();
      answers = { [service]: response };
      expect(await getPosts()).toEqual([summary]);
    },
  );

  test('[B-257] is not taken from the cache after 5 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answers = { [listFile]: { body: { posts: [summary] } } };
    await getPosts();
    answers = {};
    vi.advanceTimersByTime(rules.blogPosts.expiry - 1);
    expect(await getPosts()).toEqual([summary]);
    vi.advanceTimersByTime(1);
    expect(await getPosts()).toEqual([]);
    expect(rules.blogPosts.expiry).toBe(5 * 60_000);
  });

  test('leaves out entries without id, slug or title', async () => {
    answers = { [listFile]: { body: { posts: [summary, { slug: 'x' }, null, 7] } } };
    expect(await getPosts()).toEqual([summary]);
  });
});

describe('a post', () => {
  test('[B-154] is the static one, fetched without a cache', async () => {
    answers = { [postFile]: { body: { ...post, generated_at: '2026-01-01' } } };
    expect(await getPost('bread')).toEqual(post);
    expect(paths()).toEqual([postFile]);
    expect(asked[0]?.init?.headers).toEqual({ 'Cache-Control': 'no-cache' });
  });

  test.each([
    ['is missing', { status: 404, body: 'Not found' }],
    ['has no id', { body: { ...post, id: undefined } }],
    ['has no slug', { body: { ...post, slug: '' } }],
    ['has no title', { body: { ...post, title: null } }],
    ['is no JSON object', { body: 'text' }],
  ] as [string, Reply][])(
    '[B-155] comes from fetch-strapi-content when the static one %s',
    async (_what, response) => {
      answers = { [postFile]: response, [service]: { body: post } };
      expect(await getPost('bread')).toEqual(post);
      expect(JSON.parse(String(asked[1]?.init?.body))).toEqual({ action: 'get', slug: 'bread' });
    },
  );

  test('[B-156] is the cached one when the service fails too, otherwise none', async () => {
    expect(await getPost('bread')).toBeNull();
    answers = { [postFile]: { body: post } };
    await getPost('bread');
    answers = { [service]: { status: 503, body: {} } };
    expect(await getPost('bread')).toEqual(post);
  });

  test('[B-258] is not taken from the cache after 60 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answers = { [postFile]: { body: post } };
    await getPost('bread');
    answers = {};
    vi.advanceTimersByTime(60 * 60_000 - 1);
    expect(await getPost('bread')).toEqual(post);
    vi.advanceTimersByTime(1);
    expect(await getPost('bread')).toBeNull();
  });

  test('contains no scripts, frames, styles or form fields', async () => {
    const content =
      '<p onclick="steal()">Text <a href="javascript:steal()">link</a> <a href="/pricing">ours</a></p>' +
      '<script>steal()</script><iframe src="https://evil.example"></iframe><style>p{}</style>' +
      '<img src="x" onerror="steal()" alt="A loaf"><form><input name="password"></form><svg><script>1</script></svg>';
    answers = { [service]: { body: { ...post, content } } };
    const html = (await getPost('bread'))?.content ?? '';
    expect(html).not.toMatch(/steal|script|iframe|style|form|input|svg|onerror/);
    expect(html).toContain('<a href="/pricing">ours</a>');
    expect(html).toContain('alt="A loaf"');
  });
});
