import { type PaidPlanName, paidPlanNames, plans } from '#contracts/billing/plans.ts';
import { joinList } from '#domain/text/join-list.ts';

/** The labels of paid plans as part of a sentence, such as `Pro and Business`. */
export const planLabels = (has: (name: PaidPlanName) => boolean = () => true): string =>
  joinList(paidPlanNames.filter(has).map((name) => plans[name].label));

/** The plans whose users can download every keyword of a run. */
export const downloadAllPlans = planLabels((name) => plans[name].downloadAll);

/** The plans whose users can hold API keys once the API is open. */
export const apiPlans = planLabels((name) => plans[name].apiAccess);
