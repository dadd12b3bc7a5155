/**
 * The prefixes of the table's partition keys, by content. The stores build their keys from them, and the role of each
 * function is limited to the prefixes it needs (`dynamodb:LeadingKeys`).
 */
export const partitions = {
  user: 'USER#',
  job: 'JOB#',
  subscription: 'SUBSCRIPTION#',
  demo: 'DEMO#',
  demoNetwork: 'DEMO_NETWORK#',
  request: 'REQUEST#',
  audit: 'AUDIT#',
  deletion: 'DELETION#',
  spend: 'SPEND#',
  rate: 'RATE#',
  reviewMark: 'REVIEW_MARK#',
  paymentEvent: 'PAYMENT_EVENT#',
  page: 'PAGE#',
  market: 'MARKET#',
  apiKey: 'API_KEY_HASH#',
  webhook: 'WEBHOOKS#',
} as const;
export type Partition = keyof typeof partitions;

/** The partitions of the index. They list due items by the time at which they are due. */
export const indexPartitions = {
  outbox: 'OUTBOX#',
  deletions: 'DELETIONS',
  freeCredits: 'FREE_CREDITS',
  billingReview: 'BILLING_REVIEW',
  paymentEvents: 'PAYMENT_EVENTS',
  deliveries: 'WEBHOOK_DELIVERIES',
} as const;
export type IndexPartition = keyof typeof indexPartitions;

/**
 * Actions on items. `Scan` is not included because it names no partition, so no condition on partitions can restrict
 * it.
 */
export const tableActions = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
] as const;
export type TableAction = (typeof tableActions)[number];

export type TableAccess = { readonly [Action in TableAction]?: readonly Partition[] } & {
  /** The queries on the index. */
  readonly index?: readonly IndexPartition[];
};

const getUser = { GetItem: ['user'] } as const;
const changeCredits = { GetItem: ['user'], Query: ['user'], PutItem: ['user'] } as const;
const getJob = { GetItem: ['job'] } as const;

/** The actions of each store method in the table. A transaction needs the actions of its items. */
export const storeAccess = {
  'spending.reserve': { UpdateItem: ['spend', 'job'], PutItem: ['job'] },
  'spending.correct': { UpdateItem: ['spend', 'job'] },
  'spending.listByJob': { Query: ['job'] },
  'rateLimits.take': { UpdateItem: ['rate'] },
  'jobs.find': getJob,
  'jobs.findInput': getJob,
  'jobs.findIdBySlug': getUser,
  'jobs.listByUser': { Query: ['user'], BatchGetItem: ['job'] },
  'jobs.rename': { UpdateItem: ['job'] },
  'jobs.remove': {
    Query: ['job'],
    BatchWriteItem: ['job'],
    UpdateItem: ['job'],
    DeleteItem: ['user', 'job'],
  },
  'jobs.advance': { GetItem: ['job'], UpdateItem: ['job'] },
  'ledger.reserve': {
    GetItem: ['user', 'request'],
    PutItem: ['user', 'job', 'request'],
    UpdateItem: ['demo', 'demoNetwork'],
  },
  'ledger.end': {
    GetItem: ['job', 'user', 'demo'],
    Query: ['webhook'],
    PutItem: ['user', 'job', 'webhook'],
    UpdateItem: ['job', 'demo'],
    DeleteItem: ['job'],
  },
  'ledger.claim': { GetItem: ['job', 'user'], PutItem: ['user'], UpdateItem: ['job', 'user'] },
  'outputs.read': getJob,
  'outputs.write': { GetItem: ['job'], PutItem: ['job'], DeleteItem: ['job'] },
  'choices.find': getJob,
  'choices.save': { GetItem: ['job'], PutItem: ['job'], UpdateItem: ['job'], DeleteItem: ['job'] },
  'shares.find': getJob,
  'shares.put': { PutItem: ['job'] },
  'shares.remove': { DeleteItem: ['job'] },
  'outbox.due': { index: ['outbox'] },
  'outbox.postpone': { UpdateItem: ['job'] },
  'demoCredits.isUsed': { GetItem: ['demo'] },
  'users.find': getUser,
  'users.create': { GetItem: ['user'], PutItem: ['user'] },
  'users.update': { GetItem: ['user'], UpdateItem: ['user'] },
  'users.endSession': { PutItem: ['user'] },
  'users.isSessionEnded': getUser,
  'users.renewCredits': { GetItem: ['user'], PutItem: ['user'], UpdateItem: ['user'] },
  'users.listDueForCredits': { index: ['freeCredits'] },
  'users.rescheduleCredits': { UpdateItem: ['user'] },
  'credits.balance': getUser,
  'credits.entries': { Query: ['user'] },
  'credits.give': { GetItem: ['user'], PutItem: ['user'] },
  'images.create': { PutItem: ['job'], UpdateItem: ['job'] },
  'images.listByJob': { Query: ['job'] },
  'images.describe': { UpdateItem: ['job'] },
  'images.remove': { DeleteItem: ['job'] },
  'subscriptions.list': { Query: ['user'] },
  'subscriptions.ownerOf': { GetItem: ['subscription'] },
  'subscriptions.change': {
    Query: ['user'],
    GetItem: ['user'],
    PutItem: ['user', 'subscription'],
    UpdateItem: ['user'],
  },
  'subscriptions.listDueForReview': { index: ['billingReview'] },
  'subscriptions.setReview': { UpdateItem: ['subscription'] },
  'paymentInbox.receive': { GetItem: ['paymentEvent'], PutItem: ['paymentEvent'] },
  'paymentInbox.findWaiting': { GetItem: ['paymentEvent'] },
  'paymentInbox.listOverdue': { index: ['paymentEvents'] },
  'paymentInbox.setDue': { UpdateItem: ['paymentEvent'] },
  'paymentInbox.isDone': { GetItem: ['paymentEvent'] },
  'paymentInbox.markDone': { PutItem: ['paymentEvent'] },
  'paymentInbox.park': { PutItem: ['subscription'] },
  'paymentInbox.listParked': { Query: ['subscription'] },
  'paymentInbox.unpark': { DeleteItem: ['subscription'] },
  'paymentInbox.mark': { GetItem: ['reviewMark'] },
  'paymentInbox.setMark': { PutItem: ['reviewMark'] },
  'paidCredits.list': { Query: ['user'] },
  'paidCredits.listClawbacks': { Query: ['user'] },
  'paidCredits.grant': changeCredits,
  'paidCredits.clawBack': changeCredits,
  'apiKeys.create': { GetItem: ['user'], Query: ['user'], PutItem: ['user', 'apiKey'] },
  'apiKeys.list': { Query: ['user'] },
  'apiKeys.findByHash': { GetItem: ['apiKey', 'user'] },
  'apiKeys.recordUse': { UpdateItem: ['user'] },
  'apiKeys.revoke': { DeleteItem: ['user', 'apiKey'] },
  'webhooks.create': { GetItem: ['webhook'], Query: ['webhook'], PutItem: ['webhook'] },
  'webhooks.list': { Query: ['webhook'] },
  'webhooks.find': { GetItem: ['webhook'] },
  'webhooks.remove': { DeleteItem: ['webhook'] },
  'webhooks.reseal': { UpdateItem: ['webhook'] },
  'webhooks.listDeliveries': { Query: ['webhook'] },
  'webhooks.addDelivery': { PutItem: ['webhook'] },
  'webhooks.claim': { UpdateItem: ['webhook'], GetItem: ['webhook'] },
  'webhooks.record': { UpdateItem: ['webhook'] },
  'webhooks.drop': { DeleteItem: ['webhook'] },
  'webhooks.listDue': { index: ['deliveries'] },
  'webhooks.postpone': { UpdateItem: ['webhook'] },
  'audit.write': { PutItem: ['audit'] },
  'audit.list': { Query: ['audit'] },
  'userData.jobIds': { Query: ['user'] },
  'userData.read': { Query: ['user', 'request', 'webhook'] },
  'userData.purge': {
    Query: ['user', 'job', 'subscription', 'request', 'apiKey', 'webhook'],
    BatchWriteItem: ['user', 'job', 'subscription', 'request', 'apiKey', 'webhook'],
    GetItem: ['user'],
    UpdateItem: ['user'],
  },
  'userData.requestDeletion': { GetItem: ['deletion'], PutItem: ['deletion'] },
  'userData.findDeletion': { GetItem: ['deletion'] },
  'userData.watchJobs': { UpdateItem: ['deletion'] },
  'userData.setLastLook': { UpdateItem: ['deletion'] },
  'userData.finishDeletion': { GetItem: ['deletion'], PutItem: ['deletion'] },
  'userData.rescheduleDeletion': { UpdateItem: ['deletion'] },
  'userData.openDeletions': { index: ['deletions'] },
  'pageCache.get': { Query: ['page'] },
  'pageCache.put': { PutItem: ['page'] },
  'marketDataCache.get': { BatchGetItem: ['market'] },
  'marketDataCache.put': { BatchWriteItem: ['market'] },
} as const satisfies Readonly<Record<string, TableAccess>>;
export type StoreMethod = keyof typeof storeAccess;
