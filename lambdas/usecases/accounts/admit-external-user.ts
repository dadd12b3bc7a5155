import type { Deps, DirectoryUser, ExternalAccount, UserDirectory } from '#ports';

export type ExternalUser = ExternalAccount & { email: string; emailVerified: boolean };

/** Somebody who has proved to own the address, both by a code in a mail and by being let in. */
const ownsAddress = ({ status, enabled, emailVerified }: DirectoryUser): boolean =>
  status === 'CONFIRMED' && enabled && emailVerified;

/**
 * Decides what becomes of somebody who comes by an identity provider for the first time. Who has an account under the
 * same address goes on with it, but only when both sides have verified the address: anyone can sign up with another's
 * address, and an account that was never confirmed must not become the way into its owner's.
 * @returns `linked` to the account that is there, or `separate`
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
