// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiKey } from '#contracts/accounts/api-keys.ts';
import { paths } from '#contracts/platform/routes.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { makeConfig } from '#test/factories/billing.ts';
import { press, sent } from '#test/web-setup/billing-setup.tsx';
import { type ApiResponses, apiError, serveApi } from '#test/web-setup/serve-api.ts';
import { notices, place, renderPage, resetPages, signInAs } from '#test/web-setup/signed-in-setup.tsx';
import { extractFullKey } from '#web/features/api-access/api/full-key.ts';
import { ApiAccessPage } from '#web/features/api-access/api-access-page.tsx';
import { anonymousCaller, setTokenSource } from '#web/lib/api/api-client.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { session } from '#web/lib/session/session.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  signInAs();
});
afterEach(() => {
  setTokenSource(anonymousCaller);
  resetPages();
});

const makeKey = (number: number, changes: Partial<ApiKey> = {}): ApiKey => ({
  id: `0b54a7a1-5c6c-4c52-9a54-6f7d3f1f5d1${number}`,
  key_prefix: `sk_${number}abc`,
  created_at: '2026-11-01T09:00:00.000Z',
  scopes: ['read', 'run'],
  last_used_at: null,
  is_active: true,
  ...changes,
});
const keysOf = (...keys: ApiKey[]) => ({ body: { keys } });
const fullKey = 'sk_9abc_0123456789abcdef';
const generated = { body: { full_api_key: fullKey, key: makeKey(9) } };

const config = (api: 'soon' | 'open') => ({ body: makeConfig({ api }) });
const open = (answers: ApiResponses = {}, role: 'admin' | 'user' = 'admin') => {
  const calls = serveApi({
    '/config': [config('soon')],
    '/api-keys': [keysOf(makeKey(2), makeKey(1))],
    '/generate_api_token': [generated],
    '/revoke-api-key': [{ body: { revoked: true } }],
    '/me': [{ body: makeMe({ role }) }],
    '/webhooks': [{ body: { webhooks: [] } }],
    ...answers,
  });
  renderPage(paths.apiAccess, ApiAccessPage);
  return calls;
};
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Active keys' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('API access for anyone but an admin', () => {
  test('[B-087] is closed to a visitor without a session', () => {
    session.set({ state: 'anonymous', user: null });
    open();
    expect(place()).toBe('/');
  });

  test.each(['free', 'creator', 'pro', 'business'] as const)(
    '[B-088][B-089] is coming soon on the plan %s, with no keys to see, create or revoke',
    async (subscription_plan) => {
      const calls = open({ '/me': [{ body: makeMe({ subscription_plan }) }] });
      await screen.findByRole('heading', { name: 'API Access Coming Soon' });
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.queryByText(/keys/)).toBeNull();
      expect(sent(calls, '/api-keys')).toEqual([]);
    },
  );

  test('[B-260] is coming soon when the role cannot be read', async () => {
    open({ '/me': [apiError(404, 'not_found', 'no')] });
    await screen.findByRole('heading', { name: 'API Access Coming Soon' });
  });
});

describe('API access where the API is open', () => {
  test.each(['pro', 'business'] as const)('lets a user of the plan %s manage keys', async (plan) => {
    open({ '/config': [config('open')], '/me': [{ body: makeMe({ subscription_plan: plan }) }] });
    expect(await lines()).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'API documentation' }).getAttribute('href')).toBe('/docs/api');
  });

  test.each(['free', 'creator'] as const)('asks a user of the plan %s to upgrade', async (plan) => {
    const calls = open({
      '/config': [config('open')],
      '/me': [{ body: makeMe({ subscription_plan: plan }) }],
    });
    await screen.findByText(/API access is part of the Pro and Business plans/);
    expect(screen.queryByText('API Access Coming Soon')).toBeNull();
    expect(sent(calls, '/api-keys')).toEqual([]);
  });
});

describe('the keys of an admin', () => {
  test('can be made read-only, and show what they allow', async () => {
    const calls = open({
      '/api-keys': [keysOf(makeKey(3, { scopes: ['read'] }), makeKey(2), makeKey(1, { scopes: [] }))],
    });
    expect((await lines()).map((line) => /Read and run|Read only|No access/.exec(line ?? '')?.[0])).toEqual([
      'Read only',
      'Read and run',
      'No access',
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: /read-only/ }));
    await press('Generate key');
    await screen.findByTestId('new-key');
    expect(sent(calls, '/generate_api_token')).toEqual([{ user_id: 'user-a', scopes: ['read'] }]);
  });

  test('a second click before the page is drawn again creates no second key', async () => {
    const calls = open();
    await lines();
    const button = screen.getByRole('button', { name: 'Generate key' });
    button.click();
    // Between two events, a browser runs microtasks and perhaps no timer.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    button.click();
    await screen.findByTestId('new-key');
    expect(sent(calls, '/generate_api_token')).toHaveLength(1);
  });

  test('[B-090] are listed in the server’s order, with prefix, creation date and last use', async () => {
    open({ '/api-keys': [keysOf(makeKey(2, { last_used_at: '2026-11-20T08:30:00.000Z' }), makeKey(1))] });
    const [newest, older] = await lines();
    expect(newest).toMatch(/^sk_2abc….*Nov 1, 2026.*last used on Nov 20, 2026/);
    expect(older).toMatch(/^sk_1abc….*never used/);
  });

  test('say that there are none', async () => {
    open({ '/api-keys': [keysOf()] });
    await screen.findByText(/No active keys/);
  });

  test('[B-229] show a failure to load, and load on the second try', async () => {
    open({ '/api-keys': [apiError(403, 'forbidden', 'no'), keysOf(makeKey(1))] });
    await screen.findByText('Your API keys could not be loaded.');
    expect(notices()).toEqual(['Error: Failed to load API keys']);
    await press('Try again');
    expect(await lines()).toHaveLength(1);
    expect(notices()).toHaveLength(1);
  });

  test('[B-091][B-095][B-096] a new key is shown once, masked or visible, and disappears with the page', async () => {
    setTokenSource({ ...anonymousCaller, get: async () => 'a-token' });
    const calls = open({ '/api-keys': [keysOf(makeKey(1)), keysOf(makeKey(9), makeKey(1))] });
    await lines();
    await press('Generate key');
    const shown = await screen.findByTestId('new-key');
    const call = calls.find(({ path }) => path === '/generate_api_token');
    expect(call).toMatchObject({ method: 'POST', body: { user_id: 'user-a' } });
    expect(call?.headers.get('Authorization')).toBe('Bearer a-token');
    expect(shown.textContent).toBe(`sk_9abc_${'•'.repeat(16)}`);
    await press('Show key');
    expect(shown.textContent).toBe(fullKey);
    await press('Hide key');
    expect(shown.textContent).not.toContain('0123456789');
    await waitFor(async () => expect((await lines())[0]).toContain('sk_9abc…'));
    await press('I have stored it');
    await waitFor(() => expect(screen.queryByTestId('new-key')).toBeNull());
    await press('Revoke sk_9abc…');
    expect(document.body.textContent).not.toContain(fullKey);
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(fullKey);
  });

  test('[B-092] a new key is also found inside a JSON string', () => {
    expect(extractFullKey({ full_api_key: 'sk_1' })).toBe('sk_1');
    expect(extractFullKey({ key: '{"full_api_key":"sk_2"}' })).toBe('sk_2');
    expect(extractFullKey({ key: "full_api_key: 'sk_3'" })).toBe('sk_3');
    expect(extractFullKey({ key: 'full_api_key=sk_4' })).toBe('sk_4');
  });

  test.each([{}, { full_api_key: '' }, { full_api_key: 7 }, { key: 'sk_5' }, null, 'sk_6'])(
    '[B-093] show an error for a response without a key: %o',
    async (body) => {
      open({ '/generate_api_token': [{ body }] });
      await press('Generate key');
      await waitFor(() =>
        expect(notices()).toEqual(['Error: Failed to extract API key from webhook response']),
      );
      expect(screen.queryByTestId('new-key')).toBeNull();
    },
  );

  test('[B-094] are not created without a session', async () => {
    const calls = open();
    await lines();
    // The session has just ended in another tab, and this page has not heard of it yet.
    vi.spyOn(session, 'get').mockReturnValue({ state: 'anonymous', user: null });
    await press('Generate key');
    await waitFor(() => expect(notices()).toEqual(['Error: No active session']));
    expect(sent(calls, '/generate_api_token')).toEqual([]);
  });

  test.each([
    [
      apiError(403, 'admins_only', 'Only administrators can manage API keys.'),
      'Only administrators can manage API keys.',
    ],
    [apiError(500, 'internal_error', ''), 'Failed to generate API key'],
  ])('[B-230] show the server’s message, or ours, when a key cannot be created', async (answer, words) => {
    open({ '/generate_api_token': [answer] });
    await press('Generate key');
    await waitFor(() => expect(notices()).toEqual([`Error: ${words}`]));
  });

  test('[B-097] stay when the user declines to revoke one', async () => {
    const calls = open();
    await press('Revoke sk_2abc…');
    expect(screen.getByRole('dialog').textContent).toContain(
      'Programs that use sk_2abc… stop working immediately.',
    );
    await press('Keep key');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, '/revoke-api-key')).toEqual([]);
    expect(await lines()).toHaveLength(2);
  });

  test('[B-098][B-099] disappear from the list when they are revoked', async () => {
    const calls = open({ '/api-keys': [keysOf(makeKey(2), makeKey(1)), keysOf(makeKey(1))] });
    await press('Revoke sk_2abc…');
    await press('Revoke key');
    await waitFor(async () => expect(await lines()).toHaveLength(1));
    expect((await lines())[0]).toContain('sk_1abc');
    expect(sent(calls, '/revoke-api-key')).toEqual([{ keyId: makeKey(2).id }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    [apiError(409, 'conflict', 'It was revoked already.'), 'It was revoked already.'],
    [apiError(500, 'internal_error', ''), 'Failed to revoke API key'],
  ])('[B-231] show the server’s message, or ours, when a key cannot be revoked', async (answer, words) => {
    open({ '/revoke-api-key': [answer] });
    await press('Revoke sk_2abc…');
    await press('Revoke key');
    await waitFor(() => expect(notices()).toEqual([`Error: ${words}`]));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(await screen.findAllByText('sk_2abc…', { exact: false })).not.toHaveLength(0);
  });
});
