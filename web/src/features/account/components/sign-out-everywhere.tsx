import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { useSignOutEverywhere } from '#web/features/account/api/sign-out-everywhere.ts';

/** Ends every session of the user, for example after the loss of a device. */
export const SignOutEverywhere = () => {
  const { mutate, isPending } = useSignOutEverywhere();
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-h4">Sessions</h2>
      <p className="mt-2 text-ink-soft">
        Lost your phone or used a shared computer? This signs you out in every browser, including this one.
        Runs in progress continue.
      </p>
      <Button variant="secondary" className="mt-5" busy={isPending} onClick={() => mutate()}>
        Sign out everywhere
      </Button>
    </Card>
  );
};
