import { randomInt } from 'node:crypto';
import type {
  CustomMessageTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
} from 'aws-lambda';
import { hourMs } from '#contracts/durations.ts';
import type { UserDirectory } from '#ports';
import type { Attempts } from './attempts.ts';
import { CognitoError } from './cognito-error.ts';
import type { OAuth } from './oauth-settings.ts';
import { ownAccount, type Sessions } from './sessions.ts';
import type { SrpChallenges } from './srp-challenges.ts';
import type { AccessClaims, Tokens } from './tokens.ts';
import { isVerified, type User, type Users } from './users.ts';

export type Mail = { to: string; subject: string; html: string };
export type MessageTrigger = CustomMessageTriggerEvent['triggerSource'];
export type Metadata = Readonly<Record<string, string>>;

/** The dependencies of the pool's operations. */
export type Pool = {
  /** In Cognito's form: the region, an underscore and the pool's own name. */
  readonly userPoolId: string;
  readonly clientId: string;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly attempts: Attempts;
  readonly challenges: SrpChallenges;
  /** Sign-in through an identity provider; null if the pool has none. */
  readonly oauth: OAuth | null;
  /** The Lambda trigger that writes the email. */
  customMessage(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent>;
  /** The trigger that admits users of identity providers. It sees the pool as `directory`. */
  preSignUp(event: PreSignUpTriggerEvent, directory: UserDirectory): Promise<unknown>;
  /** The trigger that runs after a password reset. */
  postConfirmation(event: PostConfirmationTriggerEvent): Promise<unknown>;
  sendMail(mail: Mail): void;
  /** Milliseconds since the epoch. */
  now(): number;
};

export type PendingCode = { code: string; expiresAt: number };

const codeParameter = '{####}';

/** A new six-digit code that is valid for `hours` hours. */
export function makeCode(pool: Pool, hours: number): PendingCode {
  return { code: String(randomInt(1_000_000)).padStart(6, '0'), expiresAt: pool.now() + hours * hourMs };
}

/** @throws CognitoError if the code is wrong or expired, or if there were too many guesses */
export function checkCode(pool: Pool, name: string, pending: PendingCode | null, code: string): void {
  if (pending?.code === code && pending.expiresAt > pool.now()) return;
  pool.attempts.count('wrong-code', name);
  const isExpired = !pending || pending.expiresAt <= pool.now();
  throw new CognitoError(isExpired ? 'ExpiredCodeException' : 'CodeMismatchException');
}

/** Fields of every trigger event. */
export const triggerEvent = (pool: Pool, userName: string) => ({
  version: '1',
  region: pool.userPoolId.split('_')[0] ?? '',
  userPoolId: pool.userPoolId,
  userName,
  callerContext: { awsSdkVersion: 'local', clientId: pool.clientId },
});

/** Lets the trigger write the email, then inserts the code and sends it. */
export async function sendCode(
  pool: Pool,
  user: User,
  { code, trigger, metadata }: { code: string; trigger: MessageTrigger; metadata: Metadata },
): Promise<void> {
  const event = await pool.customMessage({
    ...triggerEvent(pool, user.sub),
    triggerSource: trigger,
    request: {
      userAttributes: { ...userAttributes(user), 'cognito:user_status': user.status },
      codeParameter,
      linkParameter: '{##Verify##}',
      usernameParameter: user.sub,
      clientMetadata: { ...metadata },
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  } as CustomMessageTriggerEvent);
  const { emailSubject, emailMessage } = event.response;
  pool.sendMail({
    to: user.email,
    subject: emailSubject ?? 'Your verification code',
    html: (emailMessage ?? `Your verification code is ${codeParameter}`).replaceAll(codeParameter, code),
  });
}

/** Masks the address as Cognito does: only the first letters of the name and the host remain. */
export function codeDelivery(email: string) {
  const [name = '', host = ''] = email.split('@');
  const destination = `${name.slice(0, 1)}***@${host.slice(0, 1)}***`;
  return { Destination: destination, DeliveryMedium: 'EMAIL', AttributeName: 'email' };
}

export function userAttributes(user: User): Record<string, string> {
  const own = { sub: user.sub, email: user.email, email_verified: String(isVerified(user)) };
  return { ...user.attributes, ...own };
}

/** The user of an access token. @throws CognitoError if it is invalid or revoked, or its user was deleted */
export async function authorize(
  pool: Pool,
  accessToken: string,
): Promise<{ user: User; claims: AccessClaims }> {
  const claims = await pool.tokens.verifyAccess(accessToken);
  const user = pool.users.find(claims.sub);
  if (!user) throw new CognitoError('UserNotFoundException');
  if (!pool.sessions.isOpen(claims.origin_jti)) {
    throw new CognitoError('NotAuthorizedException', 'Access Token has been revoked');
  }
  if (!claims.scope.split(' ').includes(ownAccount)) {
    throw new CognitoError('NotAuthorizedException', 'Access Token does not have required scopes');
  }
  return { user, claims };
}

/** The user's name for the SRP verifier. */
export const ownerOf = (pool: Pool, userId: string) => ({
  poolName: pool.userPoolId.split('_')[1] ?? '',
  userId,
});
