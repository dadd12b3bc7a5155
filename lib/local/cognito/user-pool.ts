import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseJson } from '#domain/text/parse-json.ts';
import { closedPoolOperations } from '#lib/closed-pool-operations.ts';
import type { AccountDirectory } from '#ports';
import { localAccounts } from './accounts.ts';
import { createAttempts } from './attempts.ts';
import { CognitoError } from './cognito-error.ts';
import { handleOAuth, openOAuth } from './oauth.ts';
import type { OAuthSettings } from './oauth-settings.ts';
import type { Operation } from './operation.ts';
import * as passwords from './passwords.ts';
import type { Pool } from './pool.ts';
import * as profile from './profile.ts';
import { openSessions } from './sessions.ts';
import * as signIn from './sign-in.ts';
import * as signUp from './sign-up.ts';
import { createSrpChallenges } from './srp-challenges.ts';
import { openTokens } from './tokens.ts';
import { openUsers } from './users.ts';

type Triggers = Pick<Pool, 'preSignUp' | 'postConfirmation'>;

export type UserPoolOptions = Pick<Pool, 'userPoolId' | 'clientId' | 'customMessage' | 'sendMail'> & {
  /** The folder with the users, the sessions and the signing key. */
  readonly dir: string;
  /** Base URL of the pool, for example `http://localhost:3000/local/cognito`. */
  readonly endpoint: string;
  readonly oauth?: OAuthSettings;
  readonly triggers?: Triggers;
  /** The real time: browsers and token verifiers use it. */
  now?(): number;
};

const { SignUp, ConfirmSignUp, ResendConfirmationCode } = signUp;
const { InitiateAuth, RespondToAuthChallenge, GetTokensFromRefreshToken } = signIn;
const { ForgotPassword, ConfirmForgotPassword } = passwords;
const { GetUser, DeleteUser, GlobalSignOut, RevokeToken } = profile;
const operations: Readonly<Record<string, Operation>> = {
  SignUp,
  ConfirmSignUp,
  ResendConfirmationCode,
  InitiateAuth,
  RespondToAuthChallenge,
  GetTokensFromRefreshToken,
  ForgotPassword,
  ConfirmForgotPassword,
  GetUser,
  DeleteUser,
  GlobalSignOut,
  RevokeToken,
};

/** Defaults of a pool without these triggers. */
const noTriggers: Triggers = { preSignUp: async () => {}, postConfirmation: async () => {} };

/** Cognito responds to browsers from any site. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'x-amzn-RequestId,x-amzn-ErrorType,Date',
};

export type LocalUserPool = {
  handle(request: Request): Promise<Response>;
  /** Operations that require an IAM identity, which no local caller has. */
  readonly accounts: AccountDirectory;
};

/**
 * A Cognito user pool with one public app client and email addresses as user names, configured like
 * `lib/cloud/accounts/auth.ts`. It offers the operations that a browser calls, with Cognito's names and errors, and the
 * pool's public keys. It hides whether a user exists.
 */
export async function openUserPool(options: UserPoolOptions): Promise<LocalUserPool> {
  const now = options.now ?? Date.now;
  const issuer = `${options.endpoint}/${options.userPoolId}`;
  const keyFile = join(options.dir, 'signing-key.json');
  const pool: Pool = {
    ...options,
    ...(options.triggers ?? noTriggers),
    now,
    oauth: options.oauth ? openOAuth(options.oauth, now) : null,
    users: openUsers(join(options.dir, 'users.json')),
    sessions: openSessions(join(options.dir, 'sessions.json'), now),
    tokens: await openTokens({ keyFile, issuer, clientId: options.clientId, now }),
    attempts: createAttempts(now),
    challenges: createSrpChallenges(options.userPoolId.split('_')[1] ?? '', now),
  };
  const documents: Readonly<Record<string, object>> = {
    [`${issuer}/.well-known/jwks.json`]: pool.tokens.jwks,
    [`${issuer}/.well-known/openid-configuration`]: {
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code', 'token'],
      subject_types_supported: ['public'],
    },
  };
  const documentsByPath = new Map(
    Object.entries(documents).map(([address, document]) => [new URL(address).pathname, document]),
  );
  const handle = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { headers: corsHeaders });
    const page = await handleOAuth(pool, request);
    if (page) return withHeaders(page, corsHeaders);
    if (request.method === 'POST') return handleOperation(pool, request);
    const document = documentsByPath.get(new URL(request.url).pathname);
    return document ? Response.json(document, { headers: corsHeaders }) : new Response(null, { status: 404 });
  };
  return { handle, accounts: localAccounts(pool) };
}

async function handleOperation(pool: Pool, request: Request): Promise<Response> {
  const requestId = randomUUID();
  const headers = {
    ...corsHeaders,
    'content-type': 'application/x-amz-json-1.1',
    'x-amzn-requestid': requestId,
  };
  try {
    const [service, name = ''] = (request.headers.get('x-amz-target') ?? '').split('.');
    if (closedPoolOperations.some((closed) => closed === name)) throw new CognitoError('ForbiddenException');
    const operation = service === 'AWSCognitoIdentityProviderService' ? operations[name] : undefined;
    if (!operation)
      throw new CognitoError('UnknownOperationException', `The local user pool has no ${name}.`);
    return new Response(JSON.stringify(await operation(pool, await readBody(request))), { headers });
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    const body = JSON.stringify({ __type: error.name, message: error.message });
    return new Response(body, { status: 400, headers: { ...headers, 'x-amzn-errortype': error.name } });
  }
}

function withHeaders(response: Response, more: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(more)) response.headers.set(name, value);
  return response;
}

async function readBody(request: Request): Promise<unknown> {
  const body = parseJson(await request.text());
  if (body === undefined) throw new CognitoError('InvalidParameterException', 'The body is not valid JSON.');
  return body;
}
