import { environmentNames as names } from '#contracts/platform/environment.ts';
import type { Clock, Log } from '#ports';
import { createPageFetcher } from '#providers/page-fetcher/create-page-fetcher.ts';
import { answerFetchCall } from '#providers/page-fetcher/fetch-call.ts';
import { createLog } from '#runtime/logger.ts';

type FetcherOptions = {
  clock: Clock;
  log: Log;
  /** Loopback hosts that testers may read. The list can change, so each call asks for it. */
  allowHosts?: () => readonly string[];
};

const noHosts: readonly string[] = [];

/** The page fetcher's function. It remembers robots.txt rules between calls and nothing else. */
export const createFetchPage = ({ clock, log, allowHosts = () => noHosts }: FetcherOptions) => {
  let hosts = allowHosts();
  let pages = createPageFetcher({ clock, allowHosts: hosts });
  return (call: unknown): Promise<unknown> => {
    if (allowHosts() !== hosts) {
      hosts = allowHosts();
      pages = createPageFetcher({ clock, allowHosts: hosts });
    }
    return answerFetchCall(pages, log, call);
  };
};

/**
 * The function in the cloud. It opens sockets to whatever address a user gives, so it runs apart from everything else.
 * Its role may only write its logs, and its environment holds only the name of the stage.
 */
export const handler = createFetchPage({
  clock: { now: () => new Date() },
  log: createLog(process.env[names.stage] ?? ''),
});
