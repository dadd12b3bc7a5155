// @vitest-environment jsdom
import { AuthError, fetchAuthSession } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { poolSettings } from '#web/features/auth/api/pool-settings.ts';
import { freshSession, isTransient, renewedSession } from '#web/features/auth/api/tokens.ts';

vi.mock('#web/features/auth/api/cognito.ts', () => ({ configureCognito: async () => ({}) }));
vi.mock('aws-amplify/auth', async (original) => ({
  ...(await original<typeof import('aws-amplify/auth')>()),
  fetchAuthSession: vi.fn(),
}));

/** Tokens that expire this many seconds from now. */
const tokensFor = (seconds: number, name = 'id') => {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return {
    accessToken: { toString: () => 'access', payload: { exp } },
    idToken: { toString: () => name, payload: { exp, sub: 'u1', email: 'mara@example.com' } },
    refreshToken: 'refresh',
    clockDrift: 0,
    username: 'u1',
  };
};
const store = cognitoUserPoolsTokenProvider.authTokenStore;
const keep = (seconds: number, name?: string) => {
  const tokens = tokensFor(seconds, name);
  vi.spyOn(store, 'loadTokens').mockResolvedValue(tokens);
  return tokens;
};
const renewals = () => vi.mocked(fetchAuthSession).mock.calls.length;
const serviceError = (httpStatusCode: number) =>
  new AuthError({ name: 'UnknownError', message: 'no', metadata: { httpStatusCode } });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.mocked(fetchAuthSession)
    .mockReset()
    .mockImplementation(async () => ({ tokens: keep(3600, 'new') }));
});
afterEach(() => vi.useRealTimers());

describe('tokens', () => {
  test('[A-240] make up a session with its tokens, times, type and user', async () => {
    keep(3600);
    expect(await freshSession()).toEqual({
      access_token: 'access',
      id_token: 'id',
      refresh_token: 'refresh',
      expires_in: 3600,
      expires_at: 1_800_003_600,
      token_type: 'Bearer',
      user: { id: 'u1', email: 'mara@example.com' },
    });
  });

  test('[A-243] are not renewed while they are valid for more than 90 s', async () => {
    keep(91);
    expect((await freshSession())?.id_token).toBe('id');
    expect(renewals()).toBe(0);
  });

  test('[A-243] are renewed when they are valid for 90 s or less', async () => {
    keep(90);
    expect((await freshSession())?.id_token).toBe('new');
    expect(fetchAuthSession).toHaveBeenCalledExactlyOnceWith({ forceRefresh: true });
  });

  test("follow the user pool's clock, not this machine's", async () => {
    const tokens = keep(3600);
    vi.mocked(store.loadTokens).mockResolvedValue({ ...tokens, clockDrift: 3_590_000 });
    await freshSession();
    expect(renewals()).toBe(1);
  });

  test('count as no session when the user pool refuses to renew them', async () => {
    keep(10);
    vi.mocked(fetchAuthSession).mockReset().mockResolvedValueOnce({});
    expect(await freshSession()).toBeNull();
  });

  test('are not renewed again after another tab has renewed them', async () => {
    keep(3600, 'other');
    expect((await renewedSession('refused'))?.id_token).toBe('other');
    expect(renewals()).toBe(0);
    expect((await renewedSession('other'))?.id_token).toBe('new');
    expect(renewals()).toBe(1);
  });
});

describe('a renewal that fails', () => {
  /** The start times of the renewals, in ms from the first, while this many of them fail. */
  const timesWhile = async (error: unknown, failures: number) => {
    keep(10);
    const startedAt = Date.now();
    const times: number[] = [];
    vi.mocked(fetchAuthSession).mockImplementation(async () => {
      times.push(Date.now() - startedAt);
      if (times.length <= failures) throw error;
      return { tokens: keep(3600, 'new') };
    });
    const result = freshSession().catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(60_000);
    return { times, result: await result };
  };

  test.each([
    ['502', serviceError(502)],
    ['503', serviceError(503)],
    ['504', serviceError(504)],
    ['no connection', new AuthError({ name: 'NetworkError', message: 'no' })],
  ])('[A-244] with %s is retried after 200 ms, 400 ms, 800 ms', async (_name, error) => {
    const { times, result } = await timesWhile(error, 3);
    expect(times).toEqual([0, 200, 600, 1400]);
    expect(result).toMatchObject({ id_token: 'new' });
  });

  test('[A-244] is given up within 30 s', async () => {
    const { times, result } = await timesWhile(serviceError(503), Number.POSITIVE_INFINITY);
    expect(times.at(-1)).toBe(25_400);
    expect(result).toMatchObject({ metadata: { httpStatusCode: 503 } });
  });

  test('[A-244] for another reason is not retried', async () => {
    keep(10);
    vi.mocked(fetchAuthSession).mockReset().mockRejectedValue(serviceError(400));
    await expect(freshSession()).rejects.toBeInstanceOf(AuthError);
    expect(renewals()).toBe(1);
  });

  test.each([
    [new SyntaxError('a page in place of JSON'), true],
    [new AuthError({ name: 'Unknown', message: '', underlyingError: new TypeError() }), true],
    [serviceError(500), false],
    [new AuthError({ name: 'LimitExceededException', message: '' }), false],
    ['no error', false],
  ])('%s: transient %s', (error, expected) => {
    expect(isTransient(error)).toBe(expected);
  });
});

describe('[A-255] the settings of the user pool', () => {
  const cognito = {
    endpoint: null,
    userPoolId: 'eu-west-1_a',
    clientId: 'web',
    googleEnabled: false,
    domain: null,
  };

  test.each(['', 'ftp://pool.example.com', 'pool.example.com', 'https://'])(
    'refuse the address "%s"',
    (endpoint) => {
      expect(() => poolSettings({ ...cognito, endpoint })).toThrow(`but it is "${endpoint}"`);
    },
  );

  test('refuse a missing pool or client', () => {
    expect(() => poolSettings({ ...cognito, userPoolId: ' ' })).toThrow('user pool id is empty');
    expect(() => poolSettings({ ...cognito, clientId: '' })).toThrow('client is empty');
  });

  test("accept an http or https address, or none for Amazon's own", () => {
    for (const endpoint of ['http://localhost:3000/pool', 'https://pool.example.com'])
      expect(poolSettings({ ...cognito, endpoint }).userPoolEndpoint).toBe(endpoint);
    expect(poolSettings(cognito)).not.toHaveProperty('userPoolEndpoint');
  });
});
