import { useNavigate } from 'react-router-dom';
import { paths } from '#contracts/routes.ts';
import { useAuthDialog } from '#web/features/auth/auth-dialog-state.ts';
import { useSession } from '#web/features/auth/session.ts';
import { intendedPlanState, setIntendedPlan } from './intended-plan.ts';
import type { OfferName } from './offer-names.ts';

/** Takes a signed-in user to billing; of a visitor it remembers the choice and opens the sign-up. */
export const usePickOffer = (): ((name: OfferName) => void) => {
  const { state } = useSession();
  const { open } = useAuthDialog();
  const navigate = useNavigate();
  return (name) => {
    if (state === 'signed-in') {
      navigate(paths.billing, { state: intendedPlanState(name) });
      return;
    }
    setIntendedPlan(name);
    open('sign-up');
  };
};
