import { type SavedChoices, savedChoices } from '#contracts/jobs/choices.ts';
import { localStore, storageKeys } from '#web/lib/storage/storage.ts';

/** A visitor has one free run a month. */
const maxStored = 3;

const readAll = (): [string, unknown][] => {
  const stored = localStore.read(storageKeys.choices);
  return Array.isArray(stored)
    ? stored.filter(
        (entry): entry is [string, unknown] => Array.isArray(entry) && typeof entry[0] === 'string',
      )
    : [];
};

/** The choices of this browser's visitor in a result; null if there is nothing usable. */
export const readVisitorChoices = (jobId: string): SavedChoices | null => {
  const parsed = savedChoices.safeParse(readAll().find(([id]) => id === jobId)?.[1]);
  return parsed.success ? parsed.data : null;
};

export const keepVisitorChoices = (jobId: string, saved: SavedChoices): void => {
  const others = readAll().filter(([id]) => id !== jobId);
  localStore.write(storageKeys.choices, [[jobId, saved], ...others].slice(0, maxStored));
};

/** Versions of choices that moved into the account with their runs, by job id. */
const sentVersions = new Map<string, number>();

/** The choices are in the account now, in this version. */
export const moveVisitorChoices = (jobId: string, version: number): void => {
  sentVersions.set(jobId, version);
  localStore.write(
    storageKeys.choices,
    readAll().filter(([id]) => id !== jobId),
  );
};

/** 0 for a run that came into the account without choices. */
export const sentVersion = (jobId: string): number => sentVersions.get(jobId) ?? 0;
