import type { JobInput } from '#contracts/jobs/stage.ts';
import type {
  DeliveryItem,
  ImageRecord,
  JobRecord,
  LedgerEntry,
  ProviderCall,
  ShareRecord,
  UserProfile,
  WebhookItem,
} from '#ports';

/** The state that the stores in memory share, as the real ones share a table. */
export type MemoryState = {
  jobs: Map<string, JobRecord>;
  inputs: Map<string, JobInput>;
  outputs: Map<string, string>;
  choices: Map<string, { version: number; value: string }>;
  shares: Map<string, ShareRecord>;
  outbox: Map<string, string>;
  demoNetworks: Map<string, number>;
  demos: Map<string, { jobId: string; isReleased: boolean; failures: number }>;
  requests: Map<string, { requestSha256: string; jobId: string; expiresAt: number }>;
  profiles: Map<string, UserProfile>;
  /** When to retry the renewal of credits, by the user and the date on which they become due. */
  creditRetries: Map<string, string>;
  endedSessions: Set<string>;
  entries: Map<string, LedgerEntry[]>;
  grants: Set<string>;
  images: Map<string, ImageRecord>;
  /** Micro-dollars by day and holder. */
  spend: Map<string, number>;
  providerCalls: Map<string, ProviderCall>;
  webhooks: Map<string, WebhookItem>;
  deliveries: Map<string, DeliveryItem>;
};

export const emptyState = (): MemoryState => ({
  jobs: new Map(),
  inputs: new Map(),
  outputs: new Map(),
  choices: new Map(),
  shares: new Map(),
  outbox: new Map(),
  demoNetworks: new Map(),
  demos: new Map(),
  requests: new Map(),
  profiles: new Map(),
  creditRetries: new Map(),
  endedSessions: new Set(),
  entries: new Map(),
  grants: new Set(),
  images: new Map(),
  spend: new Map(),
  providerCalls: new Map(),
  webhooks: new Map(),
  deliveries: new Map(),
});
