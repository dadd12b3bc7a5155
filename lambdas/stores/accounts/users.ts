import type { EntityItem } from 'electrodb';
import type { UserProfile, UserStore } from '#ports';
import { writeNewUser, writeRenewal } from '#stores/credits/give-credits.ts';
import { isWritten } from '#stores/table/condition-failed.ts';
import type { Table } from '#stores/table/table.ts';

const toProfile = ({ creditsDueAt: _, ...item }: EntityItem<Table['entities']['profile']>): UserProfile => ({
  ...item,
  nextFreeCreditDate: item.nextFreeCreditDate ?? null,
  sessionsEndedAt: item.sessionsEndedAt ?? null,
  closedAt: item.closedAt ?? null,
});

export const findProfile = async (table: Table, userId: string): Promise<UserProfile | null> => {
  const { data } = await table.entities.profile.get({ userId }).go({ consistent: true });
  return data && toProfile(data);
};

/** Profiles in the table. One transaction creates a profile, its account and its first grant. */
export const createUserStore = (table: Table): UserStore => ({
  find: (userId) => findProfile(table, userId),
  create: async (profile, grant) => {
    const failed = await writeNewUser(table, profile, grant);
    if (failed.size === 0) return profile;
    const existing = await findProfile(table, profile.userId);
    if (existing) return existing;
    throw new Error(
      `The write of the profile was rejected ([${[...failed].join(', ')}]), but there is no profile.`,
    );
  },
  update: async (userId, changes) => {
    if (Object.keys(changes).length === 0) return findProfile(table, userId);
    await isWritten(() => table.entities.profile.patch({ userId }).set(changes).go());
    return findProfile(table, userId);
  },
  endSession: async (ended) => void (await table.entities.endedSession.put(ended).go()),
  isSessionEnded: async (userId, sessionId) => {
    const { data } = await table.entities.endedSession.get({ userId, sessionId }).go({ consistent: true });
    return data !== null;
  },
  renewCredits: (renewal) => writeRenewal(table, renewal),
  listDueForCredits: async (now, limit) => {
    const { data } = await table.entities.profile.query.due({}).lte({ creditsDueAt: now }).go({ limit });
    return data.map(toProfile);
  },
  rescheduleCredits: async (userId, dueAt, retryAt) => {
    // Not written if they were renewed after all, or the plan has changed.
    await isWritten(() =>
      table.entities.profile
        .patch({ userId })
        .set({ creditsDueAt: retryAt })
        .where(({ nextFreeCreditDate }, { eq }) => eq(nextFreeCreditDate, dueAt))
        .go(),
    );
  },
});
