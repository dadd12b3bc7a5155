import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { endSession } from '#web/features/auth/end-session.ts';
import { notify } from '#web/lib/notify.ts';

/** Ends every session of the user, for whoever has lost a device or used one that is not theirs. */
export const SignOutEverywhere = () => {
  const [busy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    const { error } = await endSession('global');
    if (error)
      notify.error(
        'Only this browser is signed out',
        'The server could not be reached, so other devices may still be signed in. Sign in and try again.',
      );
    setBusy(false);
  };
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-h4">Sessions</h2>
      <p className="mt-2 text-ink-soft">
        Lost a phone, or signed in on a computer that is not yours? This signs you out in every browser, this
        one included. Runs under way go on.
      </p>
      <Button variant="secondary" className="mt-5" busy={busy} onClick={() => void leave()}>
        Sign out everywhere
      </Button>
    </Card>
  );
};
