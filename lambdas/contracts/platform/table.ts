/** Names of the one table's keys and index, for the cloud, the local stack, the tests and the stores. */
export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** The index is sparse: it contains only items with its keys, and all of their attributes. */
  index: { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
  /** Seconds since the epoch. DynamoDB removes expired items late, so readers filter them out, too. */
  timeToLive: 'ttl',
} as const;
