import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { configResponse } from '#contracts/accounts/me.ts';
import { paths } from '#contracts/platform/routes.ts';
import type { LocalStack } from '#lib/local/stack.ts';
import { createLocalAccount } from '#test/factories/local-account.ts';

export const password = 'Abc12!';

/** The browser's own line when the user pool refuses something. */
export const poolError = /Failed to load resource: the server responded with a status of 400/;

type Mail = { to: string; subject: string; links: string[] };

/** The newest mail to an address, once that many have arrived. */
export const newestMail = async (stack: LocalStack, to: string, count = 1): Promise<Mail> => {
  let own: Mail[] = [];
  await expect
    .poll(async () => {
      const { mails } = (await (await fetch(`${stack.url}/dev/mailbox.json`)).json()) as { mails: Mail[] };
      own = mails.filter((mail) => mail.to === to);
      return own.length;
    })
    .toBe(count);
  const [newest] = own;
  if (!newest) throw new Error(`no mail to ${to}`);
  return newest;
};

export const dialog = (page: Page): Locator => page.getByRole('dialog');

const openDialog = async (page: Page, name: 'Sign In' | 'Sign Up Free'): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  await dialog(page).waitFor();
};

const fillIn = async (page: Page, email: string, secret: string, submit: string): Promise<void> => {
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Password', { exact: true }).fill(secret);
  await dialog(page).getByRole('button', { name: submit, exact: true }).click();
};

export const signUp = async (page: Page, email: string): Promise<void> => {
  await openDialog(page, 'Sign Up Free');
  await fillIn(page, email, password, 'Create Account');
  // The toast of an earlier sign-up may still be there. So this looks only in the dialog.
  const inbox = page.getByRole('dialog', { name: 'Check your inbox' });
  await inbox.getByText(email).waitFor();
  await inbox.getByRole('button', { name: 'Done' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  await page.getByText('Please check your email to verify your account.').first().waitFor();
};

/** Fills in the sign-in dialog, which a page that needs a session opens by itself. */
export const signInHere = (page: Page, email: string, secret = password): Promise<void> =>
  fillIn(page, email, secret, 'Sign In');

export const signIn = async (page: Page, email: string, secret = password): Promise<void> => {
  await openDialog(page, 'Sign In');
  await fillIn(page, email, secret, 'Sign In');
};

/** The address changes before the page does. */
export const dashboardShown = async (page: Page): Promise<void> => {
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
};

/** Opens the link of the confirmation mail and signs in there. */
const verifyAndSignIn = async (page: Page, stack: LocalStack, email: string): Promise<void> => {
  const { links } = await newestMail(stack, email);
  await page.goto(links[0] ?? '');
  await page.getByText('Email verified').waitFor();
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Sign In', exact: true }).click();
  await dashboardShown(page);
};

/** Signs up, verifies and signs in by hand, as a visitor does. Ends on the dashboard. */
export const becomeUser = async (page: Page, stack: LocalStack, email: string): Promise<void> => {
  await signUp(page, email);
  await verifyAndSignIn(page, stack, email);
};

/** An address of the site that loads nothing, for journeys whose page `newAccount` opens with its user. */
export const emptyPage = '/robots.txt';

/** The answer to the consent banner, which journeys of public pages give by hand. */
const consent = { essential: true, analytics: false, functional: false, marketing: false };

/**
 * A verified account that is signed in, on `path`. The account is created at the user pool, and its tokens are stored
 * where the site keeps them. By hand, as `becomeUser` does it, the browser needs two more pages and two dialogs.
 */
export const newAccount = async (
  page: Page,
  stack: LocalStack,
  email: string,
  path: string = paths.dashboard,
): Promise<void> => {
  const { userId, ...tokens } = await createLocalAccount(stack.url, { email, password });
  const { cognito } = configResponse.parse(await (await fetch(`${stack.url}/api/config`)).json());
  const ofPool = `CognitoIdentityServiceProvider.${cognito.clientId}`;
  const ofUser = Object.entries({ ...tokens, clockDrift: '0' });
  const entries = [
    ...ofUser.map(([name, value]) => [`${ofPool}.${userId}.${name}`, value] as const),
    [`${ofPool}.LastAuthUser`, userId] as const,
    ['sweetspot.cookie-consent', JSON.stringify({ ...consent, timestamp: Date.now() })] as const,
  ];
  await page.evaluate((list) => {
    for (const [key, value] of list) localStorage.setItem(key, value);
  }, entries);
  await page.goto(path);
  if (path === paths.dashboard) await dashboardShown(page);
};

export const accountMenu = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Your account' });

export const logOut = async (page: Page): Promise<void> => {
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
};
