import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { apiBase, apiRoutes, paths } from '#contracts/platform/routes.ts';
import { tools } from '#contracts/product.ts';
import { cacheControl, siteCaching } from '#lib/site-caching.ts';
import { launchBrowser } from '#test/e2e/harness-browser.ts';
import type { RequestUnits } from './request-units.ts';

/** A browser's requests to the edge in a visit, and the table units that creating its account takes. */
export type Visit = RequestUnits & {
  /** File requests that went over the network, and the bytes of their responses with headers. */
  files: number;
  fileBytes: number;
  /** Of those, the requests that the edge always forwards to the bucket: pages, which no cache keeps. */
  uncached: number;
  /**
   * Calls of the API by their first path segment, without those of the run itself, and the bytes of their responses.
   */
  calls: string[];
  callBytes: number;
};

export type Visits = { first: Visit; returning: Visit };

type Credentials = { email: string; password: string };

const ofRun = ['createJob', 'getJobStatus'] as const;
const runPaths = ofRun.map((name) => `${apiBase}${apiRoutes[name].path.replace('{id}', '')}`);

/** What a page fetches over the network, counted as it arrives. */
const countRequests = async (context: BrowserContext, page: Page, origin: string): Promise<Visit> => {
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.enable');
  const paths = new Map<string, string>();
  const visit: Visit = {
    files: 0,
    fileBytes: 0,
    uncached: 0,
    calls: [],
    callBytes: 0,
    writes: 0,
    reads: 0,
  };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, fromDiskCache = false, fromPrefetchCache = false } = response;
    if (!url.startsWith(`${origin}/`) || fromDiskCache || fromPrefetchCache) return;
    paths.set(requestId, new URL(url).pathname);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => paths.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path === undefined || encodedDataLength === 0 || /^\/(local|dev)\//.test(path)) return;
    if (runPaths.some((start) => path.startsWith(start))) return;
    if (path.startsWith(`${apiBase}/`)) {
      visit.calls.push(path.split('/')[2] ?? '');
      visit.callBytes += encodedDataLength;
      return;
    }
    visit.files += 1;
    visit.fileBytes += encodedDataLength;
    if (siteCaching(path.slice(1)) === cacheControl.page) visit.uncached += 1;
  });
  return visit;
};

const signIn = async (page: Page, { email, password }: Credentials): Promise<void> => {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Reject Non-Essential' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign In', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`**${paths.dashboard}`);
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
};

const runOptimizer = async (page: Page, article: string): Promise<void> => {
  await page.getByLabel('Your article or its web address').fill(article);
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await page.getByRole('tab', { name: 'SEO Assets' }).waitFor({ timeout: 45_000 });
  for (const name of ['SEO Assets', 'SEO Optimized Article']) await page.getByRole('tab', { name }).click();
  await page.waitForLoadState('networkidle');
};

/**
 * Counts two visits of a browser. Each runs the optimizer and looks at every part of its result. The first starts with
 * an empty cache on the home page and signs in. The second starts with the cache of the first.
 */
export const measureVisits = async (url: string, account: Credentials, article: string): Promise<Visits> => {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: url });
    const visit = async (work: (page: Page) => Promise<void>): Promise<Visit> => {
      const page = await context.newPage();
      const counted = await countRequests(context, page, url);
      await work(page);
      await page.close();
      return counted;
    };
    const { path } = tools.keyword_optimizer;
    const first = await visit(async (page) => {
      await page.goto('/');
      await signIn(page, account);
      await page.goto(path);
      await runOptimizer(page, article);
    });
    const returning = await visit(async (page) => {
      await page.goto(path);
      await runOptimizer(page, article);
    });
    return { first, returning };
  } finally {
    await browser.close();
  }
};
