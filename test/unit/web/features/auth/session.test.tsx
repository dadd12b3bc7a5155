// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '#contracts/platform/routes.ts';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import * as cognito from '#web/features/auth/api/cognito.ts';
import * as google from '#web/features/auth/api/google.ts';
import * as tokens from '#web/features/auth/api/tokens.ts';
import { RequireSession } from '#web/features/auth/components/require-session.tsx';
// Loaded here, because a chunk that is still loading does not arrive while time is faked.
import '#web/features/auth/session/found-session.ts';
import { endSession } from '#web/features/auth/session/end-session.ts';
import { refreshSession } from '#web/features/auth/session/refresh-session.ts';
import { startSession } from '#web/features/auth/session/start-session.ts';
import { useSessionRedirects } from '#web/features/auth/use-session-redirects.ts';
import { requestApi } from '#web/lib/api/api-client.ts';
import { goTo } from '#web/lib/go-to.ts';
import { readIntendedPlan, setIntendedPlan } from '#web/lib/intended-plan.ts';
import { pendingNotices } from '#web/lib/notify.ts';
import { Route, Routes, useLocation } from '#web/lib/router/router.tsx';
import { authDialog, useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { type AuthEvent, emitAuthEvent, onAuthEvent } from '#web/lib/session/auth-events.ts';
import { readReturnTo } from '#web/lib/session/return-to.ts';
import { type StoredSession, session } from '#web/lib/session/session.ts';

vi.mock('#web/features/auth/api/cognito.ts', () => ({ revokeSession: vi.fn(async () => undefined) }));
vi.mock('#web/features/auth/api/google.ts', () => ({
  finishGoogleSignIn: vi.fn(async () => 'done'),
  googleLogoutAddress: vi.fn(async () => null),
}));
vi.mock('#web/lib/go-to.ts', () => ({ goTo: vi.fn() }));
vi.mock('#web/features/auth/api/tokens.ts', () => ({
  freshSession: vi.fn(async () => null),
  readStoredSession: vi.fn(async () => null),
  renewedSession: vi.fn(async () => null),
  onRenewal: vi.fn(() => () => undefined),
}));

const userKey = 'CognitoIdentityServiceProvider.web.LastAuthUser';
const stored: StoredSession = {
  access_token: 'access',
  id_token: 'id',
  refresh_token: 'refresh',
  expires_in: 3600,
  expires_at: 2_000_000_000,
  token_type: 'Bearer',
  user: { id: 'u1', email: 'mara@example.com' },
};

const Where = () => {
  useSessionRedirects();
  return <p data-testid="where">{useLocation().pathname}</p>;
};
const open = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Where />
      <Routes>
        <Route path="/" element={<p>home</p>} />
        <Route path="/pricing" element={<p>pricing</p>} />
        <Route path="*" element={<RequireSession>{'secret'}</RequireSession>} />
      </Routes>
    </MemoryRouter>,
  );
const where = () => screen.getByTestId('where').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const signIn = async (external = false) => {
  localStorage.setItem(userKey, 'u1');
  vi.mocked(tokens.freshSession).mockResolvedValue(stored);
  vi.mocked(tokens.readStoredSession).mockResolvedValue(stored);
  await act(() => refreshSession({ external }));
};

let events: AuthEvent[] = [];
let stopEvents = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  stopEvents = onAuthEvent((event) => events.push(event));
  session.set({ state: 'loading', user: null });
  vi.mocked(tokens.freshSession).mockReset().mockResolvedValue(null);
  vi.mocked(tokens.readStoredSession).mockReset().mockResolvedValue(null);
  vi.mocked(tokens.renewedSession).mockReset().mockResolvedValue(null);
  vi.mocked(cognito.revokeSession).mockReset().mockResolvedValue(undefined);
});
afterEach(async () => {
  await act(() => endSession());
  authDialog.close();
  history.replaceState(null, '', paths.home);
  cleanup();
  stopEvents();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('while the session is unknown', () => {
  test('[A-025] it is loading until the first answer, and nothing redirects', async () => {
    localStorage.setItem(userKey, 'u1');
    let answer: (found: StoredSession) => void = () => undefined;
    vi.mocked(tokens.freshSession).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    open('/dashboard');
    void startSession();
    await pass(2900);
    expect([session.get().state, where()]).toEqual(['loading', '/dashboard']);
    await act(async () => answer(stored));
    await pass(0);
    expect(session.get().state).toBe('signed-in');
    expect(screen.getByText('secret')).toBeTruthy();
    await pass(5000);
    expect(session.get().state).toBe('signed-in');
  });

  test('[A-026] it ends after 3 s without an answer', async () => {
    localStorage.setItem(userKey, 'u1');
    vi.mocked(tokens.freshSession).mockReturnValueOnce(new Promise(() => undefined));
    open('/dashboard');
    void startSession();
    await pass(2999);
    expect(session.get().state).toBe('loading');
    await pass(1);
    expect([session.get().state, where()]).toEqual(['anonymous', '/']);
  });

  test('without stored tokens the session is known at once, and no client is loaded', async () => {
    await startSession();
    expect(session.get().state).toBe('anonymous');
    expect(tokens.freshSession).not.toHaveBeenCalled();
  });

  test('[A-282] a failed start is logged and returned', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(userKey, 'u1');
    const broken = new Error('GET /api/config failed');
    vi.mocked(tokens.freshSession).mockRejectedValueOnce(broken);
    expect(await startSession()).toEqual({ error: broken });
    expect(session.get().state).toBe('anonymous');
    expect(warn).toHaveBeenCalledWith(expect.any(String), broken);
  });
});

describe('pages of a signed-in user', () => {
  test.each([
    ['[A-011]', paths.dashboard],
    ['[A-011]', `${paths.dashboard}?reset=true`],
    ['[A-015]', paths.history],
    ['[A-016]', paths.account],
    ['[A-017]', `${paths.results}/seo-optimizer-1`],
    ['[A-018][B-007]', paths.billing],
    ['[A-018][B-077]', paths.credits],
    ['[A-018][B-087]', paths.apiAccess],
  ])('%s %s sends a visitor without a session home', async (_ids, path) => {
    open(path);
    await act(() => startSession());
    expect(where()).toBe('/');
    expect(screen.queryByText('secret')).toBeNull();
  });
});

describe('after signing in', () => {
  test('[A-027][A-028] an intended plan leads to billing after 1 s and is cleared', async () => {
    open('/pricing');
    await startSession();
    setIntendedPlan('pro');
    await signIn();
    await pass(999);
    expect([where(), readIntendedPlan()]).toEqual(['/pricing', 'pro']);
    await pass(1);
    expect([where(), readIntendedPlan()]).toEqual(['/billing', null]);
  });

  test('[A-027] a refreshed token does the same', async () => {
    open('/pricing');
    await startSession();
    await signIn();
    await pass(2000);
    expect(where()).toBe('/pricing');
    setIntendedPlan('creator');
    act(() => emitAuthEvent({ name: 'TOKEN_REFRESHED' }));
    await pass(1000);
    expect([where(), readIntendedPlan()]).toEqual(['/billing', null]);
  });

  test('[A-031] coming back from another site to the home page leads to the dashboard after 100 ms', async () => {
    open('/');
    await signIn(true);
    await pass(99);
    expect(where()).toBe('/');
    await pass(1);
    expect(where()).toBe('/dashboard');
  });

  test('[A-031] coming back from another site to any other page stays there, and an intended plan still leads to billing', async () => {
    open('/pricing');
    await signIn(true);
    await pass(500);
    expect(where()).toBe('/pricing');
    setIntendedPlan('trial');
    act(() => emitAuthEvent({ name: 'SIGNED_IN', external: true }));
    await pass(1000);
    expect(where()).toBe('/billing');
  });

  test('[A-251][A-031] a return from Google signs in and leads to the dashboard', async () => {
    history.replaceState(null, '', '/?code=c&state=s');
    vi.mocked(tokens.freshSession).mockResolvedValue(stored);
    open('/');
    await act(() => startSession());
    expect(google.finishGoogleSignIn).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'c', state: 's' }),
    );
    expect(window.location.search).toBe('');
    await pass(100);
    expect(where()).toBe('/dashboard');
  });

  test('[A-274] a refusal by Google is shown, and the visitor stays', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    history.replaceState(null, '', '/?error=access_denied&state=s');
    vi.mocked(google.finishGoogleSignIn).mockRejectedValueOnce(
      Object.assign(new Error('Signing in with Google was canceled.'), { name: 'GoogleSignInException' }),
    );
    open('/');
    await act(() => startSession());
    expect(pendingNotices.get()).toMatchObject([
      { kind: 'error', title: 'Authentication Error', text: 'Signing in with Google was canceled.' },
    ]);
    expect([session.get().state, where()]).toEqual(['anonymous', '/']);
    pendingNotices.set([]);
  });

  test('an ordinary sign-in in another tab does not redirect this page', async () => {
    open('/');
    await startSession();
    await signIn();
    await pass(2000);
    expect(where()).toBe('/');
  });
});

describe('signing out', () => {
  test.each([
    paths.dashboard,
    paths.account,
    paths.billing,
    paths.credits,
    paths.history,
    paths.apiAccess,
    `${paths.results}/seo-optimizer-1`,
  ])('[A-032] on %s leads home after 100 ms, and hides the page at once', async (path) => {
    open(path);
    await signIn();
    expect(screen.getByText('secret')).toBeTruthy();
    await act(() => endSession());
    expect(screen.queryByText('secret')).toBeNull();
    await pass(99);
    expect(where()).toBe(path);
    await pass(1);
    expect(where()).toBe('/');
  });

  test('[A-032] on any other page the visitor stays', async () => {
    open('/pricing');
    await signIn();
    await act(() => endSession());
    await pass(1000);
    expect(where()).toBe('/pricing');
  });

  test('[A-033] clears session and user without a session too', async () => {
    await startSession();
    localStorage.setItem('CognitoIdentityServiceProvider.web.u1.idToken', 'left over');
    expect(await endSession()).toEqual({ error: null });
    expect(session.get()).toEqual({ state: 'anonymous', user: null });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('Cognito'))).toEqual([]);
  });

  test('[A-034][A-282] clears them when the call fails, which is logged and returned', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await signIn();
    const broken = new Error('no connection');
    vi.mocked(cognito.revokeSession).mockRejectedValueOnce(broken);
    expect(await endSession()).toEqual({ error: broken });
    expect(session.get()).toEqual({ state: 'anonymous', user: null });
    expect(localStorage.getItem(userKey)).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.any(String), broken);
  });

  test.each([401, 403, 404])('[A-034] the answer %i is ignored', async (httpStatusCode) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await signIn();
    vi.mocked(cognito.revokeSession).mockRejectedValueOnce(
      Object.assign(new Error(), { metadata: { httpStatusCode } }),
    );
    expect(await endSession()).toEqual({ error: null });
    expect(session.get().state).toBe('anonymous');
    expect(warn).not.toHaveBeenCalled();
  });

  test('waits no longer than 3 s for the user pool', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await signIn();
    vi.mocked(cognito.revokeSession).mockReturnValueOnce(new Promise(() => undefined));
    void endSession();
    await pass(3000);
    expect(session.get().state).toBe('anonymous');
  });

  test('of a Google session redirects to the pool’s pages, which remember the user', async () => {
    await signIn();
    vi.mocked(google.googleLogoutAddress).mockResolvedValueOnce('https://auth.example.com/logout');
    await endSession();
    expect(goTo).toHaveBeenCalledExactlyOnceWith('https://auth.example.com/logout');
  });

  test('ignores a response that was in flight before it', async () => {
    await signIn();
    let answer: (found: StoredSession) => void = () => undefined;
    vi.mocked(tokens.freshSession).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const reading = refreshSession();
    await endSession();
    answer(stored);
    await reading;
    expect(session.get().state).toBe('anonymous');
  });

  test('[A-254] knows the scopes local and global, and refuses others', async () => {
    await signIn();
    await endSession('global');
    expect(cognito.revokeSession).toHaveBeenLastCalledWith('global');
    await endSession();
    expect(cognito.revokeSession).toHaveBeenLastCalledWith('local');
    await expect(endSession('others' as 'local')).rejects.toThrow('local or global, not others');
  });
});

describe('the events that the app hears', () => {
  test('[A-035] are the first answer, a sign-in, a renewed token, a sign-out', async () => {
    await startSession();
    let renewed = () => {};
    vi.mocked(tokens.onRenewal).mockImplementationOnce((listener) => {
      renewed = listener;
      return () => undefined;
    });
    await signIn();
    await pass(0);
    renewed();
    await endSession();
    expect(events.map(({ name }) => name)).toEqual([
      'INITIAL_SESSION',
      'SIGNED_IN',
      'TOKEN_REFRESHED',
      'SIGNED_OUT',
    ]);
  });

  test('do not include a sign-in for an existing session', async () => {
    await signIn();
    await signIn();
    expect(events).toEqual([{ name: 'INITIAL_SESSION' }]);
  });
});

describe('another tab', () => {
  const tell = async (key: string | null) => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await pass(100);
  };

  test('that signs out signs out this one, and leads home from a user’s page', async () => {
    await startSession();
    open('/account');
    await signIn();
    localStorage.removeItem(userKey);
    await tell(userKey);
    expect(session.get().state).toBe('anonymous');
    await pass(100);
    expect(where()).toBe('/');
  });

  test('that signs in signs in this one', async () => {
    await startSession();
    localStorage.setItem(userKey, 'u1');
    vi.mocked(tokens.freshSession).mockResolvedValue(stored);
    await tell(userKey);
    expect(session.get()).toEqual({ state: 'signed-in', user: stored.user });
  });
});

describe('the tokens', () => {
  test('[A-242] are checked every 30 s while a user is signed in, and not after that', async () => {
    await signIn();
    const asked = () => vi.mocked(tokens.freshSession).mock.calls.length;
    const before = asked();
    await pass(29_999);
    expect(asked()).toBe(before);
    await pass(1);
    expect(asked()).toBe(before + 1);
    await pass(60_000);
    expect(asked()).toBe(before + 3);
    await endSession();
    await pass(60_000);
    expect(asked()).toBe(before + 3);
  });

  test('end the session when the user pool no longer renews them', async () => {
    await signIn();
    vi.mocked(tokens.freshSession).mockResolvedValueOnce(null);
    await pass(30_000);
    expect(session.get().state).toBe('anonymous');
  });

  test.each([
    [paths.dashboard, 'Sign in to come back to this page. What you typed is still there.'],
    [`${paths.history}?q=bread`, 'Sign in to come back to this page.'],
    [paths.pricing, null],
  ])(
    'that end on %s lead back there after the next sign-in, unless the page needs none: %s',
    async (page, words) => {
      await signIn();
      history.replaceState(null, '', page);
      vi.mocked(tokens.freshSession).mockResolvedValueOnce(null);
      await pass(30_000);
      expect(readReturnTo()).toBe(words === null ? null : page);
      const { mode, reason } = renderHook(useAuthDialog).result.current;
      expect(mode).toBe(words === null ? null : 'sign-in');
      if (words !== null) expect(reason).toBe(`Your session has ended. ${words}`);
    },
  );

  test('do not end the session when there is no connection to renew them', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await signIn();
    vi.mocked(tokens.freshSession).mockRejectedValueOnce(new Error('no connection'));
    await pass(30_000);
    expect(session.get().state).toBe('signed-in');
  });
});

describe('a token that the server refuses', () => {
  const answers = (...statuses: number[]) => {
    const fetch = vi.fn(async (_input: string, _init: RequestInit) => {
      const status = statuses.shift() ?? 200;
      return new Response(JSON.stringify({ error: true, code: 'unauthorized', message: 'no' }), { status });
    });
    vi.stubGlobal('fetch', fetch);
    return () => fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('Authorization'));
  };

  test('is renewed once, and the call is repeated', async () => {
    await signIn();
    vi.mocked(tokens.renewedSession).mockResolvedValueOnce({ ...stored, id_token: 'id2' });
    const sent = answers(401, 200);
    expect((await requestApi('getMe')).status).toBe(200);
    expect(sent()).toEqual(['Bearer id', 'Bearer id2']);
    expect(session.get().state).toBe('signed-in');
  });

  test('ends the session in this browser if it was new', async () => {
    await signIn();
    vi.mocked(tokens.renewedSession).mockResolvedValueOnce({ ...stored, id_token: 'id2' });
    answers(401, 401);
    await expect(requestApi('getMe')).rejects.toMatchObject({ status: 401 });
    expect(session.get().state).toBe('anonymous');
    expect(localStorage.getItem(userKey)).toBeNull();
  });
});
