import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#contracts/platform/routes.ts';
import type { LocalStack } from '#lib/local/stack.ts';
import { newAccount } from './account-steps.ts';

/** Card numbers of the simulated provider, by their effect. */
export const cards = {
  works: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
} as const;

/** The browser's own line when a payment or a code is refused. */
export const paymentError = /Failed to load resource: the server responded with a status of (400|402)/;

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page): Locator => page.getByRole('dialog');

export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/** The page refetches plan and credits some seconds after each change. */
export const soon = { timeout: 45_000 };

/** A new account on its billing page. */
export const openBilling = async (page: Page, stack: LocalStack, email: string): Promise<void> => {
  await newAccount(page, stack, email, paths.billing);
  await page.getByText('You are on the Free plan').waitFor();
};

export const checkout = (page: Page): FrameLocator => page.frameLocator('iframe[title="Checkout"]');

export const payWith = async (page: Page, card: string): Promise<void> => {
  await checkout(page).getByText(card).click();
  await checkout(page)
    .getByRole('button', { name: /^(Pay|Start free trial)/ })
    .click();
};

/** Chooses an offer of the billing page and pays for it, then waits until the page shows it. */
export const subscribe = async (page: Page, choice: string, card: string = cards.works): Promise<void> => {
  await button(page, choice).click();
  await payWith(page, card);
  await page.getByText('Payment successful.').waitFor();
  await page.getByText('Subscription Updated!').waitFor(soon);
};

/** Chooses a plan other than the current one, and confirms its preview. */
export const changePlan = async (page: Page, choice: string): Promise<void> => {
  await button(page, choice).click();
  await dialog(page).getByText('Due now').waitFor();
  await dialog(page).getByRole('button', { name: choice, exact: true }).click();
};

/** The portal page, which opens in its own tab. */
export const openPortal = async (page: Page, opener: Locator): Promise<Page> => {
  const opened = page.context().waitForEvent('page');
  await opener.click();
  const portal = await opened;
  await portal.getByRole('heading', { name: 'Customer portal' }).waitFor();
  return portal;
};

/** Descriptions and amounts of the ledger, newest first, with the balance that the page shows. */
const readLedger = async (page: Page): Promise<{ balance: string; rows: string[][] }> => {
  await page.goto(paths.credits);
  const table = page.getByRole('table');
  await table.waitFor();
  const cells = await table
    .locator('tbody tr')
    .evaluateAll((lines) =>
      lines.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
    );
  const balance = (await page.getByText('Current balance').locator('+ p').textContent()) ?? '';
  return {
    balance,
    rows: cells.map(([, description = '', amount = '', after = '']) => [description, amount, after]),
  };
};

/**
 * Checks that the page's balance equals the ledger's newest balance and the sum of all entries. Returns the entries,
 * newest first.
 */
export const expectLedgerAgrees = async (page: Page): Promise<string[]> => {
  const { balance, rows } = await readLedger(page);
  const credits = Number.parseFloat(balance);
  expect(rows[0]?.[2]).toBe(String(credits));
  expect(rows.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(credits);
  await page.goto(paths.billing);
  await page.getByText(`You have ${credits} credits left`).waitFor();
  return rows.map(([description = '', amount = '']) => `${description}: ${amount}`);
};

export const setClock = async (stack: LocalStack, now: string | null): Promise<void> => {
  const response = await fetch(`${stack.url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now }),
  });
  if (!response.ok) throw new Error(`The clock answered ${response.status}.`);
};

/** Moves the product's time forward by some days. */
export const moveDays = async (stack: LocalStack, days: number): Promise<void> => {
  const { now } = (await (await fetch(`${stack.url}/dev/clock`)).json()) as { now: string };
  await setClock(stack, new Date(Date.parse(now) + days * 86_400_000).toISOString());
};

/** Calls the API as a page's user, with the bearer token that the page sends when it loads. */
export const callAs = async (page: Page, stack: LocalStack) => {
  const loading = page.waitForRequest('**/api/me');
  await page.reload();
  const { authorization = '' } = await (await loading).allHeaders();
  return (path: string, body?: object): Promise<Response> =>
    fetch(`${stack.url}/api/${path}`, {
      headers: { authorization, 'Content-Type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
};

/** Does what an operator does with `npm run ops make-admin`. */
export const makeAdmin = async (stack: LocalStack, user: string): Promise<void> => {
  const response = await fetch(`${stack.url}/dev/operate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ actor: 'journey', command: { action: 'make-admin', user, reason: 'Tests keys' } }),
  });
  if (!response.ok) throw new Error(`make-admin answered ${response.status}: ${await response.text()}`);
};
