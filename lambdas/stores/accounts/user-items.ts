import { userAsOwner } from '#stores/jobs/earlier-request.ts';
import { partitionOf, readPartition } from '#stores/table/partition.ts';
import type { Table } from '#stores/table/table.ts';

const everyItem = { pages: 'all', consistent: true } as const;

/** Finds the items of a user: the partitions, and the ids by which other partitions belong to the user. */
export const openUserItems = ({ entities, client, name }: Table) => {
  const read = (params: unknown) => readPartition(client, name, partitionOf(params));
  return {
    ofUser: (userId: string) => read(entities.profile.get({ userId }).params()),
    webhooksOf: (userId: string) => read(entities.webhook.get({ userId, webhookId: 'any' }).params()),
    ofJob: (jobId: string) => read(entities.job.get({ jobId }).params()),
    ofSubscription: (subscriptionId: string) =>
      read(entities.subscriptionOwner.get({ subscriptionId }).params()),
    ofKeyHash: (hash: string) => read(entities.apiKeyOwner.get({ hash }).params()),
    requestsOf: async (userId: string) =>
      (await entities.idempotency.query.primary({ owner: userAsOwner(userId) }).go(everyItem)).data,
    jobIds: async (userId: string): Promise<string[]> =>
      (await entities.userJob.query.primary({ userId }).go(everyItem)).data.map(({ jobId }) => jobId),
    subscriptionIds: async (userId: string): Promise<string[]> =>
      (await entities.subscription.query.primary({ userId }).go(everyItem)).data.map(
        ({ subscriptionId }) => subscriptionId,
      ),
    keyHashes: async (userId: string): Promise<string[]> =>
      (await entities.apiKey.query.primary({ userId }).go(everyItem)).data.map(({ hash }) => hash),
  };
};
export type UserItems = ReturnType<typeof openUserItems>;
