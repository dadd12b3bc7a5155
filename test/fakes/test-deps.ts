import { randomUUID } from 'node:crypto';
import { capsOf, defaultDailyBudgetsUsd } from '#contracts/credits/spending.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';
import type { MachineInput } from '#contracts/jobs/stage.ts';
import type { Deps, ImageFetcher, ImageReader, JobRunner, PageFetcher } from '#ports';
import { createNoContent } from '#providers/content/no-content.ts';
import { createBuiltInLanguageModel } from '#providers/language-model/built-in/built-in-language-model.ts';
import { createSampleMarketData } from '#providers/market-data/sample-market-data.ts';
import { createNoPayments } from '#providers/payments/no-payments.ts';
import { createWebhookSender } from '#providers/webhooks/create-webhook-sender.ts';
import type { ApiConfig } from '#runtime/settings/environment.ts';
import { fixedKey } from '#runtime/settings/stage-keys.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { createMemoryBucket } from './memory-bucket.ts';
import { createMemoryStores, type Stores } from './memory-stores.ts';

export type TestRunner = JobRunner & { started: MachineInput[]; stopped: string[] };

/** A runner that records what it was asked to do and starts nothing by itself. */
export const createTestRunner = (): TestRunner => {
  const started: MachineInput[] = [];
  const stopped: string[] = [];
  return {
    started,
    stopped,
    start: async (input) => {
      if (!started.some(({ jobId }) => jobId === input.jobId)) started.push(input);
    },
    stop: async (jobId) => void stopped.push(jobId),
    redrive: async (jobId) => (started.some((input) => input.jobId === jobId) ? 'redriven' : 'never_started'),
  };
};

/** The web, reduced to a test's pages. */
export const createTestPages = (pages: Record<string, string>): PageFetcher => ({
  fetch: async (url) => {
    const html = pages[url];
    if (html === undefined) throw new JobError('PageUnreachable', `no page at ${url}`);
    return {
      url,
      body: new TextEncoder().encode(html),
      contentType: 'text/html; charset=utf-8',
      fetchedAt: '2026-11-21T12:00:00.000Z',
      fromCache: false,
    };
  },
});

/** The web, reduced to a test's images. */
export const createTestImages = (images: Record<string, Uint8Array>): ImageFetcher => ({
  fetch: async (url) => {
    const bytes = images[url];
    if (bytes === undefined) throw new JobError('PageUnreachable', `no image at ${url}`);
    return bytes;
  },
});

/** The real image reader, loaded only by tests that read an image. */
const lazyReader: ImageReader = {
  read: async (bytes) => {
    const { openSharpImageReader } = await import('#providers/image-reader/sharp-image-reader.ts');
    return (await openSharpImageReader()).read(bytes);
  },
};

/** A token that the tests' verifier accepts, for a user with this id, in one of the user's sessions. */
export const tokenOf = (userId: string, session = 'session'): string => `user.${userId}.${session}`;

export type TestDeps = Deps & { clock: ManualClock; jobRunner: TestRunner };

/** The product's own providers on the given stores, or on stores in memory if none are given. */
export const createTestDeps = (
  overrides: Partial<Deps> & { clock?: ManualClock; jobRunner?: TestRunner; stores?: Stores } = {},
): TestDeps => {
  const { stores, clock = createManualClock(), ...rest } = overrides;
  return {
    clock,
    ids: { uuid: randomUUID },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    ...(stores ?? createMemoryStores(clock)),
    imageBucket: createMemoryBucket(),
    imageReader: lazyReader,
    pageFetcher: createTestPages({}),
    imageFetcher: createTestImages({}),
    languageModel: createBuiltInLanguageModel(),
    marketData: createSampleMarketData({ clock }),
    jobRunner: createTestRunner(),
    content: createNoContent(),
    payments: createNoPayments(),
    paymentQueue: { put: async () => {}, redrive: async () => {} },
    checkoutKey: fixedKey(testSecrets.checkout),
    webhookQueue: { put: async () => {} },
    webhookSender: createWebhookSender(),
    webhookKey: fixedKey(testSecrets.webhook),
    rateLimits: { take: async () => 1 },
    tokens: {
      verify: async (token) => {
        const [kind, userId = '', session = ''] = token.split('.');
        if (kind !== 'user') return null;
        const sessionId = `${userId} ${session}`;
        return { userId, email: `${userId}@example.com`, sessionId, signedInAt: clock.now() };
      },
      now: () => clock.now(),
    },
    ...rest,
  };
};

/** The keys of the tests' stage. */
export const testSecrets = {
  edge: 'an edge key of the tests',
  visitor: 'a visitor key of the tests',
  checkout: 'a checkout key of the tests',
  webhook: 'a webhook key of the tests',
} as const;

export const testConfig: ApiConfig = {
  stage: 'test',
  tableName: 'test',
  tableUser: null,
  edgeKey: fixedKey(testSecrets.edge),
  visitorKey: fixedKey(testSecrets.visitor),
  checkoutKey: null,
  webhooks: { queueUrl: null, key: null, senderFunction: null },
  paymentQueue: null,
  edgeOnly: false,
  publicApi: 'soon',
  marketData: 'sample',
  dataForSeo: null,
  strapi: null,
  languageModel: 'built-in',
  spendingCaps: capsOf(defaultDailyBudgetsUsd),
  payments: null,
  stateMachineArn: null,
  imageBucket: null,
  pageFetcherFunction: null,
  userPool: {
    id: 'us-east-1_Test',
    clientId: 'test-client',
    endpoint: null,
    keysEndpoint: null,
    domain: null,
  },
};
