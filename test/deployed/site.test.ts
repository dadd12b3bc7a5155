import { describe, expect, it } from 'vitest';
import { paths, prerenderedPages } from '#contracts/platform/routes.ts';
import { readTarget } from './target.ts';

const origin = readTarget()?.siteOrigin ?? null;

describe.skipIf(origin === null)('the deployed site', () => {
  const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });

  it.each(prerenderedPages)('serves %s as HTML with its title', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    expect(await response.text()).toMatch(/<title>[^<]{10,}<\/title>/);
  });

  it('serves the shell for pages that need the browser, and its own 404 page for unknown addresses', async () => {
    expect((await get(paths.dashboard)).status).toBe(200);
    const unknown = await get('/no-such-page');
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('Page not found')]);
  });

  it('caches hashed files for a year and revalidates pages', async () => {
    const page = await get('/');
    expect(page.headers.get('cache-control')).toMatch(/max-age=0/);
    const [file] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
    expect((await get(file ?? '')).headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
  });

  it.each(['/%5Cevil.example/', '/%09/evil.example/', '/%0d%0aX:y/', '/a%0d%0ab/', '/%00/'])(
    'shows the 404 page at %s, which could redirect elsewhere',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('location')]).toEqual([404, null]);
    },
  );

  it('sends the security headers', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
  });
});
