import { isIP } from 'node:net';
import { buildConnector } from 'undici';
import { createPageFetcher, type PageFetcherOptions } from '#providers/page-fetcher/create-page-fetcher.ts';
import type { OpenSocket } from '#providers/page-fetcher/guarded-connector.ts';
import type { PageHost } from './page-host.ts';

const clock = { now: () => new Date('2026-06-15T12:00:00Z') };

/** An address that anybody may reach. Nothing is ever sent to it. */
export const publicAddress = '93.184.216.34';

/**
 * A page fetcher whose internet is one site on this machine. Names resolve as `resolver` says, and a socket to any
 * address that passed the checks leads to `site`. `opened` lists the addresses to which sockets were opened.
 */
export const openPublicWeb = (
  site: PageHost,
  options: Partial<PageFetcherOptions> & { resolver?: PageFetcherOptions['resolver'] } = {},
) => {
  const opened: string[] = [];
  const [, port = ''] = site.host.split(':');
  const openSocket: OpenSocket =
    ({ timeout, lookup }) =>
    (target, callback) =>
      lookup(target.hostname, { all: true }, (error, addresses) => {
        if (error) return callback(error, null);
        opened.push(
          ...[addresses].flat().map((entry) => (typeof entry === 'string' ? entry : entry.address)),
        );
        const toSite = { ...target, hostname: '127.0.0.1', host: site.host, port, protocol: 'http:' };
        buildConnector({ timeout })(toSite, callback);
      });
  const pages = createPageFetcher({
    clock,
    resolver: async (name) => [isIP(name) ? name : publicAddress],
    openSocket,
    ...options,
  });
  return { pages, opened };
};
