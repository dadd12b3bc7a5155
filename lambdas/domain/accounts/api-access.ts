import type { ApiAvailability } from '#contracts/accounts/api-keys.ts';
import type { Role } from '#contracts/accounts/me.ts';
import { type PlanName, plans } from '#contracts/billing/plans.ts';
import { apiPlans } from '#domain/billing/plan-labels.ts';

type Holder = { role: Role; plan: PlanName };

/** Administrators may always hold API keys. Users of plans with API access may, too, once the API is open. */
export const mayHoldApiKeys = ({ role, plan }: Holder, availability: ApiAvailability): boolean =>
  role === 'admin' || (availability === 'open' && plans[plan].apiAccess);

/** The message that tells a user why they cannot hold API keys. */
export const noApiAccess = (availability: ApiAvailability): string =>
  availability === 'soon'
    ? 'The API is not open yet: only administrators can use it.'
    : `The API is part of the ${apiPlans} plans. Upgrade to use it.`;
