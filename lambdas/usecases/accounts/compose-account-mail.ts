import { type AccountLink, confirmLink, resetLink } from '#contracts/accounts/account-links.ts';
import { product } from '#contracts/product.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

export type AccountMail = { subject: string; html: string };
export type AccountMailKind = 'confirm' | 'reset' | 'exists';

const words: Readonly<Record<AccountMailKind, { subject: string; line: string; button: string }>> = {
  confirm: {
    subject: `Confirm your email address for ${product.name}`,
    line: `Welcome to ${product.name}. Confirm your email address to open your account:`,
    button: 'Confirm my email address',
  },
  reset: {
    subject: `Reset your ${product.name} password`,
    line: 'Someone (hopefully you) asked for a new password. Choose it here:',
    button: 'Choose a new password',
  },
  exists: {
    subject: `You already have a ${product.name} account`,
    line: 'Someone (hopefully you) tried to sign up with this address, but you already have an account. Sign in as usual, or choose a new password here:',
    button: 'Choose a new password',
  },
};

/** The mail of the given kind as simple HTML; `siteOrigin` is the site's address without a slash at its end. */
export const composeAccountMail = (
  { siteOrigin }: { siteOrigin: string },
  { kind, link }: { kind: AccountMailKind; link: AccountLink },
): AccountMail => {
  const { subject, line, button } = words[kind];
  const address = escapeHtml((kind === 'confirm' ? confirmLink : resetLink)(siteOrigin, link));
  const html = [
    `<p>${line}</p>`,
    `<p><a href="${address}">${button}</a></p>`,
    '<p>If you did not ask for this, you can ignore this email.</p>',
    `<p>${product.name}, ${product.tagline}</p>`,
  ].join('\n');
  return { subject, html };
};
