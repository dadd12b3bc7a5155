import type { Deps, DirectoryUser, ExternalAccount, UserDirectory } from '#ports';

export type ExternalUser = ExternalAccount & { email: string; emailVerified: boolean };

/** True if the account's owner has confirmed the email address. A disabled account does not count. */
const ownsAddress = ({ status, enabled, emailVerified }: DirectoryUser): boolean =>
  status === 'CONFIRMED' && enabled && emailVerified;

/**
 * Decides how to admit a person who first signs in through an identity provider. If an account with the same address
 * exists, the two are linked, but only if both sides have verified the address: anyone can sign up with another
 * person's address, and an unconfirmed account must not become a way into its owner's.
 * @returns `linked` to the existing account, or `separate`
 * @throws Error for an address that the provider has not verified
 */
export const admitExternalUser = async (
  { directory, log }: { directory: UserDirectory } & Pick<Deps, 'log'>,
  { provider, id, email, emailVerified }: ExternalUser,
): Promise<'linked' | 'separate'> => {
  if (!emailVerified)
    throw new Error(`${provider} has not verified this email address. Verify it there, or sign up with it.`);
  const owners = (await directory.findByEmail(email)).filter(ownsAddress);
  const [owner, ...others] = owners;
  if (!owner || others.length > 0) return 'separate';
  await directory.link(owner.username, { provider, id });
  log.info('an external account was linked', { provider });
  return 'linked';
};
