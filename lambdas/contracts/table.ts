/** Names of the one table's attributes and index: the cloud definition, the local stack and the stores share them. */
export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  index: { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
  /** Epoch seconds. Items outlive it by up to two days, so readers filter what has expired. */
  timeToLive: 'ttl',
} as const;
