import type { PreSignUpTriggerEvent } from 'aws-lambda';
import type { UserDirectory } from '#ports';
import type { ExternalClaims, IdentityProvider } from './oauth-settings.ts';
import { type Pool, triggerEvent } from './pool.ts';
import { isVerified, type User, type Users, usernameOf } from './users.ts';

type Provider = IdentityProvider['name'];

/** The trigger's rejection, with the message that Cognito passes on. */
export class TriggerRejection extends Error {}

/** The pool's users as its trigger sees and links them. */
export const localDirectory = (users: Users): UserDirectory => ({
  findByEmail: async (email) =>
    users.listByEmail(email).map((user) => ({
      username: usernameOf(user),
      status: user.status,
      enabled: true,
      emailVerified: isVerified(user),
    })),
  link: async (username, { id }) => {
    const user = users.findByUsername(username);
    if (!user) throw new Error(`User ${username} does not exist and cannot be linked.`);
    users.update(user.sub, { identities: [...user.identities, { provider: 'Google', id }] });
  },
});

async function askTrigger(pool: Pool, username: string, claims: ExternalClaims): Promise<void> {
  const event = {
    ...triggerEvent(pool, username),
    triggerSource: 'PreSignUp_ExternalProvider',
    request: {
      userAttributes: { email: claims.email, email_verified: String(claims.emailVerified) },
      validationData: {},
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  } as PreSignUpTriggerEvent;
  try {
    await pool.preSignUp(event, localDirectory(pool.users));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TriggerRejection(`PreSignUp failed with error ${reason}.`);
  }
}

/**
 * The pool's user for a person from a provider: known already, linked by the trigger to an existing account, or new.
 * (At Cognito, the sign-in that links an account fails and must be repeated.)
 * @throws TriggerRefusal
 */
export async function externalUser(pool: Pool, provider: Provider, claims: ExternalClaims): Promise<User> {
  const find = () => pool.users.findByIdentity(provider, claims.id);
  const known = find();
  if (known) return known;
  const username = `${provider}_${claims.id}`;
  await askTrigger(pool, username, claims);
  const linked = find();
  if (linked) return linked;
  return pool.users.add({
    email: claims.email,
    status: 'EXTERNAL_PROVIDER',
    password: null,
    identities: [{ provider, id: claims.id }],
    attributes: {},
    createdAt: pool.now(),
    confirmation: null,
    reset: null,
  });
}
