import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { type PageHost, startPageHost } from '#test/vendors/page-host.ts';
import { launchBrowser } from './harness-browser.ts';

export type PageOptions = {
  /** Address that the visitor comes from. By default, one that nobody has had before in this run. */
  visitor?: string;
  width?: number;
  colorScheme?: 'light' | 'dark';
  /** Errors on the console that the journey provokes, such as the browser's own line for a 429. */
  expectedErrors?: readonly RegExp[];
};

/**
 * The folder for a picture of each page of a failed journey, and, with `JOURNEY_PICTURES=1`, for those that journeys
 * take.
 */
const pictures = join(import.meta.dirname, '../../.cache/e2e');

/**
 * By default the package draws through an emulated GPU, which takes twice the CPU of Chromium's own software
 * compositor. A process for each page, and threads besides each page's own, take another fifth.
 */
const savesProcessor = [
  '--disable-gpu',
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--js-flags=--single-threaded',
];

let visitors = 0;
/** An address in 198.51.100.0/24 or its neighbors (RFC 5737), a different one each time. */
const newVisitor = (): string => {
  visitors += 1;
  return `198.51.${100 + Math.floor(visitors / 250)}.${1 + (visitors % 250)}`;
};

/**
 * A test in a real browser against a whole local stack, which starts once per file with an empty data folder.
 * `openPage` opens a path of the site in its own browser context; an error on a page's console that the journey does
 * not expect fails it. `servePage` serves HTML on loopback, where the page fetcher may read it.
 */
export const journey = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await launchBrowser(savesProcessor);
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed.
  .extend('pageHost', { scope: 'file' }, async ({}, { onCleanup }): Promise<PageHost> => {
    const host = await startPageHost();
    onCleanup(() => host.close());
    return host;
  })
  .extend('stack', { scope: 'file' }, async ({ pageHost }, { onCleanup }): Promise<LocalStack> => {
    const dataDir = mkdtempSync(join(tmpdir(), 'journey-'));
    const stack = await startLocalStack({ port: 0, dataDir, allowedHosts: [pageHost.host] });
    onCleanup(async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true });
    });
    return stack;
  })
  .extend('servePage', ({ pageHost }) => (path: string, html: string): string => {
    pageHost.put(path, { body: html });
    return `${pageHost.origin}${path}`;
  })
  .extend('openPage', async ({ browser, stack, task }, { onCleanup }) => {
    const opened: OpenedPage[] = [];
    onCleanup(async () => {
      const unexpected = opened.flatMap(unexpectedErrors);
      const hasFailed = task.result?.state === 'fail' || unexpected.length > 0;
      for (const [n, { page }] of opened.entries()) {
        if (hasFailed && !page.isClosed()) await writePicture(page, `failed-${task.name}-${n + 1}`);
        await page.context().close();
      }
      expect(unexpected, 'errors on the console of a page').toEqual([]);
    });
    return async (path: string, options: PageOptions = {}): Promise<Page> => {
      const page = await newPage(browser, stack.url, options);
      opened.push(page);
      await page.page.goto(path);
      return page.page;
    };
  });

type OpenedPage = { page: Page; errors: string[]; expected: readonly RegExp[] };

async function newPage(browser: Browser, baseURL: string, options: PageOptions): Promise<OpenedPage> {
  const { visitor = newVisitor(), width = 1440, colorScheme = 'light', expectedErrors = [] } = options;
  const context = await browser.newContext({
    baseURL,
    colorScheme,
    viewport: { width, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': visitor },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  waitForStart(page);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  return { page, errors, expected: expectedErrors };
}

/** A prerendered page is visible before it works, so journeys begin when its scripts have started. */
function waitForStart(page: Page): void {
  const started = () => page.locator('html[data-started]').waitFor({ state: 'attached' });
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    if (response?.headers()['content-type']?.startsWith('text/html')) await started();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    if (response?.headers()['content-type']?.startsWith('text/html')) await started();
    return response;
  };
}

const unexpectedErrors = ({ errors, expected }: OpenedPage): string[] =>
  errors.filter((error) => !expected.some((pattern) => pattern.test(error)));

/** Writes a picture of the whole page to .cache/e2e. */
async function writePicture(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  const path = join(pictures, `${name.replaceAll(/[^a-zA-Z0-9-]+/g, '-')}.png`);
  await page.screenshot({ path, fullPage: true });
}

/** A picture for a person to look at, with `JOURNEY_PICTURES=1`. No test reads it, and taking it costs a second. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env.JOURNEY_PICTURES) await writePicture(page, name);
}
