// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as cognito from '#web/features/auth/api/cognito.ts';
import { finishGoogleSignIn, googleLogoutAddress, signInWithGoogle } from '#web/features/auth/api/google.ts';
import { type GoogleReturn, takeGoogleReturn } from '#web/features/auth/api/google-return.ts';
import { goTo } from '#web/lib/go-to.ts';

vi.mock('#web/lib/go-to.ts', () => ({ goTo: vi.fn() }));
vi.mock('#web/features/auth/api/cognito.ts', () => ({ configureCognito: vi.fn() }));

const domain = 'https://pool.auth.example';
const origin = window.location.origin;
const { tokenOrchestrator, authTokenStore } = cognitoUserPoolsTokenProvider;
const now = Math.floor(Date.now() / 1000);
const token = (claims: object) =>
  new UnsecuredJWT({ sub: 'u1', ...claims }).setExpirationTime(now + 3600).encode();
const tokens = {
  id_token: token({ email: 'ada@gmail.com' }),
  access_token: token({ username: 'Google_1', iat: now }),
  refresh_token: 'refresh',
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.mocked(goTo).mockClear();
  vi.mocked(cognito.configureCognito).mockResolvedValue({
    endpoint: null,
    userPoolId: 'us-east-1_x',
    clientId: 'web',
    domain,
  } as Awaited<ReturnType<typeof cognito.configureCognito>>);
  cognitoUserPoolsTokenProvider.setAuthConfig({
    Cognito: { userPoolId: 'us-east-1_x', userPoolClientId: 'web' },
  });
});

/** Goes to Google. Returns the parameters that the pool was called with. */
const redirectToGoogle = async (): Promise<URLSearchParams> => {
  await signInWithGoogle();
  return new URL(vi.mocked(goTo).mock.calls.at(-1)?.[0] ?? '').searchParams;
};

const back = (changes: Partial<GoogleReturn>): GoogleReturn => ({
  code: null,
  state: null,
  error: null,
  description: null,
  ...changes,
});

const answerTokens = (body: object = tokens, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));

describe('the way out', () => {
  it('asks the pool’s pages for a Google code, with a state and a challenge that nobody else knows', async () => {
    const first = await redirectToGoogle();
    expect(vi.mocked(goTo).mock.calls[0]?.[0].startsWith(`${domain}/oauth2/authorize?`)).toBe(true);
    expect(Object.fromEntries(first)).toMatchObject({
      client_id: 'web',
      redirect_uri: `${origin}/`,
      response_type: 'code',
      identity_provider: 'Google',
      scope: 'openid email',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    const second = await redirectToGoogle();
    expect(second.get('state')).not.toBe(first.get('state'));
    expect(second.get('code_challenge')).not.toBe(first.get('code_challenge'));
  });

  it('fails if the stage has no Google client', async () => {
    const config = await cognito.configureCognito();
    vi.mocked(cognito.configureCognito).mockResolvedValue({ ...config, domain: null });
    await expect(signInWithGoogle()).rejects.toThrow('Google sign-in is not available here.');
  });

  it('does not redirect when the browser stores nothing, because the return would fail', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(signInWithGoogle()).rejects.toThrow(/blocks storage for this site/);
    expect(goTo).not.toHaveBeenCalled();
  });
});

describe('the way back', () => {
  it('exchanges code and verifier for tokens and hands them to the Cognito client', async () => {
    const asked = await redirectToGoogle();
    const fetched = answerTokens();
    expect(await finishGoogleSignIn(back({ code: 'c1', state: asked.get('state') }))).toBe('done');
    const [address, init] = fetched.mock.calls[0] ?? [];
    const form = Object.fromEntries(init?.body as URLSearchParams);
    expect([address, form]).toEqual([
      `${domain}/oauth2/token`,
      {
        grant_type: 'authorization_code',
        client_id: 'web',
        redirect_uri: `${origin}/`,
        code: 'c1',
        code_verifier: expect.any(String),
      },
    ]);
    const challenge = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url');
    expect(challenge).toBe(asked.get('code_challenge'));
    const kept = await authTokenStore.loadTokens();
    expect(kept).toMatchObject({ username: 'Google_1', refreshToken: 'refresh' });
    expect(kept?.idToken?.toString()).toBe(tokens.id_token);
  });

  it.each([
    ['no state', null],
    ['another state', 'guessed'],
  ])('is refused with %s, without a call to the pool', async (_, state) => {
    await redirectToGoogle();
    const fetched = answerTokens();
    await expect(finishGoogleSignIn(back({ code: 'c1', state }))).rejects.toThrow(
      /has expired or started in another tab/,
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  it('works only once, and only in the tab that started the sign-in', async () => {
    const state = (await redirectToGoogle()).get('state');
    answerTokens();
    await finishGoogleSignIn(back({ code: 'c1', state }));
    await expect(finishGoogleSignIn(back({ code: 'c1', state }))).rejects.toThrow(
      /has expired or started in another tab/,
    );
  });

  it.each([
    ['access_denied', null, 'Signing in with Google was canceled.'],
    [
      'invalid_request',
      'PreSignUp failed with error Google has not verified this email address. Verify it there, or sign up with it..',
      'Google has not verified this email address. Verify it there, or sign up with it.',
    ],
    ['server_error', null, 'We could not complete the Google sign-in. Please try again.'],
  ])('shows the reason of the error %s', async (error, description, words) => {
    const state = (await redirectToGoogle()).get('state');
    await expect(finishGoogleSignIn(back({ error, description, state }))).rejects.toThrow(words);
  });

  it('restarts the sign-in once after an account was linked', async () => {
    const linked = { error: 'invalid_request', description: 'Already found an entry for username google_1' };
    const state = (await redirectToGoogle()).get('state');
    expect(await finishGoogleSignIn(back({ ...linked, state }))).toBe('again');
    expect(goTo).toHaveBeenCalledTimes(2);
    const again = new URL(vi.mocked(goTo).mock.calls[1]?.[0] ?? '').searchParams.get('state');
    expect(again).not.toBe(state);
    await expect(finishGoogleSignIn(back({ ...linked, state: again }))).rejects.toThrow(
      'We could not complete the Google sign-in. Please try again.',
    );
  });

  it('signs nobody in when the pool refuses the code or returns invalid tokens', async () => {
    for (const [body, status] of [
      [{ error: 'invalid_grant' }, 400],
      [{ id_token: 1 }, 200],
    ] as const) {
      const state = (await redirectToGoogle()).get('state');
      answerTokens(body, status);
      await expect(finishGoogleSignIn(back({ code: 'c1', state }))).rejects.toThrow(
        /could not complete the Google sign-in/,
      );
      expect(await authTokenStore.loadTokens()).toBeNull();
    }
  });
});

describe('the return address', () => {
  const visit = (address: string) => {
    window.history.replaceState(null, '', address);
    return takeGoogleReturn();
  };

  it('removes the code at once, so that it is not in the history', () => {
    expect(visit('/?code=c1&state=s1')).toEqual(back({ code: 'c1', state: 's1' }));
    expect(window.location.search).toBe('');
    expect(visit('/?error=access_denied&error_description=No&state=s1')).toEqual(
      back({ error: 'access_denied', description: 'No', state: 's1' }),
    );
  });

  it.each(['/', '/?code=SUMMER', '/pricing?code=c1&state=s1', '/?state=s1', '/#code=c1&state=s1'])(
    'is not %s',
    (address) => {
      expect(visit(address)).toBeNull();
      expect(`${window.location.pathname}${window.location.search}${window.location.hash}`).toBe(address);
    },
  );

  it('counts as a return without a state during a sign-in, and is then refused', async () => {
    await redirectToGoogle();
    expect(visit('/?code=c1')).toEqual(back({ code: 'c1' }));
  });
});

describe('signing out', () => {
  const signInByGoogle = () => tokenOrchestrator.setOAuthMetadata({ oauthSignIn: true });

  it('redirects through the pool’s pages after Google, and back to the page', async () => {
    await signInByGoogle();
    window.history.replaceState(null, '', '/pricing');
    const address = new URL((await googleLogoutAddress()) ?? '');
    expect(`${address.origin}${address.pathname}`).toBe(`${domain}/logout`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'web',
      logout_uri: `${origin}/pricing`,
    });
  });

  it('leads home from a page that needs a session', async () => {
    await signInByGoogle();
    window.history.replaceState(null, '', '/dashboard');
    expect(await googleLogoutAddress()).toContain(encodeURIComponent(`${origin}/`));
  });

  it('does not redirect after a password sign-in', async () => {
    expect(await googleLogoutAddress()).toBeNull();
  });
});
