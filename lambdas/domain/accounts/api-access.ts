import type { ApiAvailability } from '#contracts/accounts/api-keys.ts';
import type { Role } from '#contracts/accounts/me.ts';
import { type PlanName, plans } from '#contracts/billing/plans.ts';
import { apiPlans } from '#domain/billing/plan-labels.ts';

type Holder = { role: Role; plan: PlanName };

/** Whether a user may hold API keys: administrators always, users of some plans once the API is open. */
export const mayHoldApiKeys = ({ role, plan }: Holder, availability: ApiAvailability): boolean =>
  role === 'admin' || (availability === 'open' && plans[plan].apiAccess);

/** Why a user may not: the words for the user. */
export const noApiAccess = (availability: ApiAvailability): string =>
  availability === 'soon'
    ? 'The API is not open yet: only administrators can use it.'
    : `The API is part of the ${apiPlans} plans. Upgrade to use it.`;
