import robotsParser from 'robots-parser';
import type { Dispatcher } from 'undici';
import { hourMs } from '#contracts/durations.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { pageFetch } from '#contracts/jobs/page-fetch.ts';
import { product } from '#contracts/product.ts';
import type { Clock } from '#ports';
import type { AllowHosts } from './allow-hosts.ts';
import { checkUrl } from './check-url.ts';
import { readBody } from './read-body.ts';
import { type Bounds, discardBody, type PageResponse, redirectTarget, sendRequest } from './send-request.ts';

/** The time to match a rule grows with its length times the address's length. More rules would let a site stall us. */
const maxRobotsBytes = 128 * 1024;
const maxSites = 200;

type Rules = ReturnType<typeof robotsParser>;
type Known = { rules: Rules; until: number };

export type RobotsContext = { dispatcher: Dispatcher; signal: AbortSignal };
type RobotsOptions = { clock: Clock; bounds: Bounds; isAllowed: AllowHosts };

const readText = async (response: PageResponse, signal: AbortSignal): Promise<string> => {
  if (response.status !== 200) {
    await discardBody(response);
    return '';
  }
  const encoding = response.header('content-encoding');
  const body = await readBody(response.body, encoding, { maxBytes: maxRobotsBytes, beyond: 'cut' }, signal);
  return new TextDecoder().decode(body);
};

const requestRobots = async (
  site: string,
  { bounds, isAllowed }: RobotsOptions,
  { dispatcher, signal }: RobotsContext,
): Promise<string> => {
  let address = new URL('/robots.txt', site).href;
  for (let hop = 0; hop <= bounds.maxRedirects; hop++) {
    const url = checkUrl(address, isAllowed);
    const response = await sendRequest(url, dispatcher, bounds, signal);
    const target = await redirectTarget(response, url);
    if (target === null) return readText(response, signal);
    address = target;
  }
  return '';
};

/** Without rules, nothing is forbidden: reading one page for one user is closer to a reader's visit than to a crawl. */
const readRules = async (site: string, options: RobotsOptions, context: RobotsContext): Promise<Rules> => {
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(options.bounds.robotsMs)]);
  const text = await requestRobots(site, options, { ...context, signal }).catch(() => '');
  return robotsParser(new URL('/robots.txt', site).href, text);
};

/**
 * Checks robots.txt, read once a day per site with the same guards as a page. A site without readable rules allows
 * everything.
 * @returns the delay that the site wants between two pages, in milliseconds
 * @throws JobError PageDisallowed if the rules for us or for all robots forbid the page
 */
export const createRobots = (options: RobotsOptions) => {
  const known = new Map<string, Known>();
  const rulesOf = async (site: string, context: RobotsContext): Promise<Rules> => {
    const now = options.clock.now().getTime();
    const found = known.get(site);
    if (found && found.until > now) return found.rules;
    const rules = await readRules(site, options, context);
    known.delete(site);
    known.set(site, { rules, until: now + pageFetch.cacheHours * hourMs });
    const [oldest] = known.keys();
    if (known.size > maxSites && oldest !== undefined) known.delete(oldest);
    return rules;
  };
  return async (url: URL, context: RobotsContext): Promise<{ pauseMs: number }> => {
    const rules = await rulesOf(url.origin, context);
    if (rules.isDisallowed(url.href, product.userAgent) === true)
      throw new JobError(
        'PageDisallowed',
        `robots.txt of ${url.host} disallows this address for ${product.userAgent}.`,
      );
    return { pauseMs: (rules.getCrawlDelay(product.userAgent) ?? 0) * 1000 };
  };
};
