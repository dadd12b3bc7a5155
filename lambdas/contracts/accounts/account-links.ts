import { paths } from '#contracts/platform/routes.ts';

/** The pages that a new user may see first, after confirming the email address. */
export const landings = [paths.dashboard, paths.billing] as const;
export type Landing = (typeof landings)[number];

/** The data in the link of an account email. It is in the fragment, which browsers never send to a server. */
export type AccountLink = { email: string; code: string; landing: Landing };

/**
 * Client metadata that marks a reset email sent in answer to a sign-up. The address already has an account, and only
 * its owner may learn that.
 */
export const signUpReminder = { occasion: 'sign-up' } as const;

/** Reads a landing page from an untrusted link. Any unknown value becomes the dashboard. */
export const parseLanding = (value: string | null | undefined): Landing =>
  landings.find((path) => path === value) ?? paths.dashboard;

const fields = { email: 'email', code: 'code', landing: 'to' } as const;

// The code comes last and unencoded, because the user pool replaces `{####}` with it after the email is composed.
const fragment = ({ email, code, landing }: AccountLink): string =>
  `${fields.email}=${encodeURIComponent(email)}&${fields.landing}=${encodeURIComponent(landing)}&${fields.code}=${code}`;

/** The link that confirms a new account on the site at `origin`. */
export const confirmLink = (origin: string, link: AccountLink): string => `${origin}/#${fragment(link)}`;

/** The link that opens the new-password form on the site at `origin`. */
export const resetLink = (origin: string, link: AccountLink): string =>
  `${origin}${paths.resetPassword}#${fragment(link)}`;

/** The account data in the fragment of an opened link, or null if the link is not one of ours. */
export const parseAccountLink = (hash: string): AccountLink | null => {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const email = query.get(fields.email);
  const code = query.get(fields.code);
  const landing = parseLanding(query.get(fields.landing));
  return email && code && /^\d{6}$/.test(code) ? { email, code, landing } : null;
};
