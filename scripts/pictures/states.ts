import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { CreateJobResponse } from '#contracts/jobs/create-job.ts';
import type { JobStatusResponse } from '#contracts/jobs/job.ts';
import { apiBase, apiRoutes, paths } from '#contracts/platform/routes.ts';
import { type AccountMailKind, composeAccountMail } from '#usecases/accounts/compose-account-mail.ts';
import { storageKeys } from '#web/lib/storage/storage.ts';
import { openTab, visit } from './steps.ts';

const apiUrl = (name: keyof typeof apiRoutes): string =>
  `**${apiBase}${apiRoutes[name].path.replace('{id}', '*')}*`;

/** An account mail, as a mail client shows it. */
export const openMail =
  (kind: AccountMailKind) =>
  async (page: Page): Promise<void> => {
    const link = { email: 'mara@example.com', code: '123456', landing: paths.dashboard };
    await page.goto('about:blank');
    await page.setContent(
      composeAccountMail({ siteOrigin: 'https://sweetspot.example' }, { kind, link }).html,
    );
  };

/** A run in progress. It stays in its second phase, because its status is answered here. */
export const openProgress = async (page: Page): Promise<void> => {
  const job_id = randomUUID();
  const now = new Date().toISOString();
  const status: JobStatusResponse = {
    success: true,
    job_id,
    status: 'evaluating_keywords',
    job_type: 'keyword_optimizer',
    created_at: now,
    updated_at: now,
    final_result: null,
    error_message: null,
    error_user_message: null,
    duration_seconds: null,
  };
  await page.route(apiUrl('createJob'), (route) =>
    route.fulfill({ json: { job_id } satisfies CreateJobResponse }),
  );
  await page.route(apiUrl('getJobStatus'), (route) => route.fulfill({ json: status }));
  await visit('/')(page);
  await page.getByRole('button', { name: 'Try our example' }).click();
  await page.getByText('Evaluating Keywords').first().waitFor();
};

/** The result of our example, on the home page of a visitor. */
export const openExampleResult = async (page: Page): Promise<void> => {
  await visit('/')(page);
  await page.getByRole('button', { name: 'Try our example' }).click();
  await page.getByRole('tab', { name: /^Keywords/ }).waitFor();
};

/** A page whose list of jobs is empty, as for a new user. */
export const withoutJobs =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.route(apiUrl('listJobs'), (route) => route.fulfill({ json: { jobs: [], next: null } }));
    await visit(path)(page);
  };

/** A page whose list of jobs cannot be loaded. */
export const withFailingJobs =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.route(apiUrl('listJobs'), (route) => route.fulfill({ status: 503, body: '' }));
    await visit(path)(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  };

/** The dialog with the link of a shared result. */
export const openShareDialog =
  (result: string) =>
  async (page: Page): Promise<void> => {
    await visit(result)(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: /^Create a (?:new )?link$/ }).click();
    await page.getByLabel('Share link').waitFor();
  };

/** A shared result, as its readers see it. */
export const openShared =
  (result: string) =>
  async (page: Page): Promise<void> => {
    await openShareDialog(result)(page);
    await visit(await page.getByLabel('Share link').inputValue())(page);
  };

/** The menu of a result's keywords. */
export const openKeywordActions =
  (result: string) =>
  async (page: Page): Promise<void> => {
    await openTab(result, /^Keywords/)(page);
    await page.getByRole('button', { name: 'Keyword actions' }).click();
  };

/** The home page before the visitor has answered the question about cookies. */
export const openCookieBanner = async (page: Page): Promise<void> => {
  await visit('/')(page);
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.cookieConsent);
  await visit('/')(page);
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
};

/** The explanation of all terms of a result. */
export const openGlossary =
  (result: string) =>
  async (page: Page): Promise<void> => {
    await openTab(result, /^Keywords/)(page);
    await page.getByRole('button', { name: 'What the terms mean' }).filter({ visible: true }).click();
  };

/** A title that is being edited. */
export const openTitleEditor =
  (result: string) =>
  async (page: Page): Promise<void> => {
    await openTab(result, /Assets/)(page);
    await page.getByRole('button', { name: 'Edit Title 2' }).click();
  };

/** A changed passage of the article with its wording before and after. */
export const openChangedPassage =
  (result: string) =>
  async (page: Page): Promise<void> => {
    await openTab(result, /Article/)(page);
    await page
      .getByRole('region', { name: 'Optimized article' })
      .locator('[aria-expanded=false]')
      .first()
      .click();
  };

/** The checkout of the trial. */
export const openCheckout = async (page: Page): Promise<void> => {
  await visit(paths.billing)(page);
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await page.locator('iframe[title="Checkout"]').waitFor();
};
