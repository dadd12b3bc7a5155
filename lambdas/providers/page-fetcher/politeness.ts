import { setTimeout as sleep } from 'node:timers/promises';

/** As many concurrent requests to one site as a background browser tab makes. */
const maxConcurrent = 2;
/** The longest delay between two requests that we accept from a site. Users would not wait longer. */
const longestPauseMs = 5_000;

type Site = { active: number; waiting: (() => void)[] };

/** Limits this process's concurrent requests to each site, and observes the delay that the site asks for. */
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
    /**
     * Runs a request when the site has room for it. If the signal aborts the wait, it rejects with the signal's reason.
     */
    inTurn: async <T>(host: string, signal: AbortSignal, request: () => Promise<T>): Promise<T> => {
      signal.throwIfAborted();
      const site = sites.get(host) ?? { active: 0, waiting: [] };
      sites.set(host, site);
      if (site.active < maxConcurrent) site.active++;
      else await waitIn(site, signal);
      try {
        return await request();
      } finally {
        leave(host, site);
      }
    },
    /** Waits until `pauseMs` have passed since the previous page of the site (Crawl-delay in robots.txt). */
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
