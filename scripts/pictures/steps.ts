import type { Locator, Page } from 'playwright-core';
import { paths } from '#contracts/platform/routes.ts';
import { demoUser } from '../seed/seed-demo.ts';

const banner = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('banner').getByRole('button', { name }).filter({ visible: true }).first();

export const visit =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path, { waitUntil: 'networkidle' });
  };

/** Opens the account dialog on the home page. */
export const openAuth =
  (opener: 'Sign In' | 'Sign Up Free') =>
  async (page: Page): Promise<Locator> => {
    await visit('/')(page);
    await banner(page, opener).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    return dialog;
  };

/** The header's menu, on a wide or narrow screen. */
export const openMenu =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await visit(path)(page);
    await banner(page, /^(Open menu|Features)$|Your account$/).click();
  };

/** A part of a result. */
export const openTab =
  (path: string, name: RegExp) =>
  async (page: Page): Promise<void> => {
    await visit(path)(page);
    await page.getByRole('tab', { name }).click();
  };

const resetLink = async (page: Page): Promise<string | undefined> => {
  const response = await page.request.get('/dev/mailbox.json');
  const { mails } = (await response.json()) as { mails: { links: string[] }[] };
  return mails.flatMap(({ links }) => links).find((url) => url.includes(paths.resetPassword));
};

/** The page that a password mail's link opens. The mail is requested once, because only a few are sent per hour. */
export const openResetPage = async (page: Page): Promise<void> => {
  if (!(await resetLink(page))) {
    const dialog = await openAuth('Sign In')(page);
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
    await dialog.getByLabel('Email').fill(demoUser.email);
    await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  const link = await resetLink(page);
  if (!link) throw new Error('The mailbox contains no mail with a password link.');
  await visit(link)(page);
};

export const signIn = async (page: Page): Promise<void> => {
  const dialog = await openAuth('Sign In')(page);
  await dialog.getByLabel('Email').fill(demoUser.email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoUser.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
};
