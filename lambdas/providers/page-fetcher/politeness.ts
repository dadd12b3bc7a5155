import { setTimeout as sleep } from 'node:timers/promises';

/** As many requests to one site as a browser's tab in the background would make. */
const atOnce = 2;
/** A site may ask for longer pauses between two requests; beyond this nobody would wait for the page. */
const longestPauseMs = 5_000;

type Site = { active: number; waiting: (() => void)[] };

/** Keeps the requests of one process to one site few at a time, and as far apart as the site asks. */
export const createPoliteness = () => {
  const sites = new Map<string, Site>();
  const nextAt = new Map<string, number>();

  const leave = (host: string, site: Site): void => {
    const next = site.waiting.shift();
    if (next) next();
    else site.active--;
    if (site.active === 0) sites.delete(host);
  };

  const waitIn = (site: Site, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const enter = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        site.waiting.splice(site.waiting.indexOf(enter), 1);
        reject(signal.reason);
      };
      site.waiting.push(enter);
      signal.addEventListener('abort', giveUp, { once: true });
    });

  return {
    /** Runs a request when the site has room for it; a wait beyond the signal fails with its reason. */
    inTurn: async <T>(host: string, signal: AbortSignal, request: () => Promise<T>): Promise<T> => {
      signal.throwIfAborted();
      const site = sites.get(host) ?? { active: 0, waiting: [] };
      sites.set(host, site);
      if (site.active < atOnce) site.active++;
      else await waitIn(site, signal);
      try {
        return await request();
      } finally {
        leave(host, site);
      }
    },
    /** Waits until `pauseMs` have gone by since the site's previous page; robots.txt calls it Crawl-delay. */
    pause: async (host: string, pauseMs: number, signal: AbortSignal): Promise<void> => {
      if (pauseMs <= 0) return;
      const now = performance.now();
      const at = Math.max(now, nextAt.get(host) ?? 0);
      for (const [other, time] of nextAt) if (time <= now) nextAt.delete(other);
      nextAt.set(host, at + Math.min(pauseMs, longestPauseMs));
      await sleep(at - now, undefined, { signal });
    },
  };
};
