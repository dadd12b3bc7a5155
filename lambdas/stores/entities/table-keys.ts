import { tableSchema } from '#contracts/platform/table.ts';
import { indexPartitions, partitions } from '#contracts/platform/table-access.ts';

const { partitionKey, sortKey, index } = tableSchema;

const pk = <const C extends readonly string[], const T extends string>(composite: C, template: T) =>
  ({ field: partitionKey, composite, template, casing: 'none' }) as const;

const sk = <const C extends readonly string[], const T extends string>(composite: C, template: T) =>
  ({ field: sortKey, composite, template, casing: 'none' }) as const;

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: ElectroDB fills these templates.
const ofUser = pk(['userId'], `${partitions.user}\${userId}`);
const ofJob = pk(['jobId'], `${partitions.job}\${jobId}`);
const ofWebhooks = pk(['userId'], `${partitions.webhook}\${userId}`);
const ofSubscription = pk(['subscriptionId'], `${partitions.subscription}\${subscriptionId}`);

/**
 * Every key of the table, by item. The items of one user, or of one job, share a partition. The index lists due items
 * by their due time: the outbox, profiles whose free credits are due, and others.
 */
export const tableKeys = {
  profile: { pk: ofUser, sk: sk([], 'PROFILE') },
  account: { pk: ofUser, sk: sk([], 'ACCOUNT') },
  ledgerEntry: { pk: ofUser, sk: sk(['number'], 'LEDGER#${number}') },
  grant: { pk: ofUser, sk: sk(['grantId'], 'GRANT#${grantId}') },
  endedSession: { pk: ofUser, sk: sk(['sessionId'], 'ENDED_SESSION#${sessionId}') },
  userJob: { pk: ofUser, sk: sk(['createdAt', 'jobId'], 'JOB#${createdAt}#${jobId}') },
  slug: { pk: ofUser, sk: sk(['slug'], 'SLUG#${slug}') },
  job: { pk: ofJob, sk: sk([], 'JOB') },
  jobInput: { pk: ofJob, sk: sk([], 'INPUT') },
  jobOutput: { pk: ofJob, sk: sk(['name'], 'OUTPUT#${name}') },
  choices: { pk: ofJob, sk: sk([], 'CHOICES') },
  share: { pk: ofJob, sk: sk([], 'SHARE') },
  image: { pk: ofJob, sk: sk(['imageId'], 'IMAGE#${imageId}') },
  charge: { pk: ofJob, sk: sk([], 'CHARGE') },
  refund: { pk: ofJob, sk: sk([], 'REFUND') },
  outbox: { pk: ofJob, sk: sk([], 'OUTBOX') },
  demoCredit: { pk: pk(['visitor'], `${partitions.demo}\${visitor}`), sk: sk(['month'], '${month}') },
  demoNetwork: { pk: pk(['network'], `${partitions.demoNetwork}\${network}`), sk: sk(['month'], '${month}') },
  idempotency: { pk: pk(['owner'], `${partitions.request}\${owner}`), sk: sk(['key'], '${key}') },
  audit: { pk: pk(['subject'], `${partitions.audit}\${subject}`), sk: sk(['at', 'id'], '${at}#${id}') },
  deletion: { pk: pk(['userId'], `${partitions.deletion}\${userId}`), sk: sk([], 'DELETION') },
  dailySpend: { pk: pk(['day', 'holder'], `${partitions.spend}\${day}#\${holder}`), sk: sk([], 'SPEND') },
  providerCall: { pk: ofJob, sk: sk(['at', 'id'], 'PROVIDER_CALL#${at}#${id}') },
  rateCount: { pk: pk(['key'], `${partitions.rate}\${key}`), sk: sk(['startedAt'], '${startedAt}') },
  subscription: { pk: ofUser, sk: sk(['subscriptionId'], 'SUBSCRIPTION#${subscriptionId}') },
  paidGrant: { pk: ofUser, sk: sk(['grantId'], 'PAID_GRANT#${grantId}') },
  clawback: { pk: ofUser, sk: sk(['adjustmentId'], 'CLAWBACK#${adjustmentId}') },
  apiKey: { pk: ofUser, sk: sk(['keyId'], 'API_KEY#${keyId}') },
  newestApiKey: { pk: ofUser, sk: sk([], 'NEWEST_API_KEY') },
  apiKeyOwner: { pk: pk(['hash'], `${partitions.apiKey}\${hash}`), sk: sk([], 'OWNER') },
  webhook: { pk: ofWebhooks, sk: sk(['webhookId'], 'WEBHOOK#${webhookId}') },
  newestWebhook: { pk: ofWebhooks, sk: sk([], 'NEWEST_WEBHOOK') },
  webhookDelivery: {
    pk: ofWebhooks,
    sk: sk(['webhookId', 'createdAt', 'eventId'], 'DELIVERY#${webhookId}#${createdAt}#${eventId}'),
  },
  subscriptionOwner: { pk: ofSubscription, sk: sk([], 'OWNER') },
  parkedEvent: { pk: ofSubscription, sk: sk(['eventId'], 'PARKED#${eventId}') },
  reviewMark: { pk: pk(['list'], `${partitions.reviewMark}\${list}`), sk: sk([], 'MARK') },
  paymentEvent: { pk: pk(['eventId'], `${partitions.paymentEvent}\${eventId}`), sk: sk([], 'EVENT') },
  page: { pk: pk(['urlSha256'], `${partitions.page}\${urlSha256}`), sk: sk(['piece'], 'PAGE#${piece}') },
  metrics: {
    pk: pk(
      ['source', 'country', 'language', 'shard'],
      `${partitions.market}\${source}#\${country}#\${language}#\${shard}`,
    ),
    sk: sk(['keyword'], '${keyword}'),
  },
} as const;

export const outboxByDueTime = {
  index: index.name,
  pk: {
    field: index.partitionKey,
    composite: ['queue'],
    template: `${indexPartitions.outbox}\${queue}`,
    casing: 'none',
  },
  sk: { field: index.sortKey, composite: ['dueAt'], template: '${dueAt}', casing: 'none' },
} as const;

export const deletionByDueTime = {
  index: index.name,
  pk: { field: index.partitionKey, composite: ['queue'], template: '${queue}', casing: 'none' },
  sk: { field: index.sortKey, composite: ['dueAt'], template: '${dueAt}', casing: 'none' },
} as const;

export const profileByCreditDate = {
  index: index.name,
  pk: { field: index.partitionKey, composite: [], template: indexPartitions.freeCredits, casing: 'none' },
  sk: {
    field: index.sortKey,
    composite: ['creditsDueAt'],
    template: '${creditsDueAt}',
    casing: 'none',
  },
} as const;

export const subscriptionByReview = {
  index: index.name,
  pk: { field: index.partitionKey, composite: [], template: indexPartitions.billingReview, casing: 'none' },
  sk: { field: index.sortKey, composite: ['reviewAt'], template: '${reviewAt}', casing: 'none' },
} as const;
export const paymentEventByDueTime = {
  index: index.name,
  pk: { field: index.partitionKey, composite: [], template: indexPartitions.paymentEvents, casing: 'none' },
  sk: { field: index.sortKey, composite: ['dueAt'], template: '${dueAt}', casing: 'none' },
} as const;
export const deliveryByDueTime = {
  index: index.name,
  pk: { field: index.partitionKey, composite: [], template: indexPartitions.deliveries, casing: 'none' },
  sk: { field: index.sortKey, composite: ['dueAt'], template: '${dueAt}', casing: 'none' },
} as const;
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
