import { createHmac, randomBytes } from 'node:crypto';
import { CognitoError } from './cognito-error.ts';
import { expectedSignature, isPublicNumber, type PasswordVerifier, startExchange } from './srp.ts';

export type SrpChallenges = {
  /** Opens a challenge for a user. For an unknown name it opens one that nobody can answer. */
  start(requester: { name: string; publicA: string; user?: KnownUser | undefined }): Record<string, string>;
  /** Returns the challenge's user and whether the client knows the password. A challenge can be answered once. */
  verify(proof: { secretBlock: string; signature: string; timestamp: string }): {
    userId: string;
    isProven: boolean;
  };
};

type KnownUser = { sub: string; password: PasswordVerifier };
type Challenge = {
  userId: string;
  publicA: string;
  publicB: string;
  b: bigint;
  verifier: string;
  expiresAt: number;
};

/** Cognito gives a client three minutes. */
const challengeMs = 180_000;

/** SRP sign-ins that wait for the client's proof, by their secret block. */
export function createSrpChallenges(poolName: string, now: () => number): SrpChallenges {
  const open = new Map<string, Challenge>();
  const pretend = createFakeChallenge();
  return {
    start({ name, publicA, user }) {
      if (!isPublicNumber(publicA)) {
        throw new CognitoError('InvalidParameterException', 'SRP_A is not a valid public number.');
      }
      for (const [block, { expiresAt }] of open) if (expiresAt < now()) open.delete(block);
      const { sub: userId, password } = user ?? pretend(name);
      const { b, publicB } = startExchange(password.verifier);
      const secretBlock = randomBytes(128).toString('base64');
      const { verifier } = password;
      open.set(secretBlock, { userId, publicA, publicB, b, verifier, expiresAt: now() + challengeMs });
      return {
        SALT: password.salt,
        SECRET_BLOCK: secretBlock,
        SRP_B: publicB,
        USERNAME: userId,
        USER_ID_FOR_SRP: userId,
      };
    },
    verify({ secretBlock, signature, timestamp }) {
      const challenge = open.get(secretBlock);
      open.delete(secretBlock);
      if (!challenge || challenge.expiresAt < now()) throw new CognitoError('NotAuthorizedException');
      const { userId } = challenge;
      const message = { secretBlock: Buffer.from(secretBlock, 'base64'), timestamp };
      return { userId, isProven: signature === expectedSignature(challenge, { poolName, userId }, message) };
    },
  };
}

/** An unknown name always gets the same made-up id and salt, as RFC 5054 requires in section 2.5.1.3. */
function createFakeChallenge(): (name: string) => KnownUser {
  const secret = randomBytes(32);
  const hex = (text: string) => createHmac('sha256', secret).update(text.toLowerCase()).digest('hex');
  return (name) => {
    const id = hex(`id ${name}`);
    const sub = [
      id.slice(0, 8),
      id.slice(8, 12),
      `4${id.slice(13, 16)}`,
      `a${id.slice(17, 20)}`,
      id.slice(20, 32),
    ];
    return {
      sub: sub.join('-'),
      password: { salt: hex(`salt ${name}`).slice(0, 32), verifier: hex(`v ${name}`) },
    };
  };
}
