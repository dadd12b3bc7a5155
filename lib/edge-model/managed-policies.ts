import { daySeconds } from '#contracts/durations.ts';
import type { CachePolicy } from './description.ts';

const none = { behavior: 'none', names: [] } as const satisfies CachePolicy['cookies'];

/** AWS's own cache policies that the stack uses, by id. */
export const managedCachePolicies: Readonly<Record<string, CachePolicy>> = {
  /** CachingOptimized */
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    minSeconds: 1,
    defaultSeconds: daySeconds,
    maxSeconds: 31_536_000,
    gzip: true,
    brotli: true,
    headers: [],
    queryStrings: none,
    cookies: { ...none },
  },
};
