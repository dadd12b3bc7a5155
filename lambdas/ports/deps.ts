import type { ApiKeyStore } from './api-keys.ts';
import type { PaidCredits, PaymentInbox, PaymentQueue, Payments, SubscriptionStore } from './billing.ts';
import type { Content } from './content.ts';
import type { Credits } from './credits.ts';
import type { TokenVerifier } from './identity.ts';
import type { ImageBucket, ImageReader, ImageStore } from './images.ts';
import type { DemoCredits, JobLedger } from './job-ledger.ts';
import type { JobOutputs, JobRunner, JobStore, Outbox } from './jobs.ts';
import type { LanguageModel } from './language-model.ts';
import type { MarketData } from './market-data.ts';
import type { ImageFetcher, PageFetcher } from './pages.ts';
import type { RateLimits } from './rate-limits.ts';
import type { ChoiceStore, ShareStore } from './results.ts';
import type { Spending } from './spending.ts';
import type { Clock, Ids, Log, StageKey } from './system.ts';
import type { UserStore } from './users.ts';
import type { WebhookQueue, WebhookSender, WebhookStore } from './webhooks.ts';

/** Everything that use cases may need. Each use case picks its part. */
export type Deps = {
  clock: Clock;
  ids: Ids;
  log: Log;
  jobs: JobStore;
  ledger: JobLedger;
  outputs: JobOutputs;
  choices: ChoiceStore;
  shares: ShareStore;
  outbox: Outbox;
  demoCredits: DemoCredits;
  users: UserStore;
  credits: Credits;
  images: ImageStore;
  imageBucket: ImageBucket;
  imageReader: ImageReader;
  imageFetcher: ImageFetcher;
  pageFetcher: PageFetcher;
  languageModel: LanguageModel;
  marketData: MarketData;
  jobRunner: JobRunner;
  tokens: TokenVerifier;
  content: Content;
  payments: Payments;
  /** Proves who started a checkout. */
  checkoutKey: StageKey;
  subscriptions: SubscriptionStore;
  paymentInbox: PaymentInbox;
  paymentQueue: PaymentQueue;
  paidCredits: PaidCredits;
  apiKeys: ApiKeyStore;
  webhooks: WebhookStore;
  webhookQueue: WebhookQueue;
  webhookSender: WebhookSender;
  /** Encrypts the signing secrets of webhooks. */
  webhookKey: StageKey;
  rateLimits: RateLimits;
  spending: Spending;
};
