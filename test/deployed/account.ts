import { randomUUID } from 'node:crypto';
import {
  AdminConfirmSignUpCommand,
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { confirmSignUp, fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { vi } from 'vitest';
import * as z from 'zod';
import { parseAccountLink } from '#contracts/accounts/account-links.ts';
import type { DeployedTarget } from './target.ts';

export type Account = { readonly email: string; readonly token: string };

const keepInMemory = (): void => {
  const stored = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => stored.get(key) ?? null,
    setItem: async (key, value) => void stored.set(key, value),
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  });
};

const mailbox = z.object({ mails: z.array(z.object({ to: z.string(), links: z.array(z.string()) })) });

const codeInMailbox = async (origin: string, email: string): Promise<string> => {
  const { mails } = mailbox.parse(await (await fetch(`${origin}/dev/mailbox.json`)).json());
  const links = mails.flatMap((mail) => (mail.to === email ? mail.links : []));
  const link = links.map((each) => parseAccountLink(new URL(each).hash)).find((each) => each !== null);
  if (!link) throw new Error(`The mailbox of ${origin} has no confirmation for ${email}.`);
  return link.code;
};

/**
 * Verifies the address: with its mail, with any code if the emulator accepts any, or as the operator of the account.
 */
const confirm = async (target: DeployedTarget, email: string): Promise<void> => {
  if (target.kind === 'aws') {
    const admin = new CognitoIdentityProviderClient({ region: target.region });
    await admin.send(new AdminConfirmSignUpCommand({ UserPoolId: target.userPoolId, Username: email }));
    return admin.destroy();
  }
  const confirmationCode = target.kind === 'local' ? await codeInMailbox(target.apiOrigin, email) : '123456';
  await confirmSignUp({ username: email, confirmationCode });
};

const configure = ({ userPoolId, clientId, poolEndpoint }: DeployedTarget): void => {
  // Amplify warns about every endpoint that is not Amazon's.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  keepInMemory();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId: clientId,
        ...(poolEndpoint !== null && { userPoolEndpoint: poolEndpoint }),
      },
    },
  });
};

/** A new account, signed up and signed in over SRP by the site's own library, with its access token. */
export const createAccount = async (target: DeployedTarget): Promise<Account> => {
  configure(target);
  const email = `journey-${randomUUID()}@example.com`;
  const password = `${randomUUID()}A!`;
  await signUp({ username: email, password, options: { userAttributes: { email } } });
  await confirm(target, email);
  const { isSignedIn } = await signIn({ username: email, password });
  const token = (await fetchAuthSession()).tokens?.idToken?.toString();
  if (!isSignedIn || !token) throw new Error(`${email} was confirmed and could not sign in.`);
  await signOut();
  return { email, token };
};

/** Removes the users from a real pool. */
export const removeAccounts = async (target: DeployedTarget, accounts: readonly Account[]): Promise<void> => {
  if (target.kind !== 'aws') return;
  const admin = new CognitoIdentityProviderClient({ region: target.region });
  for (const { email } of accounts)
    await admin.send(new AdminDeleteUserCommand({ UserPoolId: target.userPoolId, Username: email }));
  admin.destroy();
};
