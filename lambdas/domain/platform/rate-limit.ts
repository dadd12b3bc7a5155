import { type RateClass, rateLimits, rateWindowSeconds } from '#contracts/platform/rate-limits.ts';
import { allRoutes, type RouteName } from '#contracts/public-api/all-routes.ts';

/** The rate limit class of a call. An unknown address counts as a read. */
export const rateClassOf = (route: RouteName | null): RateClass =>
  route === null ? 'reads' : allRoutes[route].rateClass;

export type RateWindow = { startsAt: Date; endsAt: Date };

/** The length of a counting window. Each window begins at a full minute, the same for all callers. */
export const rateWindowAt = (now: Date): RateWindow => {
  const length = rateWindowSeconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { startsAt: new Date(start), endsAt: new Date(start + length) };
};

/** Whole seconds until the window ends, at least one. */
export const secondsLeft = ({ endsAt }: RateWindow, now: Date): number =>
  Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));

/** The message for a caller who has used up a window: the limit and the remedy. */
export const rateMessage = (kind: RateClass, limit: number, seconds: number): string =>
  `Too many ${rateLimits[kind].what}: the limit is ${limit} a minute. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`;
