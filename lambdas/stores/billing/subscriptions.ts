import type { EntityItem } from 'electrodb';
import type { Subscription } from '#contracts/billing/payment.ts';
import { newestFirst, profileFor } from '#domain/billing/subscription-state.ts';
import type { SubscriptionStore, UserProfile } from '#ports';
import { findProfile } from '#stores/accounts/users.ts';
import { isWritten } from '#stores/table/condition-failed.ts';
import { present } from '#stores/table/present.ts';
import type { Table, Writable } from '#stores/table/table.ts';
import { transact, untilCurrent } from '#stores/table/transact.ts';

type Stored = { subscription: Subscription; revision: number };

const toStored = (item: EntityItem<Table['entities']['subscription']>): Stored => {
  const { revision, nextBilledAt = null, canceledAt = null, period, scheduledChange, held, ...rest } = item;
  return {
    revision,
    subscription: {
      ...rest,
      nextBilledAt,
      canceledAt,
      period: period ?? null,
      scheduledChange: scheduledChange ?? null,
      held: held ?? null,
    },
  };
};

const listStored = async (table: Table, userId: string): Promise<Stored[]> => {
  const { data } = await table.entities.subscription.query
    .primary({ userId })
    .go({ pages: 'all', consistent: true });
  return data.map(toStored).sort((a, b) => newestFirst(a.subscription, b.subscription));
};

const subscriptionWrite = (entities: Writable, next: Subscription, revision: number) =>
  entities.subscription
    .put({ ...present(next), revision: revision + 1 })
    .where((item, { notExists, eq }) =>
      revision === 0 ? notExists(item.revision) : eq(item.revision, revision),
    )
    .commit();

/**
 * The item that names the owner. It is written with the first state and due for review at once; the review sets the
 * next date.
 */
const ownerWrite = (entities: Writable, { subscriptionId, userId, createdAt }: Subscription) =>
  entities.subscriptionOwner.create({ subscriptionId, userId, reviewAt: createdAt }).commit();

/** Updates the profile. Removing the date takes the profile out of the index of due free credits. */
const profileWrite = ({ profile }: Writable, current: UserProfile, next: ReturnType<typeof profileFor>) => {
  const { plan, trialUsed, nextFreeCreditDate } = next;
  const patch = profile.patch({ userId: current.userId });
  return nextFreeCreditDate === null
    ? patch.set({ plan, trialUsed }).remove(['nextFreeCreditDate', 'creditsDueAt']).commit()
    : patch.set({ plan, trialUsed, nextFreeCreditDate, creditsDueAt: nextFreeCreditDate }).commit();
};

type Change = (current: Subscription | null) => Subscription | null;

/** One attempt; undefined if the data read is outdated. */
const changeOnce = async (
  table: Table,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  change: Change,
): Promise<{ subscription: Subscription | null } | undefined> => {
  const [stored, profile] = await Promise.all([listStored(table, userId), findProfile(table, userId)]);
  const found = stored.find(({ subscription }) => subscription.subscriptionId === subscriptionId) ?? null;
  const current = found?.subscription ?? null;
  const next = change(current);
  if (next === null) return { subscription: current };
  const others = stored.flatMap(({ subscription }) =>
    subscription.subscriptionId === subscriptionId ? [] : [subscription],
  );
  const counts = [...others, next].sort(newestFirst)[0] === next;
  const failed = await transact(table, (entities) => ({
    subscription: subscriptionWrite(entities, next, found?.revision ?? 0),
    owner: current === null ? ownerWrite(entities, next) : undefined,
    profile:
      counts && profile !== null
        ? profileWrite(entities, profile, profileFor(profile, current, next))
        : undefined,
  }));
  return failed.size === 0 ? { subscription: next } : undefined;
};

/** Subscriptions in the table, in their owner's partition. A separate item per subscription names the owner. */
export const createSubscriptionStore = (table: Table): SubscriptionStore => ({
  list: async (userId) => (await listStored(table, userId)).map(({ subscription }) => subscription),
  ownerOf: async (subscriptionId) => {
    const { data } = await table.entities.subscriptionOwner.get({ subscriptionId }).go({ consistent: true });
    return data?.userId ?? null;
  },
  change: async (key, change) => (await untilCurrent(() => changeOnce(table, key, change))).subscription,
  listDueForReview: async (now, limit) => {
    const { data } = await table.entities.subscriptionOwner.query
      .due({})
      .lte({ reviewAt: now })
      .go({ limit });
    return data.map(({ userId, subscriptionId, failingSince = null }) => ({
      userId,
      subscriptionId,
      failingSince,
    }));
  },
  setReview: async (subscriptionId, reviewAt, failingSince = null) => {
    const patch = table.entities.subscriptionOwner.patch({ subscriptionId });
    // Not written if the owner was deleted, together with this item.
    await isWritten(() => {
      if (reviewAt === null) return patch.remove(['reviewAt', 'failingSince']).go();
      if (failingSince === null) return patch.set({ reviewAt }).remove(['failingSince']).go();
      return patch.set({ reviewAt, failingSince }).go();
    });
  },
});
