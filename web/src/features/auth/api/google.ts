import { AuthError, decodeJWT } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider, generateCodeVerifier, generateState } from 'aws-amplify/auth/cognito';
import { isRecord } from '#contracts/is-record.ts';
import { paths, prerenderedPages } from '#contracts/platform/routes.ts';
import { ownAuthErrors } from '#web/features/auth/api/auth-messages.ts';
import {
  type GoogleReturn,
  keepStartedSignIn,
  takeStartedSignIn,
} from '#web/features/auth/api/google-return.ts';
import { goTo } from '#web/lib/go-to.ts';
import { configureCognito } from './cognito.ts';

const failure = (message: string, name: string = ownAuthErrors.google): AuthError =>
  new AuthError({ name, message, recoverySuggestion: 'Try again, or sign in with your email address.' });

const callback = (): string => `${window.location.origin}${paths.home}`;

/**
 * The user pool's hosted pages, where a Google sign-in starts.
 * @throws AuthError if the stage has no Google client
 */
const poolPages = async (): Promise<{ domain: string; clientId: string }> => {
  const { domain, clientId } = await configureCognito();
  if (domain === null) throw failure('Google sign-in is not available here.');
  return { domain, clientId };
};

const redirectToGoogle = async (again: boolean): Promise<void> => {
  const { domain, clientId } = await poolPages();
  const { value: verifier, toCodeChallenge, method } = generateCodeVerifier(128);
  const state = generateState();
  if (!keepStartedSignIn({ state, verifier, again }))
    throw failure('Your browser blocks storage for this site, which signing in needs.');
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: callback(),
    response_type: 'code',
    identity_provider: 'Google',
    scope: 'openid email',
    state,
    code_challenge: toCodeChallenge(),
    code_challenge_method: method,
  });
  goTo(`${domain}/oauth2/authorize?${query}`);
};

/**
 * Redirects to Google. The visitor returns to the home page. Amplify's redirect supports only https, and the local
 * user pool uses http.
 * @throws AuthError
 */
export const signInWithGoogle = (): Promise<void> => redirectToGoogle(false);

type Tokens = { id_token: string; access_token: string; refresh_token: string };

const isTokens = (value: unknown): value is Tokens =>
  isRecord(value) &&
  ['id_token', 'access_token', 'refresh_token'].every((name) => typeof value[name] === 'string');

const exchange = async (code: string, verifier: string): Promise<Tokens> => {
  const { domain, clientId } = await poolPages();
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: callback(),
    code,
    code_verifier: verifier,
  });
  const response = await fetch(`${domain}/oauth2/token`, { method: 'POST', body });
  const tokens: unknown = response.ok ? await response.json() : null;
  if (!isTokens(tokens)) throw failure('We could not complete the Google sign-in. Please try again.');
  return tokens;
};

/** Hands the tokens to the Cognito client, which stores and refreshes them like those of any other sign-in. */
const keepTokens = async ({ id_token, access_token, refresh_token }: Tokens): Promise<void> => {
  const { tokenOrchestrator } = cognitoUserPoolsTokenProvider;
  const accessToken = decodeJWT(access_token);
  const { username, iat = 0 } = accessToken.payload;
  await tokenOrchestrator.setTokens({
    tokens: {
      accessToken,
      idToken: decodeJWT(id_token),
      refreshToken: refresh_token,
      clockDrift: iat * 1000 - Date.now(),
      username: String(username),
    },
  });
  await tokenOrchestrator.setOAuthMetadata({ oauthSignIn: true });
};

/** Cognito fails the sign-in that links a Google account to an existing account. The next attempt succeeds. */
const isLinkedNow = (description: string): boolean =>
  /already found an entry for username/i.test(description);

const reasonOf = ({ error, description }: GoogleReturn): string => {
  if (error === 'access_denied') return 'Signing in with Google was canceled.';
  // Our own refusal. The pool's other descriptions are not for users.
  const message = description?.match(/^PreSignUp failed with error (.*?)\.?\s*$/)?.[1];
  return message || 'We could not complete the Google sign-in. Please try again.';
};

/**
 * Finishes the return from Google: `done` when there is a session, `again` when the browser is redirected to Google
 * once more.
 * @throws AuthError with a message for the user
 */
export const finishGoogleSignIn = async (came: GoogleReturn): Promise<'done' | 'again'> => {
  const started = takeStartedSignIn();
  if (!started || came.state !== started.state)
    throw failure('This sign-in has expired or started in another tab. Please try again.');
  if (isLinkedNow(came.description ?? '') && !started.again) {
    await redirectToGoogle(true);
    return 'again';
  }
  if (came.code === null) throw failure(reasonOf(came));
  await keepTokens(await exchange(came.code, started.verifier));
  return 'done';
};

/**
 * The address to sign out of the user pool's pages, which remember a Google user and would let the next person in
 * without asking. Null for a session that started with a password. Call it before the tokens are removed.
 */
export const googleLogoutAddress = async (): Promise<string | null> => {
  const { domain, clientId } = await configureCognito();
  const metadata = await cognitoUserPoolsTokenProvider.tokenOrchestrator.getOAuthMetadata();
  if (domain === null || !metadata?.oauthSignIn) return null;
  const { origin, pathname } = window.location;
  const page = prerenderedPages.includes(pathname) ? pathname : paths.home;
  return `${domain}/logout?${new URLSearchParams({ client_id: clientId, logout_uri: `${origin}${page}` })}`;
};
