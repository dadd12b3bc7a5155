/** Names of the one table's keys and index: the cloud, the local stack, the tests and the stores use these. */
export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Sparse: only items that carry its keys are in it, with all their attributes. */
  index: { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
  /** Seconds since the epoch. The table removes expired items late, so readers filter them too. */
  timeToLive: 'ttl',
} as const;
