import { capsOf, defaultDailyBudgetsUsd, type SpendingCaps } from '#contracts/credits/spending.ts';
import { statusRanks } from '#contracts/jobs/job-status.ts';
import type { KeywordMetrics } from '#contracts/keywords/market.ts';
import { lapsingHalfCredits } from '#domain/credits/credit-period.ts';
import type {
  CachedPage,
  Clock,
  Deps,
  ImageStore,
  JobRecord,
  JobStore,
  MarketDataCache,
  PageCache,
  UserStore,
} from '#ports';
import { createMemoryBilling } from './memory-billing.ts';
import { balanceOf, createMemoryLedger, hasEnded, move } from './memory-ledger.ts';
import { createMemorySpending } from './memory-spending.ts';
import { emptyState, type MemoryState } from './memory-state.ts';
import { createMemoryWebhooks } from './memory-webhooks.ts';

export type Stores = Pick<
  Deps,
  | 'jobs'
  | 'ledger'
  | 'outputs'
  | 'choices'
  | 'shares'
  | 'outbox'
  | 'demoCredits'
  | 'users'
  | 'credits'
  | 'images'
  | 'subscriptions'
  | 'paymentInbox'
  | 'paidCredits'
  | 'apiKeys'
  | 'webhooks'
  | 'spending'
> & { pageCache: PageCache; marketDataCache: MarketDataCache };

const newestFirst = (a: JobRecord, b: JobRecord): number =>
  `${b.createdAt}#${b.id}` < `${a.createdAt}#${a.id}` ? -1 : 1;

const createJobs = (state: MemoryState, clock: Clock): JobStore => ({
  find: async (jobId) => {
    const job = state.jobs.get(jobId);
    const isGone = job?.expiresAt && job.expiresAt * 1000 <= clock.now().getTime();
    return job && !isGone && state.inputs.has(jobId) ? job : null;
  },
  findInput: async (jobId) => state.inputs.get(jobId) ?? null,
  findIdBySlug: async (userId, slug) =>
    [...state.jobs.values()].find((job) => job.userId === userId && job.slug === slug)?.id ?? null,
  listByUser: async (userId, { limit, after }) =>
    [...state.jobs.values()]
      .filter((job) => job.userId === userId && state.inputs.has(job.id))
      .sort(newestFirst)
      .filter((job) => !after || `${job.createdAt}#${job.id}` < `${after.createdAt}#${after.id}`)
      .slice(0, limit)
      .flatMap((job) => {
        const input = state.inputs.get(job.id);
        return input ? [{ ...job, input }] : [];
      }),
  rename: async (jobId, name) => {
    const job = state.jobs.get(jobId);
    if (!job || !state.inputs.has(jobId)) return false;
    state.jobs.set(jobId, { ...job, name });
    return true;
  },
  remove: async (job) => {
    for (const key of [...state.outputs.keys()].filter((each) => each.startsWith(`${job.id} `)))
      state.outputs.delete(key);
    for (const gone of [state.inputs, state.choices, state.shares]) gone.delete(job.id);
    state.jobs.set(job.id, { ...job, slug: null, failure: null, name: null, title: null });
  },
  advance: async (jobId, status, at) => {
    const job = state.jobs.get(jobId);
    if (!job) return { kind: 'missing' };
    if (hasEnded(job)) return { kind: 'ended', job };
    if (statusRanks[job.status] > statusRanks[status]) return { kind: 'ahead', job };
    const advanced = { ...job, status, updatedAt: at };
    state.jobs.set(jobId, advanced);
    return { kind: 'advanced', job: advanced };
  },
});

const createUsers = (state: MemoryState): UserStore => ({
  find: async (userId) => state.profiles.get(userId) ?? null,
  create: async (profile, { halfCredits, description }) => {
    const existing = state.profiles.get(profile.userId);
    if (existing) return existing;
    state.profiles.set(profile.userId, profile);
    const { createdAt } = profile;
    move(state, profile.userId, { kind: 'grant', halfCredits, description, jobId: null, createdAt });
    return profile;
  },
  update: async (userId, changes) => {
    const profile = state.profiles.get(userId);
    if (!profile) return null;
    state.profiles.set(userId, { ...profile, ...changes });
    return { ...profile, ...changes };
  },
  endSession: async ({ userId, sessionId }) => void state.endedSessions.add(`${userId} ${sessionId}`),
  isSessionEnded: async (userId, sessionId) => state.endedSessions.has(`${userId} ${sessionId}`),
  renewCredits: async ({ userId, dueAt, at, grant, rolloverLimit, nextFreeCreditDate }) => {
    const profile = state.profiles.get(userId);
    if (profile?.nextFreeCreditDate !== dueAt) return;
    state.profiles.set(userId, { ...profile, nextFreeCreditDate });
    const lapsing = lapsingHalfCredits(balanceOf(state, userId), rolloverLimit);
    const entry = { jobId: null, createdAt: at };
    if (lapsing > 0)
      move(state, userId, {
        ...entry,
        kind: 'expiry',
        halfCredits: -lapsing,
        description: 'Unused credits expired',
      });
    const { halfCredits, description } = grant;
    move(state, userId, { ...entry, kind: 'grant', halfCredits, description });
  },
  listDueForCredits: async (now, limit) =>
    [...state.profiles.values()]
      .map((profile) => {
        const { userId, nextFreeCreditDate: date } = profile;
        return { profile, dueAt: date && (state.creditRetries.get(`${userId} ${date}`) ?? date) };
      })
      .filter(({ dueAt }) => dueAt !== null && dueAt <= now)
      .sort((a, b) => ((a.dueAt ?? '') < (b.dueAt ?? '') ? -1 : 1))
      .slice(0, limit)
      .map(({ profile }) => profile),
  rescheduleCredits: async (userId, dueAt, retryAt) =>
    void state.creditRetries.set(`${userId} ${dueAt}`, retryAt),
});

const createImages = (state: MemoryState): ImageStore => ({
  create: async (image, formsBefore) => {
    const job = state.jobs.get(image.jobId);
    const key = `${image.jobId} ${image.imageId}`;
    if (!job || hasEnded(job) || job.uploadForms !== formsBefore || state.images.has(key)) return false;
    state.jobs.set(job.id, { ...job, uploadForms: formsBefore + 1 });
    state.images.set(key, image);
    return true;
  },
  listByJob: async (jobId) =>
    [...state.images.values()]
      .filter((image) => image.jobId === jobId)
      .sort((a, b) => a.place - b.place || (a.imageId < b.imageId ? -1 : 1)),
  describe: async (jobId, imageId, texts) => {
    const image = state.images.get(`${jobId} ${imageId}`);
    if (image) state.images.set(`${jobId} ${imageId}`, { ...image, ...texts });
  },
  remove: async (jobId, imageId) => void state.images.delete(`${jobId} ${imageId}`),
});

const createPageCache = (clock: Clock): PageCache => {
  const pages = new Map<string, { page: CachedPage; expiry: Date }>();
  return {
    get: async (url) => {
      const found = pages.get(url);
      return found && found.expiry > clock.now() ? found.page : null;
    },
    put: async (url, page, expiry) => void pages.set(url, { page, expiry }),
  };
};

const createMarketDataCache = (clock: Clock): MarketDataCache => {
  const figures = new Map<string, { metrics: KeywordMetrics; expiry: Date }>();
  const key = (...parts: string[]) => parts.join(' ');
  return {
    get: async (source, { country, language }, keywords) =>
      new Map(
        keywords.flatMap((keyword) => {
          const found = figures.get(key(source, country, language, keyword));
          return found && found.expiry > clock.now() ? [[keyword, found.metrics] as const] : [];
        }),
      ),
    put: async (source, { country, language }, metrics, expiry) => {
      for (const [keyword, value] of metrics)
        figures.set(key(source, country, language, keyword), { metrics: value, expiry });
    },
  };
};

/** All stores in memory, with the same types as the real ones. One that falls behind does not compile. */
export const createMemoryStores = (
  clock: Clock,
  state: MemoryState = emptyState(),
  caps: SpendingCaps = capsOf(defaultDailyBudgetsUsd),
): Stores => ({
  jobs: createJobs(state, clock),
  ledger: createMemoryLedger(state),
  outputs: {
    read: async (jobId, name) => JSON.parse(state.outputs.get(`${jobId} ${name}`) ?? 'null'),
    write: async (jobId, name, value) => {
      const job = state.jobs.get(jobId);
      if (!job || hasEnded(job) || state.outputs.has(`${jobId} ${name}`)) return;
      state.outputs.set(`${jobId} ${name}`, JSON.stringify(value));
    },
  },
  choices: {
    find: async (jobId) => JSON.parse(state.choices.get(jobId)?.value ?? 'null'),
    save: async (jobId, value, { before, after }) => {
      if ((state.choices.get(jobId)?.version ?? 0) !== before || !state.inputs.has(jobId)) return false;
      state.choices.set(jobId, { version: after, value: JSON.stringify(value) });
      return true;
    },
  },
  shares: {
    find: async (jobId) => state.shares.get(jobId) ?? null,
    put: async (share) => void state.shares.set(share.jobId, share),
    remove: async (jobId) => state.shares.delete(jobId),
  },
  outbox: {
    due: async (now, limit) =>
      [...state.outbox]
        .filter(([, dueAt]) => dueAt <= now)
        .sort(([, a], [, b]) => (a < b ? -1 : 1))
        .slice(0, limit)
        .map(([jobId]) => jobId),
    postpone: async (jobId, dueAt) => {
      if (state.outbox.has(jobId)) state.outbox.set(jobId, dueAt);
    },
  },
  demoCredits: {
    isUsed: async (visitor, month) => state.demos.get(`${visitor} ${month}`)?.isReleased === false,
  },
  users: createUsers(state),
  credits: {
    balance: async (userId) => ({
      halfCredits: balanceOf(state, userId),
      entries: state.entries.get(userId)?.length ?? 0,
    }),
    entries: async (userId, from, to) =>
      (state.entries.get(userId) ?? []).filter(({ number }) => number >= from && number <= to).reverse(),
    give: async (userId, { id, halfCredits, description }, createdAt) => {
      if (state.grants.has(`${userId} ${id}`)) return false;
      state.grants.add(`${userId} ${id}`);
      move(state, userId, { kind: 'grant', halfCredits, description, jobId: null, createdAt });
      return true;
    },
  },
  images: createImages(state),
  webhooks: createMemoryWebhooks(state),
  spending: createMemorySpending(state, caps),
  pageCache: createPageCache(clock),
  marketDataCache: createMarketDataCache(clock),
  ...createMemoryBilling(state),
});
