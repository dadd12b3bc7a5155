import {
  type OfferName,
  offerNames,
  type PaidPlanName,
  paidPlanNames,
  trial,
} from '#contracts/billing/plans.ts';
import { isRecord } from '#contracts/is-record.ts';
import { localStore, storageKeys } from './storage/storage.ts';

/** The plan that a visitor chose before signing up. It survives the detour to Google or to the mailbox. */
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

/** The router state on the way to the billing page: the chosen offer. */
export const intendedPlanState = (offer: OfferName | null) => ({ intendedPlan: offer });

/** The plan that was chosen on the way here. The trial counts as the plan that it becomes. */
export const intendedPlanIn = (state: unknown): PaidPlanName | null => {
  const picked = isRecord(state) ? state.intendedPlan : null;
  if (picked === 'trial') return trial.becomes;
  return paidPlanNames.find((name) => name === picked) ?? null;
};
