import { AuthError, fetchAuthSession } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Hub } from 'aws-amplify/utils';
import { withRetries } from '#web/features/auth/api/with-retries.ts';
import { delays } from '#web/lib/delays.ts';
import type { StoredSession } from '#web/lib/session/session.ts';
import { configureCognito } from './cognito.ts';

/** The session in this browser's storage, even if expired. Null when nobody is signed in. */
export const readStoredSession = async (): Promise<StoredSession | null> => {
  await configureCognito();
  const tokens = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  const claims = tokens?.idToken?.payload;
  if (!tokens?.idToken || typeof claims?.sub !== 'string' || typeof claims.email !== 'string') return null;
  const expiresAt = Math.min(tokens.accessToken.payload.exp ?? 0, claims.exp ?? 0);
  return {
    access_token: tokens.accessToken.toString(),
    id_token: tokens.idToken.toString(),
    refresh_token: tokens.refreshToken ?? '',
    // Uses the user pool's clock, because this machine's clock may be wrong.
    expires_in: expiresAt - (Date.now() + tokens.clockDrift) / 1000,
    expires_at: expiresAt,
    token_type: 'Bearer',
    user: { id: claims.sub, email: claims.email },
  };
};

/** Statuses that a gateway returns while its backend is down. */
const gatewayStatuses: readonly (number | undefined)[] = [502, 503, 504];

/** Whether a call failed in transit, so that the same call may succeed in a moment. */
export const isTransient = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  // A gateway's HTML page instead of JSON causes a SyntaxError.
  if (error.name === 'NetworkError' || error.name === 'SyntaxError') return true;
  if (!(error instanceof AuthError)) return false;
  return (
    error.underlyingError instanceof TypeError || gatewayStatuses.includes(error.metadata?.httpStatusCode)
  );
};

/** Only one tab renews the tokens. The others read the new ones. */
const withTabLock = (task: () => Promise<StoredSession | null>): Promise<StoredSession | null> =>
  'locks' in navigator ? navigator.locks.request('sweetspot.session', task) : task();

const renew = async (): Promise<StoredSession | null> => {
  const { tokens } = await withRetries(() => fetchAuthSession({ forceRefresh: true }), isTransient);
  return tokens ? readStoredSession() : null;
};

const isDue = ({ expires_in }: StoredSession): boolean => expires_in * 1000 <= delays.sessionRenewBefore;

/**
 * The session. Its tokens are renewed when they are valid for 90 s or less.
 * @returns null when nobody is signed in, or when the user pool has ended the session
 * @throws the error of the renewal, when none succeeded within 30 s
 */
export const freshSession = async (): Promise<StoredSession | null> => {
  const stored = await readStoredSession();
  if (!stored || !isDue(stored)) return stored;
  return withTabLock(async () => {
    const found = await readStoredSession();
    return found && isDue(found) ? renew() : found;
  });
};

/** New tokens after a server refused the old ones, unless another tab has renewed them. Null as in `freshSession`. */
export const renewedSession = (rejectedToken: string): Promise<StoredSession | null> =>
  withTabLock(async () => {
    const found = await readStoredSession();
    return found?.id_token === rejectedToken ? renew() : found;
  });

/** Reports each renewal of the tokens in this tab. Returns the unsubscribe function. */
export const onRenewal = (listener: () => void): (() => void) =>
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'tokenRefresh') listener();
  });
