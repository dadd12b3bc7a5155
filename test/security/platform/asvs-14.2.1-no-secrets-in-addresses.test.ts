import { expect, it } from 'vitest';
import { siteDocument } from '#api/app.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import { allRoutes } from '#contracts/public-api/all-routes.ts';
import { openApiDocument } from '#contracts/public-api/document.ts';
import { securityHeaders } from '#lib/security-headers.ts';
import { testConfig, tokenOf } from '#test/fakes/test-deps.ts';
import { openProduct } from '#test/security/open-product.ts';
import { composeAccountMail } from '#usecases/accounts/compose-account-mail.ts';

it('no route accepts a token, key, password or code in its address', () => {
  const { deps } = openProduct();
  type Document = { paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>> };
  const [site, open] = [siteDocument(deps, testConfig), openApiDocument()] as unknown as [Document, Document];
  const paths = { ...site.paths, ...open.paths };
  const parameters = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ parameters: named = [] }) =>
      named.filter(({ in: place }) => place !== 'header'),
    ),
  );
  expect(parameters.length).toBeGreaterThan(3);
  expect(parameters.filter(({ name }) => /token|key|secret|password|code|session|email/i.test(name))).toEqual(
    [],
  );
  expect(Object.values(allRoutes).filter(({ path }) => /\{(?!id\})/.test(path))).toEqual([]);
});

it('a token in the address gives no access', async () => {
  const { api } = openProduct();
  const token = tokenOf('ada');
  for (const name of ['token', 'access_token', 'id_token', 'authorization', 'api_key'])
    expect([name, (await api.request(`${apiBase}/me?${name}=${token}`)).status]).toEqual([name, 401]);
});

it('the code of a mail is in the fragment of its link, which browsers send to no server', () => {
  for (const kind of ['confirm', 'reset', 'exists'] as const) {
    const link = { email: 'ada@example.com', code: '123456', landing: '/dashboard' as const };
    const { html } = composeAccountMail({ siteOrigin: 'https://site.example' }, { kind, link });
    const address = new URL((/href="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'));
    expect([address.search, `${address.pathname}${address.search}`]).toEqual(['', address.pathname]);
    expect(address.hash).toContain('123456');
  }
});

it('no referrer tells another site the address of a run’s page or of a signed image', () => {
  expect(securityHeaders.referrerPolicy).toBe('strict-origin-when-cross-origin');
});
