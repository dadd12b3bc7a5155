import { environmentNames as names } from '#contracts/platform/environment.ts';
import type { Clock, Log } from '#ports';
import { createPageFetcher } from '#providers/page-fetcher/create-page-fetcher.ts';
import { answerFetchCall } from '#providers/page-fetcher/fetch-call.ts';
import { createLog } from '#runtime/logger.ts';

type FetcherOptions = {
  clock: Clock;
  log: Log;
  /** Loopback hosts that may be read all the same, asked for at each call; the list is a tester's and changes. */
  allowHosts?: () => readonly string[];
};

const noHosts: readonly string[] = [];

/** The page fetcher's function: what robots.txt said is remembered from call to call, and nothing else. */
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
 * The function in the cloud. It opens sockets to wherever users point it, so it runs apart from everything else: its
 * role may write its logs and no more, and its environment holds nothing but the name of the stage.
 */
export const handler = createFetchPage({
  clock: { now: () => new Date() },
  log: createLog(process.env[names.stage] ?? ''),
});
