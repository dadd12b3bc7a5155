import { type PaidPlanName, paidPlanNames, trial } from '#contracts/billing/plans.ts';
import { type OfferName, offerNames } from './offer-names.ts';
import { localStore, storageKeys } from './storage/storage.ts';

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

/** What the way to the billing page carries along: the offer that was picked. */
export const intendedPlanState = (offer: OfferName | null) => ({ intendedPlan: offer });

/** The plan that was picked on the way here; the trial is one of the plan that it becomes. */
export const intendedPlanIn = (state: unknown): PaidPlanName | null => {
  const picked =
    typeof state === 'object' && state !== null && 'intendedPlan' in state ? state.intendedPlan : null;
  if (picked === 'trial') return trial.becomes;
  return paidPlanNames.find((name) => name === picked) ?? null;
};
