import { isRecord } from '#contracts/is-record.ts';
import { isSameMonth } from '#domain/credits/calendar-month.ts';
import { localStore, storageKeys } from '#web/lib/storage/storage.ts';

type DemoFlag = { used: true; date: string };

const isFlag = (value: unknown): value is DemoFlag =>
  isRecord(value) &&
  value.used === true &&
  typeof value.date === 'string' &&
  !Number.isNaN(Date.parse(value.date));

/** Stores in this browser that the month's demo run is used. The server's count is authoritative. */
export const markDemoUsed = (now: Date): void => {
  const flag: DemoFlag = { used: true, date: now.toISOString() };
  localStore.write(storageKeys.demoUsed, flag);
};

export const clearDemoUsed = (): void => {
  localStore.remove(storageKeys.demoUsed);
};

/** True when the demo run was used in the calendar month (UTC) of `now`. A flag of another month is removed. */
export const isDemoUsed = (now: Date): boolean => {
  const flag = localStore.read(storageKeys.demoUsed);
  if (isFlag(flag) && isSameMonth(new Date(flag.date), now)) return true;
  if (flag !== null) clearDemoUsed();
  return false;
};
