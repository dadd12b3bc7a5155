import { paths } from '#contracts/platform/routes.ts';

/** Where a new account may land once its email address is confirmed. */
export const landings = [paths.dashboard, paths.billing] as const;
export type Landing = (typeof landings)[number];

/** The data in the link of an account email. It is in the fragment, which no server sees or logs. */
export type AccountLink = { email: string; code: string; landing: Landing };

/**
 * Client metadata of a reset mail that answers a sign-up: the address has an account already, and only its owner may
 * learn of it.
 */
export const signUpReminder = { occasion: 'sign-up' } as const;

/** A landing that a stranger may have written: anything but a known one is the dashboard. */
export const parseLanding = (value: string | null | undefined): Landing =>
  landings.find((path) => path === value) ?? paths.dashboard;

const fields = { email: 'email', code: 'code', landing: 'to' } as const;

// The code is last and not encoded: the user pool puts it in place of `{####}` after the mail is composed.
const fragment = ({ email, code, landing }: AccountLink): string =>
  `${fields.email}=${encodeURIComponent(email)}&${fields.landing}=${encodeURIComponent(landing)}&${fields.code}=${code}`;

/** Address, on the site at `origin`, that confirms a new account. */
export const confirmLink = (origin: string, link: AccountLink): string => `${origin}/#${fragment(link)}`;

/** Address, on the site at `origin`, that opens the form for a new password. */
export const resetLink = (origin: string, link: AccountLink): string =>
  `${origin}${paths.resetPassword}#${fragment(link)}`;

/** What the fragment of an opened link carries, or null when it is none of ours. */
export const parseAccountLink = (hash: string): AccountLink | null => {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const email = query.get(fields.email);
  const code = query.get(fields.code);
  const landing = parseLanding(query.get(fields.landing));
  return email && code && /^\d{6}$/.test(code) ? { email, code, landing } : null;
};
