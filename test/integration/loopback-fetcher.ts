import { createFetchPage } from '#fetcher/fetch-page.ts';

/** The page fetcher's function for the bundle test. It may also read the loopback host of `ALLOWED_HOST`. */
const allowed = [process.env.ALLOWED_HOST ?? ''];

export const handler = createFetchPage({
  clock: { now: () => new Date() },
  log: { info: () => {}, warn: () => {}, error: () => {} },
  allowHosts: () => allowed,
});
