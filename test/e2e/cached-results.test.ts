import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '#contracts/platform/routes.ts';
import { article } from '#test/security/open-product.ts';
import {
  accountMenu,
  dialog,
  emptyPage,
  logOut,
  newAccount,
  newestMail,
  password,
  signIn,
  signInHere,
} from './account-steps.ts';
import { violations } from './axe.ts';
import { journey, takePicture } from './harness.ts';
import { contentBox, dismissBanner, resultHeading, startRun, tab } from './optimizer-steps.ts';

const keywords = (page: Page) => tab(page, /^Keywords \(/);

/** Expects the account to contain only this run, with its result, at no charge. */
const expectSaved = async (page: Page): Promise<void> => {
  await page.getByText('Result saved', { exact: true }).waitFor();
  await page.goto(paths.history);
  await page.getByRole('table').getByText('Completed').waitFor();
  await page.goto(`${paths.results}/seo-optimizer-1`);
  await keywords(page).waitFor();
  await accountMenu(page).click();
  await page.getByRole('banner').getByText('5 credits').filter({ visible: true }).waitFor();
  await page.keyboard.press('Escape');
};

/** A run takes seconds on an idle machine. A busy one may need ten times as long. */
const soon = { timeout: 120_000 };
const analyze = async (page: Page): Promise<void> => {
  await startRun(page, article);
  await resultHeading(page).waitFor(soon);
};

describe('a visitor’s result', () => {
  journey(
    '[A-089] survives other pages, Back, a reload and a second tab, and moves into the account that is verified in another tab',
    async ({ openPage, stack }) => {
      const email = 'kept@example.com';
      const page = await openPage('/');
      await dismissBanner(page);
      await analyze(page);
      await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().click();
      await page.waitForURL('**/pricing');
      await page.goBack();
      await keywords(page).waitFor();
      await page.reload();
      await keywords(page).waitFor();
      await takePicture(page, 'kept-result');
      const second = await page.context().newPage();
      await second.goto('/');
      await keywords(second).waitFor();
      await second.close();
      // The page of another tool offers it but does not impose it.
      await page.goto('/keyword-evaluator');
      await page.getByRole('button', { name: 'Show it' }).click();
      await keywords(page).waitFor();
      await page.goto('/');
      await keywords(page).waitFor();

      // Signs up with the keyboard alone.
      await page.getByRole('complementary', { name: 'Keep your results' }).getByRole('button').focus();
      await page.keyboard.press('Enter');
      await dialog(page).getByLabel('Email').focus();
      await page.keyboard.type(email);
      await page.keyboard.press('Tab');
      await dialog(page).getByLabel('Password', { exact: true }).focus();
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      const inbox = page.getByRole('dialog', { name: 'Check your inbox' });
      await inbox.getByText(email).waitFor();
      expect(await violations(page)).toEqual([]);
      await takePicture(page, 'check-inbox');
      await inbox.getByRole('button', { name: 'Resend email' }).focus();
      await page.keyboard.press('Enter');
      const mail = await newestMail(stack, email, 2);
      await inbox.getByRole('button', { name: 'Done' }).focus();
      await page.keyboard.press('Enter');

      const verified = await page.context().newPage();
      await verified.goto(mail.links[0] ?? '');
      await dialog(verified).getByLabel('Password', { exact: true }).fill(password);
      await page.bringToFront();
      await verified.bringToFront();
      await verified.keyboard.press('Enter');
      await verified.waitForURL('**/dashboard');
      // The old tab keeps what it shows.
      await page.getByText('This result is in your account.').waitFor();
      expect(await keywords(page).isVisible()).toBe(true);
      await takePicture(page, 'saved-notice');
      await expectSaved(verified);
      expect(await verified.evaluate(() => localStorage.getItem('sweetspot.visitor-runs'))).toBeNull();
      await page.goto('/');
      expect(await contentBox(page).inputValue()).toBe('');
    },
  );

  journey('survives a reload during the run', async ({ openPage }) => {
    const page = await openPage('/');
    await dismissBanner(page);
    await startRun(page, article);
    await page.getByRole('heading', { name: 'Crafting Your SEO Plan' }).waitFor();
    await page.reload();
    await resultHeading(page).waitFor(soon);
  });

  journey('moves into an existing account that signs in', async ({ openPage, stack }) => {
    const email = 'returns@example.com';
    const page = await openPage(emptyPage);
    await newAccount(page, stack, email);
    await logOut(page);
    await page.waitForURL(`${stack.url}/`);
    await analyze(page);
    await signIn(page, email);
    await page.waitForURL('**/dashboard');
    await expectSaved(page);
  });

  journey('moves into an account that signs up with Google', async ({ openPage }) => {
    const page = await openPage('/');
    await dismissBanner(page);
    await analyze(page);
    await page.getByRole('banner').getByRole('button', { name: 'Sign In', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('textbox').fill('keeps@example.com');
    await page.getByRole('button').first().click();
    await page.waitForURL('**/dashboard');
    await expectSaved(page);
  });
});

describe('a link to a result', () => {
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const)
    journey(
      `leads through sign-in to the result (${colorScheme}, ${width} px)`,
      async ({ openPage, stack }) => {
        const email = `link-${width}@example.com`;
        const page = await openPage(emptyPage);
        await newAccount(page, stack, email);
        await startRun(page, article);
        await page.waitForURL(`**${paths.results}/**`, soon);
        await keywords(page).waitFor(soon);
        const link = new URL(page.url()).pathname;

        const signedOut = await openPage(link, { colorScheme, width });
        await dialog(signedOut).getByText('Sign in to open this result.').waitFor();
        expect(await violations(signedOut)).toEqual([]);
        await takePicture(signedOut, `signed-out-link-${width}`);
        await signInHere(signedOut, email);
        await signedOut.waitForURL(`**${link}`);
        await keywords(signedOut).waitFor();
      },
    );
});
