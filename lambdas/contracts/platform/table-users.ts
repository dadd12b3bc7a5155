import {
  type IndexPartition,
  indexPartitions,
  type Partition,
  partitions,
  type StoreMethod,
  storeAccess,
  type TableAccess,
  type TableAction,
  tableActions,
} from './table-access.ts';

/** Every request identifies the caller and counts the call. */
const everyRequest = ['users.find', 'users.isSessionEnded', 'rateLimits.take'] as const;
/** The same for calls of the public API, which use a key. */
const everyCallWithKey = [
  'apiKeys.findByHash',
  'apiKeys.recordUse',
  'users.find',
  'rateLimits.take',
] as const;
const givesFreeCredits = ['users.create', 'users.renewCredits'] as const;
const everyStep = ['jobs.advance', 'outputs.read', 'outputs.write'] as const;
const pays = ['spending.reserve', 'spending.correct'] as const;
const appliesPayments = [
  'users.find',
  'subscriptions.list',
  'subscriptions.ownerOf',
  'subscriptions.change',
  'paidCredits.grant',
  'paidCredits.clawBack',
  'paymentInbox.listParked',
  'paymentInbox.unpark',
] as const;

/** For those who may hold keys: on the site, and with a key. */
const managesWebhooks = [
  'webhooks.create',
  'webhooks.list',
  'webhooks.find',
  'webhooks.remove',
  'webhooks.listDeliveries',
  'webhooks.addDelivery',
] as const;

const recordsEvents = ['paymentInbox.setDue', 'paymentInbox.markDone', 'paymentInbox.park'] as const;

/** The store methods that each function calls. Its role allows nothing else. */
export const tableUsers = {
  jobs: [
    ...everyRequest,
    ...givesFreeCredits,
    'jobs.find',
    'jobs.findInput',
    'jobs.findIdBySlug',
    'jobs.listByUser',
    'jobs.rename',
    'jobs.remove',
    'choices.find',
    'shares.find',
    'ledger.reserve',
    'ledger.end',
    'ledger.claim',
    'outputs.read',
    'images.listByJob',
    'images.remove',
  ],
  images: [
    ...everyRequest,
    'jobs.find',
    'jobs.findInput',
    'jobs.findIdBySlug',
    'images.create',
    'images.listByJob',
    'images.remove',
    'outbox.postpone',
    'outputs.read',
    'outputs.write',
  ],
  exports: [...everyRequest, 'jobs.find', 'jobs.findIdBySlug', 'outputs.read'],
  me: [...everyRequest, ...givesFreeCredits, 'users.update', 'users.endSession', 'credits.balance'],
  credits: [...everyRequest, 'users.renewCredits', 'credits.balance', 'credits.entries'],
  billing: [
    ...everyRequest,
    ...givesFreeCredits,
    'credits.balance',
    'paidCredits.list',
    'paidCredits.listClawbacks',
    'subscriptions.list',
    'subscriptions.change',
  ],
  webhooks: [...everyRequest, 'paymentInbox.receive'],
  'api-keys': [...everyRequest, ...managesWebhooks, 'apiKeys.create', 'apiKeys.list', 'apiKeys.revoke'],
  config: [...everyRequest, 'demoCredits.isUsed'],
  content: everyRequest,
  verify: everyRequest,
  'public-runs': [
    ...everyCallWithKey,
    ...givesFreeCredits,
    'jobs.find',
    'jobs.findInput',
    'jobs.findIdBySlug',
    'ledger.reserve',
    'ledger.end',
    'outbox.postpone',
    'outputs.read',
    'outputs.write',
    'images.create',
    'images.listByJob',
    'images.remove',
    'credits.balance',
  ],
  'public-reads': [
    ...everyCallWithKey,
    ...givesFreeCredits,
    'jobs.find',
    'jobs.findIdBySlug',
    'jobs.listByUser',
    'outputs.read',
    'credits.balance',
  ],
  'public-verify': everyCallWithKey,
  'public-webhooks': [...everyCallWithKey, ...managesWebhooks],
  choices: [
    ...everyRequest,
    'jobs.find',
    'jobs.findIdBySlug',
    'outputs.read',
    'choices.find',
    'choices.save',
  ],
  shares: [
    ...everyRequest,
    'jobs.find',
    'jobs.findIdBySlug',
    'outputs.read',
    'choices.find',
    'shares.find',
    'shares.put',
    'shares.remove',
  ],
  'text-stages': [
    ...everyStep,
    ...pays,
    'jobs.find',
    'jobs.findInput',
    'images.listByJob',
    'ledger.end',
    'rateLimits.take',
    'pageCache.get',
    'pageCache.put',
    'marketDataCache.get',
    'marketDataCache.put',
  ],
  'model-stages': [...everyStep, ...pays, 'jobs.findInput'],
  'image-stages': [...everyStep, ...pays, 'images.listByJob', 'images.describe'],
  sweep: [
    'jobs.find',
    'outbox.due',
    'outbox.postpone',
    'outputs.read',
    'ledger.end',
    'images.listByJob',
    'images.remove',
    'users.find',
    'users.listDueForCredits',
    'users.rescheduleCredits',
    'users.renewCredits',
    'webhooks.listDue',
    'webhooks.postpone',
  ],
  'execution-ended': ['ledger.end'],
  'post-confirmation': ['users.update'],
  'payment-events': [...appliesPayments, ...recordsEvents, 'paymentInbox.findWaiting'],
  'webhook-deliveries': [
    'webhooks.claim',
    'webhooks.find',
    'webhooks.reseal',
    'webhooks.record',
    'webhooks.drop',
  ],
  'reconcile-billing': [
    ...appliesPayments,
    ...recordsEvents,
    'paymentInbox.isDone',
    'paymentInbox.listOverdue',
    'paymentInbox.mark',
    'paymentInbox.setMark',
    'subscriptions.listDueForReview',
    'subscriptions.setReview',
  ],
  operate: [
    ...appliesPayments,
    'users.update',
    'audit.write',
    'audit.list',
    'credits.balance',
    'credits.entries',
    'credits.give',
    'images.listByJob',
    'images.remove',
    'jobs.find',
    'jobs.findInput',
    'jobs.listByUser',
    'ledger.end',
    'outputs.read',
    'spending.listByJob',
    'userData.jobIds',
    'userData.read',
    'userData.purge',
    'userData.requestDeletion',
    'userData.findDeletion',
    'userData.watchJobs',
    'userData.setLastLook',
    'userData.finishDeletion',
    'userData.rescheduleDeletion',
    'userData.openDeletions',
  ],
} as const satisfies Readonly<Record<string, readonly StoreMethod[]>>;
export type TableUser = keyof typeof tableUsers;

/** One permission of a role: an action on items, or a query of the index, on partitions that match these patterns. */
export type TableGrant = {
  readonly action: TableAction;
  readonly on: 'table' | 'index';
  readonly leadingKeys: readonly string[];
};

const patternOf = (start: string): string => (start.endsWith('#') ? `${start}*` : start);

/**
 * The grants of a function: one per action, with all its partitions. AWS compares the keys of a batch as a set, so
 * one grant per partition would reject a batch that touches two of them.
 */
export const tableGrantsOf = (user: TableUser): TableGrant[] => {
  const accesses: readonly TableAccess[] = tableUsers[user].map((method) => storeAccess[method]);
  const grants = tableActions.map((action): TableGrant => {
    const names = new Set<Partition>(accesses.flatMap((access) => access[action] ?? []));
    return { action, on: 'table', leadingKeys: [...names].map((name) => patternOf(partitions[name])).sort() };
  });
  const indexes = new Set<IndexPartition>(accesses.flatMap(({ index = [] }) => index));
  const ofIndex = [...indexes].map((name) => patternOf(indexPartitions[name])).sort();
  return [...grants, { action: 'Query' as const, on: 'index' as const, leadingKeys: ofIndex }].filter(
    ({ leadingKeys }) => leadingKeys.length > 0,
  );
};
