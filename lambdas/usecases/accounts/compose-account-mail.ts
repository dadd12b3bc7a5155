import { type AccountLink, confirmLink, resetLink } from '#contracts/accounts/account-links.ts';
import { product } from '#contracts/product.ts';
import { mailHtml } from './mail-layout.ts';

export type AccountMail = { subject: string; html: string };
export type AccountMailKind = 'confirm' | 'reset' | 'exists';

type Words = { subject: string; heading: string; line: string; button: string };

const words: Readonly<Record<AccountMailKind, Words>> = {
  confirm: {
    subject: `Confirm your email address for ${product.name}`,
    heading: `Welcome to ${product.name}`,
    line: 'Confirm your email address to open your account.',
    button: 'Confirm my email address',
  },
  reset: {
    subject: `Reset your ${product.name} password`,
    heading: 'Choose a new password',
    line: 'Someone (hopefully you) asked for a new password for your account.',
    button: 'Choose a new password',
  },
  exists: {
    subject: `You already have a ${product.name} account`,
    heading: 'You already have an account',
    line: 'Someone (hopefully you) tried to sign up with this address. Sign in as usual, or choose a new password.',
    button: 'Choose a new password',
  },
};

/**
 * The email of the given kind. `siteOrigin` is the site's address without a trailing slash. The email is HTML only,
 * because Cognito accepts one body from this trigger and sends no second part.
 */
export const composeAccountMail = (
  { siteOrigin }: { siteOrigin: string },
  { kind, link }: { kind: AccountMailKind; link: AccountLink },
): AccountMail => {
  const { subject, heading, line, button } = words[kind];
  const address = (kind === 'confirm' ? confirmLink : resetLink)(siteOrigin, link);
  const footnote = 'If you did not ask for this, you can ignore this email.';
  return {
    subject,
    html: mailHtml({ heading, text: line, button: { label: button, address }, footnote }),
  };
};
