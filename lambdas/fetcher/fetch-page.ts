import { environmentNames as names } from '#contracts/platform/environment.ts';
import type { Clock, Log } from '#ports';
import { createPageFetcher } from '#providers/page-fetcher/create-page-fetcher.ts';
import { handleFetchCall } from '#providers/page-fetcher/fetch-call.ts';
import { createLog } from '#runtime/logger.ts';

type FetcherOptions = {
  clock: Clock;
  log: Log;
  /** Loopback hosts that testers may read. The list can change, so each call reads it again. */
  allowHosts?: () => readonly string[];
};

const noHosts: readonly string[] = [];

/** The page fetcher function. Between calls it remembers only robots.txt rules. */
export const createFetchPage = ({ clock, log, allowHosts = () => noHosts }: FetcherOptions) => {
  let hosts = allowHosts();
  let pages = createPageFetcher({ clock, allowHosts: hosts });
  return (call: unknown): Promise<unknown> => {
    if (allowHosts() !== hosts) {
      hosts = allowHosts();
      pages = createPageFetcher({ clock, allowHosts: hosts });
    }
    return handleFetchCall(pages, log, call);
  };
};

/**
 * The function in the cloud. It connects to whatever address a user enters, so it is isolated: its role may only
 * write its logs, and its environment holds only the name of the stage.
 */
export const handler = createFetchPage({
  clock: { now: () => new Date() },
  log: createLog(process.env[names.stage] ?? ''),
});
