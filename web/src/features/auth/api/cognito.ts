import { Amplify } from 'aws-amplify';
import {
  AuthError,
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { type Landing, signUpReminder } from '#contracts/accounts/account-links.ts';
import { type ConfigResponse, configResponse } from '#contracts/accounts/me.ts';
import { ownAuthErrors } from '#web/features/auth/api/auth-messages.ts';
import { poolSettings } from '#web/features/auth/api/pool-settings.ts';
import { callApi, requestApi } from '#web/lib/api/api-client.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';

export { AuthError };

type PoolConfig = ConfigResponse['cognito'];
let configured: Promise<PoolConfig> | null = null;

const configure = async (): Promise<PoolConfig> => {
  const { cognito } = await callApi('getConfig', configResponse);
  Amplify.configure({ Auth: { Cognito: poolSettings(cognito) } });
  return cognito;
};

/** Configures the Cognito client with the stage's user pool, once. A failed attempt can be repeated. */
export const configureCognito = (): Promise<PoolConfig> => {
  configured ??= configure().catch((error: unknown) => {
    configured = null;
    throw error;
  });
  return configured;
};

/**
 * Signs in. `unconfirmed`: the email address has not been verified; a new link is on its way.
 * @throws AuthError with the user pool's message.
 */
export const signInWithPassword = async (
  email: string,
  password: string,
): Promise<'done' | 'unconfirmed'> => {
  await configureCognito();
  const { isSignedIn, nextStep } = await signIn({ username: email, password });
  if (isSignedIn) return 'done';
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') {
    await resendSignUpCode({ username: email });
    return 'unconfirmed';
  }
  throw new AuthError({
    name: ownAuthErrors.step,
    message: `This account needs a sign-in step that this form does not support (${nextStep.signInStep}).`,
  });
};

/**
 * For an address that already has an account: a new link if it is unverified, otherwise a link to reset the password.
 */
const remindOfAccount = async (email: string, landing: Landing): Promise<void> => {
  try {
    await resendSignUpCode({ username: email, options: { clientMetadata: { landing } } });
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    // "User is already confirmed."
    await resetPassword({ username: email, options: { clientMetadata: signUpReminder } });
  }
};

/**
 * Creates an account. The link in the confirmation mail leads to `landing`. The response is the same for an address
 * that already has an account: only the mail says so, so that nobody can probe who has an account.
 */
export const createAccount = async (email: string, password: string, landing: Landing): Promise<void> => {
  await configureCognito();
  const clientMetadata = { landing };
  try {
    await signUp({ username: email, password, options: { userAttributes: { email }, clientMetadata } });
  } catch (error) {
    if (!(error instanceof AuthError) || error.name !== 'UsernameExistsException') throw error;
    await remindOfAccount(email, landing).catch((reason: unknown) => {
      // Too many mails in an hour, for example. An error here would reveal that the account exists.
      console.warn('no mail could be sent', reason);
    });
  }
};

/** Sends the confirmation mail again, with a new link. It reveals no more than `createAccount` does. */
export const resendConfirmation = async (email: string, landing: Landing): Promise<void> => {
  await configureCognito();
  await remindOfAccount(email, landing);
};

export const confirmAccount = async (email: string, code: string): Promise<void> => {
  await configureCognito();
  await confirmSignUp({ username: email, confirmationCode: code });
};

export const sendResetMail = async (email: string): Promise<void> => {
  await configureCognito();
  await resetPassword({ username: email });
};

/** Sets a new password with the code from the reset mail. */
export const saveNewPassword = async (email: string, code: string, password: string): Promise<void> => {
  await configureCognito();
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
};

export type SignOutScope = 'local' | 'global';

/** Tells the API to refuse the issued tokens. A token that it already refuses counts as success. */
const endAtApi = async (scope: SignOutScope): Promise<void> => {
  try {
    await requestApi(scope === 'global' ? 'signOutEverywhere' : 'signOut');
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'unauthorized') throw error;
  }
};

/**
 * Ends this browser's session, or with `global` every session of the user. The API refuses its tokens from then on,
 * and the user pool no longer refreshes them. The browser forgets the tokens in either case.
 */
export const revokeSession = async (scope: SignOutScope): Promise<void> => {
  await configureCognito();
  try {
    await endAtApi(scope);
  } finally {
    await signOut({ global: scope === 'global' });
  }
};
