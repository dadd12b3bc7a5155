import { AuthError, fetchAuthSession } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Hub } from 'aws-amplify/utils';
import { withRetries } from '#web/features/auth/with-retries.ts';
import { delays } from '#web/lib/delays.ts';
import type { StoredSession } from '#web/lib/session/session.ts';
import { configureCognito } from './cognito.ts';

/** The session in this browser's storage as it is, be it expired; null when nobody is signed in. */
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
    // The pool's clock counts: this machine's may be wrong.
    expires_in: expiresAt - (Date.now() + tokens.clockDrift) / 1000,
    expires_at: expiresAt,
    token_type: 'Bearer',
    user: { id: claims.sub, email: claims.email },
  };
};

/** What a gateway answers while the service behind it is away. */
const awayStatuses: readonly (number | undefined)[] = [502, 503, 504];

/** Whether a call failed on the way, so that the same call may succeed in a moment. */
export const isTransient = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  // A gateway's page in place of JSON is a SyntaxError.
  if (error.name === 'NetworkError' || error.name === 'SyntaxError') return true;
  if (!(error instanceof AuthError)) return false;
  return error.underlyingError instanceof TypeError || awayStatuses.includes(error.metadata?.httpStatusCode);
};

/** Of several tabs one renews, and the others find its tokens. */
const oneTabAtATime = (task: () => Promise<StoredSession | null>): Promise<StoredSession | null> =>
  'locks' in navigator ? navigator.locks.request('sweetspot.session', task) : task();

const renew = async (): Promise<StoredSession | null> => {
  const { tokens } = await withRetries(() => fetchAuthSession({ forceRefresh: true }), isTransient);
  return tokens ? readStoredSession() : null;
};

const isDue = ({ expires_in }: StoredSession): boolean => expires_in * 1000 <= delays.sessionRenewBefore;

/**
 * The session, its tokens renewed when 90 s or less of their time remain.
 * @returns null when nobody is signed in, or the user pool has ended the session
 * @throws the failure of the renewal, when none succeeded within 30 s
 */
export const freshSession = async (): Promise<StoredSession | null> => {
  const stored = await readStoredSession();
  if (!stored || !isDue(stored)) return stored;
  return oneTabAtATime(async () => {
    const found = await readStoredSession();
    return found && isDue(found) ? renew() : found;
  });
};

/** New tokens in place of those that a server refused, unless another tab has got some; null as `freshSession`. */
export const renewedSession = (refusedToken: string): Promise<StoredSession | null> =>
  oneTabAtATime(async () => {
    const found = await readStoredSession();
    return found?.id_token === refusedToken ? renew() : found;
  });

/** Tells of each renewal of the tokens in this tab; gives the end of the listening. */
export const onRenewal = (listener: () => void): (() => void) =>
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'tokenRefresh') listener();
  });
