import { jobTypes } from '#contracts/product.ts';
import { type DraftField, toolViews } from '#web/features/tools/index.ts';
import { localStore, storageKeys } from '#web/lib/storage/storage.ts';

/**
 * What a person has typed, kept in this browser so that a reload, a failed run or a closed tab loses nothing.
 * One record per user; visitors without an account share the record `anonymous`.
 */
export type Drafts = Readonly<Record<DraftField, string>>;

const fields: readonly DraftField[] = jobTypes.flatMap((type) => toolViews[type].drafts);

const draftsOf = (textOf: (field: DraftField) => string): Drafts =>
  // `fields` has every draft field: an entry for each makes a whole record.
  Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Drafts;

export const emptyDrafts: Drafts = draftsOf(() => '');

/** The drafts, and where they are empty those of `others`. */
export const fillDrafts = (drafts: Drafts, others: Partial<Drafts>): Drafts =>
  draftsOf((field) => drafts[field] || others[field] || '');

const keyOf = (userId: string | null): string => `${storageKeys.drafts}.${userId ?? 'anonymous'}`;

const textIn = (record: unknown, field: DraftField): string => {
  const value =
    typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[field] : '';
  return typeof value === 'string' ? value : '';
};

/** The saved drafts of a user (null: no account); whatever cannot be read counts as empty. */
export const readDrafts = (userId: string | null): Drafts => {
  const record = localStore.read(keyOf(userId));
  return draftsOf((field) => textIn(record, field));
};

/** Saves the drafts; false when the browser refuses (storage full or switched off), which the form then says. */
export const saveDrafts = (userId: string | null, drafts: Drafts): boolean =>
  Object.values(drafts).every((value) => value === '')
    ? localStore.remove(keyOf(userId))
    : localStore.write(keyOf(userId), drafts);

export const clearDrafts = (userId: string | null): void => {
  localStore.remove(keyOf(userId));
};

/**
 * The drafts to show once it is known who is there. Another account than the last one on this browser: the former
 * one's drafts are removed, so that nothing of one user is left for the next. A visitor who signs in takes along
 * what was typed before, field by field, where the account has nothing saved.
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
