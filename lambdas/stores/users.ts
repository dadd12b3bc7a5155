import type { EntityItem } from 'electrodb';
import type { Grant, UserProfile, UserStore } from '#ports';
import { emptyAccount, movementNames, movementWrites } from './account.ts';
import type { Table } from './entities.ts';
import { present } from './present.ts';
import { isConditionRefused } from './refused.ts';
import { transact } from './transact.ts';

const toProfile = (item: EntityItem<Table['entities']['profile']>): UserProfile => ({
  ...item,
  nextFreeCreditDate: item.nextFreeCreditDate ?? null,
  sessionsEndedAt: item.sessionsEndedAt ?? null,
});

const findProfile = async (table: Table, userId: string): Promise<UserProfile | null> => {
  const { data } = await table.entities.profile.get({ userId }).go({ consistent: true });
  return data && toProfile(data);
};

const writeNew = (table: Table, profile: UserProfile, grant: Grant) => {
  const { userId, createdAt } = profile;
  const { id: grantId, halfCredits, description, expiresAt: lapsesAt } = grant;
  const movement = { kind: 'grant' as const, halfCredits, description, jobId: null, createdAt };
  return transact(['profile', 'grant', ...movementNames], () =>
    table.write((entities) => [
      entities.profile.create(present(profile)).commit(),
      entities.grant.create(present({ userId, grantId, halfCredits, lapsesAt })).commit(),
      ...movementWrites(entities, emptyAccount(userId), movement),
    ]),
  );
};

/** Profiles on the table. A profile, its account and its first grant come into being in one transaction. */
export const createUserStore = (table: Table): UserStore => ({
  find: (userId) => findProfile(table, userId),
  create: async (profile, grant) => {
    const refused = await writeNew(table, profile, grant);
    if (refused.size === 0) return profile;
    const existing = await findProfile(table, profile.userId);
    if (existing) return existing;
    throw new Error(`The profile was refused ([${[...refused].join(', ')}]) and yet is not there.`);
  },
  update: async (userId, changes) => {
    if (Object.keys(changes).length === 0) return findProfile(table, userId);
    try {
      await table.entities.profile.patch({ userId }).set(changes).go();
    } catch (error) {
      if (!isConditionRefused(error)) throw error;
    }
    return findProfile(table, userId);
  },
});
