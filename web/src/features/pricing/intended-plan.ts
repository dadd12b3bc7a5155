import { localStore, storageKeys } from '#web/lib/storage.ts';
import { type OfferName, offerNames } from './offer-names.ts';

/** The plan that a visitor picked before signing up; it survives the way to Google or to the mailbox and back. */
export const setIntendedPlan = (plan: OfferName): void => {
  localStore.write(storageKeys.intendedPlan, plan);
};

export const readIntendedPlan = (): OfferName | null => {
  const stored = localStore.read(storageKeys.intendedPlan);
  return offerNames.find((name) => name === stored) ?? null;
};

export const clearIntendedPlan = (): void => {
  localStore.remove(storageKeys.intendedPlan);
};
