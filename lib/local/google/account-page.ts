import { html, raw } from 'hono/html';
import { product } from '#contracts/product.ts';
import type { GoogleAccount } from './account.ts';

const style = `
  :root { color-scheme: light dark; --line: #8884; --accent: light-dark(#0b57d0, #a8c7fa); --on: light-dark(#fff, #062e6f) }
  * { box-sizing: border-box }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 28rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem }
  .note { border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; font-size: .9rem }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 2rem 0 .25rem } p { margin: .25rem 0 1rem }
  ul { list-style: none; margin: 0 0 1.5rem; padding: 0 }
  li a { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .75rem; justify-content: space-between; padding: .8rem .25rem; min-height: 3rem;
    border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; overflow-wrap: anywhere }
  li a:hover, li a:focus-visible { background: #8882 } small { opacity: .8 }
  label { display: block; margin-bottom: .75rem } input[type=email] { font: inherit; width: 100%; padding: .6rem .75rem; margin-top: .25rem;
    border: 1px solid #8889; border-radius: .5rem; background: transparent; color: inherit }
  .check { display: flex; gap: .6rem; align-items: center } .check input { width: 1.25rem; height: 1.25rem }
  .foot { display: flex; gap: 1rem; align-items: center; justify-content: space-between; margin-top: 1.25rem }
  button { font: inherit; font-weight: 600; padding: .6rem 1.25rem; min-height: 2.75rem; border: 0; border-radius: 2rem;
    background: var(--accent); color: var(--on) } .foot a { padding: .6rem 0; color: inherit }
`;

export type AccountPage = {
  accounts: readonly GoogleAccount[];
  /** The form's action, and the request parameters that it must pass on. */
  action: string;
  carried: Readonly<Record<string, string>>;
  /** The address to which a canceled sign-in returns. */
  cancel: string;
  /** The problem with the typed address. */
  fault?: string | undefined;
};

const choiceOf = ({ action, carried }: AccountPage, { email, emailVerified }: GoogleAccount): string =>
  `${action}?${new URLSearchParams({ ...carried, email, ...(emailVerified && { verified: 'on' }) })}`;

const knownAccounts = (page: AccountPage) =>
  page.accounts.length > 0 &&
  html`<ul>${page.accounts.map(
    (account) =>
      html`<li><a href="${choiceOf(page, account)}"><span>${account.email}</span>
        <small>${account.emailVerified ? 'verified' : 'not verified'}</small></a></li>`,
  )}</ul>`;

/** The page on which a tester chooses or makes up a Google account. It needs no script. */
export const accountPage = (page: AccountPage) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Choose an account - a page that plays Google</title>
<style>${raw(style)}</style>
</head>
<body>
<p class="note"><strong>This page plays Google.</strong> It belongs to the local stack of ${product.name}: no password
is asked for, nothing leaves this machine, and any address may be used.</p>
<main>
<h1>Choose an account</h1>
<p>to continue to ${product.name}</p>
${knownAccounts(page)}
<form method="get" action="${page.action}">
${Object.entries(page.carried).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label>Email address of ${page.accounts.length > 0 ? 'another' : 'the'} account
<input type="email" name="email" autocomplete="email" required placeholder="name@gmail.com" maxlength="254"></label>
${page.fault && html`<p role="alert">${page.fault}</p>`}
<label class="check"><input type="checkbox" name="verified" checked> Google has verified this address</label>
<div class="foot"><a href="${page.cancel}">Cancel</a><button>Continue</button></div>
</form>
</main>
</body>
</html>`;
