import * as z from 'zod';
import { CognitoError } from './cognito-error.ts';
import { clientOperation } from './operation.ts';
import { ownerOf, type Pool } from './pool.ts';
import { isPassword, noPassword } from './srp.ts';
import { tokenValiditySeconds } from './tokens.ts';
import type { User } from './users.ts';

type Parameters = Record<string, string>;

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
  // Rejecting an unknown name takes as long as rejecting a wrong password.
  const stored = user?.password ?? noPassword;
  return finishSignIn(pool, name, user, () => isPassword(owner, password, stored));
}

function startSrp(pool: Pool, parameters: Parameters): object {
  const name = take(parameters, 'USERNAME');
  const publicA = take(parameters, 'SRP_A');
  const { sub, password } = pool.users.find(name) ?? {};
  const user = sub && password ? { sub, password } : undefined;
  const challenge = pool.challenges.start({ name, publicA, user });
  return { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters: challenge };
}

async function finishSrp(pool: Pool, responses: Parameters): Promise<object> {
  const { userId, isProven } = pool.challenges.verify({
    secretBlock: take(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'),
    signature: take(responses, 'PASSWORD_CLAIM_SIGNATURE'),
    timestamp: take(responses, 'TIMESTAMP'),
  });
  return finishSignIn(pool, userId, pool.users.find(userId), () => isProven);
}

/** Counts the attempt and opens a session if the proof is valid. */
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

function take(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (value) return value;
  throw new CognitoError('InvalidParameterException', `Missing required parameter ${name}`);
}
