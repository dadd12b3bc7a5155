import { Amplify } from 'aws-amplify';
import {
  AuthError,
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signInWithRedirect,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import type { Landing } from '#contracts/account-links.ts';
import { configResponse } from '#contracts/me.ts';
import { callApi } from '#web/lib/api-client.ts';
import type { SessionUser } from '../session.ts';

export { AuthError };

let configured: Promise<{ googleEnabled: boolean }> | null = null;

const configure = async (): Promise<{ googleEnabled: boolean }> => {
  const { cognito } = await callApi('getConfig', configResponse);
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: cognito.userPoolId,
        userPoolClientId: cognito.clientId,
        ...(cognito.endpoint && { userPoolEndpoint: cognito.endpoint }),
        loginWith: { email: true },
      },
    },
  });
  return { googleEnabled: cognito.googleEnabled };
};

/** Points the Cognito client at the stage's user pool, once; a failed attempt may be made again. */
export const ready = (): Promise<{ googleEnabled: boolean }> => {
  configured ??= configure().catch((error: unknown) => {
    configured = null;
    throw error;
  });
  return configured;
};

/** The signed-in user, or null. Refreshes the tokens when they have expired. */
export const currentUser = async (): Promise<SessionUser | null> => {
  await ready();
  const { tokens } = await fetchAuthSession();
  const claims = tokens?.idToken?.payload;
  return typeof claims?.sub === 'string' && typeof claims.email === 'string'
    ? { id: claims.sub, email: claims.email }
    : null;
};

/** The ID token: unlike the access token it carries the e-mail, which the first call of a new user needs. */
export const bearerToken = async (): Promise<string | null> => {
  const { tokens } = await fetchAuthSession();
  return tokens?.idToken?.toString() ?? null;
};

/**
 * Signs in. `unconfirmed`: the e-mail address has not been verified; a new link is on its way.
 * @throws AuthError with the user pool's message.
 */
export const enter = async (email: string, password: string): Promise<'done' | 'unconfirmed'> => {
  await ready();
  const { isSignedIn, nextStep } = await signIn({ username: email, password });
  if (isSignedIn) return 'done';
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') {
    await resendSignUpCode({ username: email });
    return 'unconfirmed';
  }
  throw new AuthError({
    name: nextStep.signInStep,
    message: `This account needs a step that this form does not offer (${nextStep.signInStep}).`,
  });
};

/** Creates an account; the link in the confirmation mail then leads to `landing`. */
export const createAccount = async (email: string, password: string, landing: Landing): Promise<void> => {
  await ready();
  const clientMetadata = { landing };
  await signUp({ username: email, password, options: { userAttributes: { email }, clientMetadata } });
};

export const confirmAccount = async (email: string, code: string): Promise<void> => {
  await ready();
  await confirmSignUp({ username: email, confirmationCode: code });
};

export const sendResetMail = async (email: string): Promise<void> => {
  await ready();
  await resetPassword({ username: email });
};

/** Sets a new password with the code of the reset mail. */
export const saveNewPassword = async (email: string, code: string, password: string): Promise<void> => {
  await ready();
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
};

export const enterWithGoogle = async (): Promise<void> => {
  await ready();
  await signInWithRedirect({ provider: 'Google' });
};

export const leave = async (): Promise<void> => {
  await ready();
  await signOut();
};
