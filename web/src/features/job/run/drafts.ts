import { localStore, storageKeys } from '#web/lib/storage/storage.ts';

/**
 * What a person has typed, kept in this browser so that a reload, a failed run or a closed tab loses nothing.
 * One record per user; visitors without an account share the record `anonymous`.
 */
export type Drafts = {
  readonly optimizerText: string;
  /** One keyword per line. */
  readonly evaluatorKeywords: string;
  readonly evaluatorContext: string;
  readonly imageContext: string;
};
export type DraftField = keyof Drafts;

export const emptyDrafts: Drafts = {
  optimizerText: '',
  evaluatorKeywords: '',
  evaluatorContext: '',
  imageContext: '',
};

const keyOf = (userId: string | null): string => `${storageKeys.drafts}.${userId ?? 'anonymous'}`;

const textIn = (record: unknown, field: DraftField): string => {
  const value =
    typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[field] : '';
  return typeof value === 'string' ? value : '';
};

/** The saved drafts of a user (null: no account); whatever cannot be read counts as empty. */
export const readDrafts = (userId: string | null): Drafts => {
  const record = localStore.read(keyOf(userId));
  return {
    optimizerText: textIn(record, 'optimizerText'),
    evaluatorKeywords: textIn(record, 'evaluatorKeywords'),
    evaluatorContext: textIn(record, 'evaluatorContext'),
    imageContext: textIn(record, 'imageContext'),
  };
};

/** Saves the drafts; false when the browser refuses (storage full or switched off), which the form then says. */
export const saveDrafts = (userId: string | null, drafts: Drafts): boolean =>
  Object.values(drafts).every((value) => value === '')
    ? localStore.remove(keyOf(userId))
    : localStore.write(keyOf(userId), drafts);

export const clearDrafts = (userId: string | null): void => {
  localStore.remove(keyOf(userId));
};

const mergeDrafts = (own: Drafts, visitor: Drafts): Drafts => ({
  optimizerText: own.optimizerText || visitor.optimizerText,
  evaluatorKeywords: own.evaluatorKeywords || visitor.evaluatorKeywords,
  evaluatorContext: own.evaluatorContext || visitor.evaluatorContext,
  imageContext: own.imageContext || visitor.imageContext,
});

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
  const merged = mergeDrafts(readDrafts(userId), readDrafts(null));
  if (saveDrafts(userId, merged)) clearDrafts(null);
  return merged;
};
