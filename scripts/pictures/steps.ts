import type { Locator, Page } from 'playwright-core';
import { demoUser } from '../seed/seed-demo.ts';

const banner = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('banner').getByRole('button', { name }).filter({ visible: true }).first();

export const visit =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path, { waitUntil: 'networkidle' });
  };

/** Opens the dialog for accounts on the home page. */
export const openAuth =
  (opener: 'Sign In' | 'Sign Up Free') =>
  async (page: Page): Promise<Locator> => {
    await visit('/')(page);
    await banner(page, opener).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    return dialog;
  };

/** The menu of the header: of a wide or of a narrow screen. */
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

export const signIn = async (page: Page): Promise<void> => {
  const dialog = await openAuth('Sign In')(page);
  await dialog.getByLabel('E-mail').fill(demoUser.email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoUser.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
};
