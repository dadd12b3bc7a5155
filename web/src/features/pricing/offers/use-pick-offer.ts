import type { OfferName } from '#contracts/billing/plans.ts';
import { paths } from '#contracts/platform/routes.ts';
import { intendedPlanState, setIntendedPlan } from '#web/lib/intended-plan.ts';
import { useNavigate } from '#web/lib/router/router.tsx';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { useIsSignedIn } from '#web/lib/session/session.ts';

/** Sends a signed-in user to billing. For a visitor it stores the choice and opens the sign-up dialog. */
export const usePickOffer = (): ((name: OfferName) => void) => {
  const isSignedIn = useIsSignedIn();
  const { open } = useAuthDialog();
  const navigate = useNavigate();
  return (name) => {
    if (isSignedIn) {
      navigate(paths.billing, { state: intendedPlanState(name) });
      return;
    }
    setIntendedPlan(name);
    open('sign-up');
  };
};
