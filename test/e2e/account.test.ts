import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#contracts/platform/routes.ts';
import {
  accountMenu,
  becomeUser,
  dialog,
  emptyPage,
  logOut,
  newAccount,
  newestMail,
  password,
  poolError,
  signIn,
  signInHere,
  signUp,
} from './account-steps.ts';
import { violations } from './axe.ts';
import { journey, takePicture } from './harness.ts';
import { dismissBanner, opening, sidewaysScroll, startRun } from './optimizer-steps.ts';

/** A text in the header's open menu, on a wide or narrow screen. */
const shown = (page: Page, text: string): Locator =>
  page.getByRole('banner').getByText(text).filter({ visible: true });

describe('an account', () => {
  journey(
    '[A-030][A-091][A-041][A-249][A-252][A-253][B-193][B-241] goes from sign-up to a run in the background, sign-out, sign-in, and a new password',
    async ({ openPage, stack }) => {
      const email = 'mara@example.com';
      const page = await openPage('/', { expectedErrors: [poolError] });
      await dismissBanner(page);
      await becomeUser(page, stack, email);
      expect(page.url()).not.toContain('code=');
      await page.getByRole('heading', { name: 'Welcome to Sweetspot' }).waitFor();
      await accountMenu(page).click();
      await shown(page, email).waitFor();
      await shown(page, 'Free Plan').waitFor();
      await shown(page, '5 credits').waitFor();
      await page.keyboard.press('Escape');

      await startRun(page, opening);
      await page.getByRole('heading', { name: 'Crafting Your SEO Plan' }).waitFor();
      const later = await page.context().newPage();
      await page.close();
      await later.goto(paths.history);
      await later.getByRole('table').getByText('Completed').waitFor({ timeout: 30_000 });
      await later.goto(`${paths.results}/seo-optimizer-1`);
      await later.getByRole('heading', { name: 'SEO Optimizer Results #1' }).waitFor();

      await logOut(later);
      await later.waitForURL(`${stack.url}/`);
      expect(
        await later.evaluate(() => Object.keys(localStorage).filter((key) => /^Cognito/.test(key))),
      ).toEqual([]);
      await later.goto(`${paths.results}/seo-optimizer-1`);
      await later.waitForURL(`${stack.url}/`);
      await dialog(later).getByText('Sign in to open this result. You will come right back to it.').waitFor();
      await signInHere(later, email);
      await later.getByText('You have successfully signed in.').waitFor();
      await later.getByRole('heading', { name: 'SEO Optimizer Results #1' }).waitFor();
      await logOut(later);
      await later.waitForURL(`${stack.url}/`);

      await signIn(later, email);
      await later.waitForURL('**/dashboard');
      await logOut(later);
      await later.waitForURL(`${stack.url}/`);

      await later.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
      await dialog(later).getByRole('button', { name: 'Forgot your password?' }).click();
      await dialog(later).getByLabel('Email').fill(email);
      await dialog(later).getByRole('button', { name: 'Send Reset Link' }).click();
      await later.getByText('Reset Email Sent!').waitFor();
      const reset = await newestMail(stack, email, 2);
      await later.goto(reset.links[0] ?? '');
      await later.getByRole('heading', { name: 'Reset Your Password' }).waitFor();
      await later.getByLabel('New Password', { exact: true }).fill('New12!x');
      await later.getByLabel('Confirm Password', { exact: true }).fill('New12!x');
      await later.getByRole('button', { name: 'Update Password' }).click();
      await later.getByText('Password updated successfully!').waitFor();
      await later.waitForURL('**/dashboard');
      await logOut(later);
      await later.waitForURL(`${stack.url}/`);
      await signIn(later, email, password);
      await later.getByText('The email address or the password is wrong.').waitFor();
    },
  );

  journey('[A-239] survives a reload on a page for users', async ({ openPage, stack }) => {
    const page = await openPage('/');
    await becomeUser(page, stack, 'reload@example.com');
    await page.goto(paths.billing);
    await page.reload();
    await page.getByRole('heading', { name: 'Billing & Subscription' }).waitFor();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    const { cognito } = (await (await fetch(`${stack.url}/api/config`)).json()) as {
      cognito: { clientId: string };
    };
    const ofSession = keys.filter((key) => key.startsWith('CognitoIdentityServiceProvider.'));
    expect(ofSession.length).toBeGreaterThan(3);
    expect(ofSession.every((key) => key.split('.')[1] === cognito.clientId)).toBe(true);
  });

  journey('is revealed only by mail: a second sign-up looks like the first', async ({ openPage, stack }) => {
    const email = 'twice@example.com';
    const page = await openPage(emptyPage, { expectedErrors: [poolError] });
    await newAccount(page, stack, email);
    await logOut(page);
    await page.waitForURL(`${stack.url}/`);
    await signUp(page, email);
    expect((await newestMail(stack, email, 2)).subject).toBe('You already have a Sweetspot account');
    await signUp(page, 'once@example.com');
    expect((await newestMail(stack, 'once@example.com')).subject).toContain('Confirm your email address');
  });

  journey('[A-032] signs out and in on two tabs together', async ({ openPage, stack }) => {
    const page = await openPage(emptyPage);
    await newAccount(page, stack, 'tabs@example.com');
    const other = await page.context().newPage();
    await other.goto(paths.account);
    await other.getByRole('heading', { name: 'Account', exact: true }).waitFor();
    await logOut(page);
    await page.waitForURL(`${stack.url}/`);
    await other.waitForURL(`${stack.url}/`);
    await other.getByRole('banner').getByRole('button', { name: 'Sign Up Free' }).waitFor();
    await signIn(page, 'tabs@example.com');
    await page.waitForURL('**/dashboard');
    await accountMenu(other).waitFor();
    expect(new URL(other.url()).pathname).toBe('/');
  });

  journey('[A-251][A-031] signs in with Google and lands on the dashboard', async ({ openPage, stack }) => {
    const page = await openPage('/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign In', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
    await page.getByRole('textbox').fill('gina@example.com');
    await page.getByRole('button').first().click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Welcome to Sweetspot' }).waitFor();
    await accountMenu(page).click();
    await shown(page, 'gina@example.com').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL(`${stack.url}/`);
    await page.getByRole('banner').getByRole('button', { name: 'Sign Up Free' }).waitFor();
  });

  journey('[A-027] continues to billing with the plan that was picked first', async ({ openPage, stack }) => {
    const page = await openPage(paths.pricing);
    await dismissBanner(page);
    await page.getByRole('button', { name: 'Choose Pro' }).click();
    await dialog(page).getByLabel('Email').fill('plan@example.com');
    await dialog(page).getByLabel('Password', { exact: true }).fill(password);
    await dialog(page).getByRole('button', { name: 'Create Account', exact: true }).click();
    await page.getByText('Account Created!').waitFor();
    const { links } = await newestMail(stack, 'plan@example.com');
    await page.goto(links[0] ?? '');
    await dialog(page).getByLabel('Password', { exact: true }).fill(password);
    await dialog(page).getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/billing');
    await page.getByRole('heading', { name: 'Billing & Subscription' }).waitFor();
    await page.getByText('You are on the Free plan').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Your choice' })
      .getByRole('heading', { name: 'Pro', exact: true })
      .waitFor();
    expect(await page.evaluate(() => localStorage.getItem('sweetspot.intended-plan'))).toBeNull();
  });
});

describe('a toast', () => {
  journey('covers no button of a dialog on a phone', async ({ openPage }) => {
    const page = await openPage('/', { width: 390, expectedErrors: [poolError] });
    await dismissBanner(page);
    await signIn(page, 'nobody@example.com');
    const toast = page.getByRole('listitem').filter({ hasText: 'Authentication Error' });
    await toast.waitFor();
    await page.waitForTimeout(500); // It slides in.
    const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
    const buttons = await dialog(page).getByRole('button').all();
    expect(buttons.length).toBeGreaterThan(3);
    for (const button of buttons) expect((await button.boundingBox())?.y).toBeGreaterThan(y + height);
    await takePicture(page, 'account-toast-390-light');
  });

  for (const width of [700, 1440])
    journey(`covers no answer to the question about cookies at ${width} px`, async ({ openPage }) => {
      const page = await openPage(paths.resetPassword, { width });
      const toast = page.getByRole('listitem').filter({ hasText: 'password reset link' });
      await toast.waitFor();
      await page.waitForTimeout(500); // It slides in.
      const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
      const banner = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
      expect(banner?.y).toBeGreaterThan(y + height);
    });
});

describe('layout', () => {
  for (const { width, colorScheme } of [
    { width: 1440, colorScheme: 'dark' },
    { width: 390, colorScheme: 'light' },
  ] as const)
    journey(`fits dialog, menu and pages into ${width} px, ${colorScheme}`, async ({ openPage, stack }) => {
      const page = await openPage('/', { width, colorScheme });
      const shoot = async (name: string): Promise<void> => {
        await page.waitForTimeout(300); // Whatever opens fades in.
        expect(await sidewaysScroll(page)).toBe(0);
        expect([name, await violations(page)]).toEqual([name, []]);
        await takePicture(page, `account-${name}-${width}-${colorScheme}`);
      };
      await dismissBanner(page);
      await page.getByRole('banner').getByRole('button', { name: 'Sign Up Free' }).click();
      await dialog(page).getByLabel('Password', { exact: true }).fill('abc');
      await shoot('sign-up');
      await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
      await shoot('sign-in');
      await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click();
      await shoot('reset');
      await page.keyboard.press('Escape');

      await page.goto(`${paths.resetPassword}#email=mara%40example.com&to=%2Fdashboard&code=123456`);
      await page.getByLabel('New Password', { exact: true }).fill('abc');
      await shoot('reset-page');
      await page.getByRole('button', { name: 'Send a new one' }).press('Enter');
      await dialog(page).getByText('Reset Password').waitFor();
      expect(await dialog(page).getByLabel('Email').inputValue()).toBe('mara@example.com');
      await page.keyboard.press('Escape');

      await newAccount(page, stack, `looks-${width}-${colorScheme}@example.com`);
      const menu = width < 768 ? page.getByRole('button', { name: 'Open menu' }) : accountMenu(page);
      await menu.click();
      await shown(page, '5 credits').waitFor();
      await shoot('menu');
      for (const path of [
        paths.dashboard,
        paths.history,
        paths.account,
        paths.credits,
        paths.billing,
        paths.apiAccess,
      ]) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await shoot(path.slice(1));
      }
    });
});
