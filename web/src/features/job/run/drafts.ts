import { isRecord } from '#contracts/is-record.ts';
import { jobTypes } from '#contracts/product.ts';
import { type DraftField, toolViews } from '#web/features/tools/index.ts';
import { localStore, storageKeys } from '#web/lib/storage/storage.ts';

/**
 * What a user has typed, stored in this browser so that a reload, a failed run or a closed tab loses nothing. There
 * is one record per user. Visitors without an account share the record `anonymous`.
 */
export type Drafts = Readonly<Record<DraftField, string>>;

const fields: readonly DraftField[] = jobTypes.flatMap((type) => toolViews[type].drafts);

const draftsOf = (textOf: (field: DraftField) => string): Drafts =>
  // `fields` has every draft field, so one entry for each makes a complete record.
  Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Drafts;

export const emptyDrafts: Drafts = draftsOf(() => '');

/** The drafts, with empty fields filled from `others`. */
export const fillDrafts = (drafts: Drafts, others: Partial<Drafts>): Drafts =>
  draftsOf((field) => drafts[field] || others[field] || '');

const keyOf = (userId: string | null): string => `${storageKeys.drafts}.${userId ?? 'anonymous'}`;

const textIn = (record: unknown, field: DraftField): string => {
  const value = isRecord(record) ? record[field] : '';
  return typeof value === 'string' ? value : '';
};

/** The stored drafts of a user (null: no account). What cannot be read counts as empty. */
export const readDrafts = (userId: string | null): Drafts => {
  const record = localStore.read(keyOf(userId));
  return draftsOf((field) => textIn(record, field));
};

/** Stores the drafts. False when the browser refuses (storage full or disabled), which the form then says. */
export const saveDrafts = (userId: string | null, drafts: Drafts): boolean =>
  Object.values(drafts).every((value) => value === '')
    ? localStore.remove(keyOf(userId))
    : localStore.write(keyOf(userId), drafts);

export const clearDrafts = (userId: string | null): void => {
  localStore.remove(keyOf(userId));
};

/**
 * The drafts to show once the user is known. If another account was used last on this browser, its drafts are removed,
 * so that no user sees those of another. A visitor who signs in keeps the typed text of each field for which the
 * account has nothing stored.
 */
export const adoptDrafts = (userId: string | null): Drafts => {
  if (userId === null) return readDrafts(null);
  const formerOwner = localStore.read(storageKeys.draftsOwner);
  if (typeof formerOwner === 'string' && formerOwner !== userId) clearDrafts(formerOwner);
  localStore.write(storageKeys.draftsOwner, userId);
  const merged = fillDrafts(readDrafts(userId), readDrafts(null));
  if (saveDrafts(userId, merged)) clearDrafts(null);
  return merged;
};
