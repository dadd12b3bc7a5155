import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { CognitoError } from './cognito-error.ts';
import { clientOperation } from './operation.ts';
import { ownerOf, type Pool } from './pool.ts';
import { expectedSignature, isPassword, isPublicNumber, makeVerifier, startExchange } from './srp.ts';
import { tokenValiditySeconds } from './tokens.ts';
import type { User } from './users.ts';

type Parameters = Record<string, string>;
type Challenge = {
  user: User | undefined;
  userId: string;
  publicA: string;
  publicB: string;
  b: bigint;
  verifier: string;
  expiresAt: number;
};

/** Cognito gives a client three minutes to answer a challenge. */
const challengeMs = 180_000;
/** By secret block: exchanges that wait for the client's proof. */
const challenges = new WeakMap<Pool, Map<string, Challenge>>();
/** Names that are nobody's get the same made-up salt and id each time, as RFC 5054 asks. */
const pretence = randomBytes(32);

export const InitiateAuth = clientOperation(
  { AuthFlow: z.string(), AuthParameters: z.record(z.string(), z.string()).default({}) },
  async (pool, { AuthFlow, AuthParameters }) => {
    switch (AuthFlow) {
      case 'USER_PASSWORD_AUTH':
        return signInWithPassword(pool, AuthParameters);
      case 'USER_SRP_AUTH':
        return startSrp(pool, AuthParameters);
      case 'REFRESH_TOKEN_AUTH':
      case 'REFRESH_TOKEN':
        return refresh(pool, take(AuthParameters, 'REFRESH_TOKEN'), false);
      default:
        throw new CognitoError(
          'InvalidParameterException',
          `Initiate Auth method not supported: ${AuthFlow}`,
        );
    }
  },
);

export const RespondToAuthChallenge = clientOperation(
  { ChallengeName: z.string(), ChallengeResponses: z.record(z.string(), z.string()).default({}) },
  async (pool, { ChallengeName, ChallengeResponses }) => {
    if (ChallengeName !== 'PASSWORD_VERIFIER') {
      throw new CognitoError('InvalidParameterException', `Challenge not supported: ${ChallengeName}`);
    }
    return finishSrp(pool, ChallengeResponses);
  },
);

export const GetTokensFromRefreshToken = clientOperation({ RefreshToken: z.string() }, (pool, input) =>
  refresh(pool, input.RefreshToken, true),
);

async function signInWithPassword(pool: Pool, parameters: Parameters): Promise<object> {
  const name = take(parameters, 'USERNAME');
  const password = take(parameters, 'PASSWORD');
  const user = pool.users.find(name);
  const owner = ownerOf(pool, user?.sub ?? '');
  // A name that is nobody's takes as long to refuse as a wrong password.
  const stored = user?.password ?? makeVerifier(owner, '');
  return finishSignIn(pool, name, user, () => isPassword(owner, password, stored) && user !== undefined);
}

function startSrp(pool: Pool, parameters: Parameters): object {
  const name = take(parameters, 'USERNAME');
  const publicA = take(parameters, 'SRP_A');
  if (!isPublicNumber(publicA)) {
    throw new CognitoError('InvalidParameterException', 'SRP_A is not a valid public number.');
  }
  const user = pool.users.find(name);
  const userId = user?.sub ?? pretendedId(name);
  const password = user?.password ?? {
    salt: pretend(`salt ${name}`).slice(0, 32),
    verifier: pretend(`v ${name}`),
  };
  const { b, publicB } = startExchange(password.verifier);
  const secretBlock = randomBytes(128).toString('base64');
  const { verifier } = password;
  const expiresAt = pool.now() + challengeMs;
  openChallenges(pool).set(secretBlock, { user, userId, publicA, publicB, b, verifier, expiresAt });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: password.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: publicB,
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
}

async function finishSrp(pool: Pool, responses: Parameters): Promise<object> {
  const secretBlock = take(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const signature = take(responses, 'PASSWORD_CLAIM_SIGNATURE');
  const timestamp = take(responses, 'TIMESTAMP');
  const challenge = openChallenges(pool).get(secretBlock);
  openChallenges(pool).delete(secretBlock);
  if (!challenge || challenge.expiresAt < pool.now()) throw new CognitoError('NotAuthorizedException');
  const message = { secretBlock: Buffer.from(secretBlock, 'base64'), timestamp };
  const expected = expectedSignature(challenge, ownerOf(pool, challenge.userId), message);
  const { user, userId } = challenge;
  return finishSignIn(pool, userId, user, () => user !== undefined && signature === expected);
}

/** Counts the attempt and opens a session when the proof holds. */
async function finishSignIn(
  pool: Pool,
  name: string,
  user: User | undefined,
  isProven: () => boolean,
): Promise<object> {
  const account = user?.sub ?? name;
  pool.attempts.checkSignIn(account);
  if (!isProven() || !user) {
    pool.attempts.signInFailed(account);
    throw new CognitoError('NotAuthorizedException');
  }
  pool.attempts.signInSucceeded(account);
  if (user.status !== 'CONFIRMED') throw new CognitoError('UserNotConfirmedException');
  const { session, refreshToken } = pool.sessions.open(user.sub);
  const tokens = await pool.tokens.issue(user, session);
  return authenticated({ ...tokens, RefreshToken: refreshToken });
}

async function refresh(pool: Pool, refreshToken: string, isRotating: boolean): Promise<object> {
  const session = pool.sessions.byRefreshToken(refreshToken);
  const user = pool.users.find(session.sub);
  if (!user) throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
  const tokens = await pool.tokens.issue(user, session);
  return authenticated(
    isRotating ? { ...tokens, RefreshToken: pool.sessions.rotate(session, refreshToken) } : tokens,
  );
}

const authenticated = (tokens: object) => ({
  ChallengeParameters: {},
  AuthenticationResult: { ...tokens, ExpiresIn: tokenValiditySeconds, TokenType: 'Bearer' },
});

function openChallenges(pool: Pool): Map<string, Challenge> {
  const open = challenges.get(pool) ?? new Map<string, Challenge>();
  for (const [block, { expiresAt }] of open) if (expiresAt < pool.now()) open.delete(block);
  challenges.set(pool, open);
  return open;
}

function take(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (value) return value;
  throw new CognitoError('InvalidParameterException', `Missing required parameter ${name}`);
}

const pretend = (text: string): string =>
  createHmac('sha256', pretence).update(text.toLowerCase()).digest('hex');

function pretendedId(name: string): string {
  const hex = pretend(`id ${name}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
