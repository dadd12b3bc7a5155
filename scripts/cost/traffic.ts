import type { Visit, Visits } from './measure-visit.ts';
import type { RequestUnits } from './request-units.ts';

/** Assumptions about traffic. Everything else is measured or in the template. */
export type Traffic = {
  what: string;
  /** Share of the first calls of a run's functions that meet a cold start. */
  cold: number;
  /** Share of visits that begin with an empty cache. */
  emptyCache: number;
};

/**
 * One visit makes one run. Lambda keeps an environment for some minutes, so at ten runs a minute functions are warm,
 * except for up to the 1% that AWS names for production traffic ("Understanding the Lambda execution environment
 * lifecycle"). An empty cache means a new browser, or a release that changed the file: a quarter of visits, for a
 * product that people use repeatedly. Each such visit also counts as a new account.
 */
export const headline: Traffic = {
  what: 'steady: warm, a cached visit 3 of 4 times',
  cold: 0.01,
  emptyCache: 0.25,
};

export const otherTraffic: readonly Traffic[] = [
  { what: 'a run every few minutes: all cold, cached visit 3 of 4 times', cold: 1, emptyCache: 0.25 },
  { what: 'only people who come back, warm', cold: 0.01, emptyCache: 0 },
  { what: 'only people who are new, all cold', cold: 1, emptyCache: 1 },
];

/** The requests of an average visit to the edge. */
export type Load = {
  files: number;
  fileBytes: number;
  uncached: number;
  calls: number;
  callBytes: number;
} & RequestUnits;

const loadOf = (visit: Visit): Load => ({ ...visit, calls: visit.calls.length });

/** The mean of first and returning visits, weighted by their shares. */
export const averageVisit = ({ first, returning }: Visits, { emptyCache }: Traffic): Load => {
  const [a, b] = [loadOf(first), loadOf(returning)];
  const mean = (of: (load: Load) => number): number => emptyCache * of(a) + (1 - emptyCache) * of(b);
  return {
    files: mean(({ files }) => files),
    fileBytes: mean(({ fileBytes }) => fileBytes),
    uncached: mean(({ uncached }) => uncached),
    calls: mean(({ calls }) => calls),
    callBytes: mean(({ callBytes }) => callBytes),
    writes: mean(({ writes }) => writes),
    reads: mean(({ reads }) => reads),
  };
};
