import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import * as z from 'zod';
import { parseAccountLink } from '#contracts/accounts/account-links.ts';
import { configResponse } from '#contracts/accounts/me.ts';

export type Credentials = { email: string; password: string };
export type LocalAccount = { userId: string; idToken: string; accessToken: string; refreshToken: string };

const mailbox = z.object({ mails: z.array(z.object({ to: z.string(), links: z.array(z.string()) })) });

const confirmationCode = async (url: string, email: string): Promise<string> => {
  const { mails } = mailbox.parse(await (await fetch(`${url}/dev/mailbox.json`)).json());
  const links = mails.flatMap((mail) => (mail.to === email ? mail.links : []));
  const carried = links.map((link) => parseAccountLink(new URL(link).hash)).find((link) => link !== null);
  if (!carried) throw new Error(`The mailbox of ${url} has no confirmation for ${email}.`);
  return carried.code;
};

const openPool = async (url: string) => {
  const { cognito } = configResponse.parse(await (await fetch(`${url}/api/config`)).json());
  const { clientId, endpoint } = cognito;
  if (endpoint === null) throw new Error(`${url} is no local stack: its user pool is Amazon's.`);
  const credentials = { accessKeyId: 'none', secretAccessKey: 'none' };
  const client = new CognitoIdentityProviderClient({ endpoint, region: 'us-east-1', credentials });
  return { client, clientId };
};
type Pool = Awaited<ReturnType<typeof openPool>>;

const startSession = async ({ client, clientId }: Pool, { email, password }: Credentials) => {
  const { AuthenticationResult } = await client.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
  const {
    IdToken: idToken = '',
    AccessToken: accessToken = '',
    RefreshToken: refreshToken = '',
  } = AuthenticationResult ?? {};
  return { userId: decodeJwt(idToken).sub ?? '', idToken, accessToken, refreshToken };
};

/** Signs in to an account of the local stack at `url`. */
export const signInLocally = async (url: string, credentials: Credentials): Promise<LocalAccount> => {
  const pool = await openPool(url);
  try {
    return await startSession(pool, credentials);
  } finally {
    pool.client.destroy();
  }
};

/**
 * Creates an account in the user pool of the local stack at `url`, as the site does: sign-up, the link in the mail,
 * sign-in. @throws UsernameExistsException when the address already has one
 */
export const createLocalAccount = async (url: string, credentials: Credentials): Promise<LocalAccount> => {
  const { email, password } = credentials;
  const pool = await openPool(url);
  const ClientId = pool.clientId;
  try {
    await pool.client.send(new SignUpCommand({ ClientId, Username: email, Password: password }));
    const ConfirmationCode = await confirmationCode(url, email);
    await pool.client.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode }));
    return await startSession(pool, credentials);
  } finally {
    pool.client.destroy();
  }
};
