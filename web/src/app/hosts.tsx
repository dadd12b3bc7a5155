import { Suspense, useEffect, useState } from 'react';
import { useSessionRedirects } from '#web/features/auth/use-session-redirects.ts';
import { useConsent } from '#web/features/consent/consent-state.ts';
import { lazyPart } from '#web/lib/load-chunk.ts';
import { pendingNotices } from '#web/lib/notify.ts';
import { useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { useIsSignedIn } from '#web/lib/session/session.ts';
import { useStore } from '#web/lib/storage/store.ts';
import { whenIdle } from '#web/lib/when-idle.ts';

const Toaster = lazyPart(async () => (await import('#web/components/ui/toaster.tsx')).Toaster);
const AuthDialog = lazyPart(
  async () => (await import('#web/features/auth/components/auth-dialog.tsx')).AuthDialog,
);
const CookieConsent = lazyPart(
  async () => (await import('#web/features/consent/components/cookie-consent.tsx')).CookieConsent,
);

const ClaimRuns = lazyPart(async () => (await import('#web/features/job/run/claim-runs.tsx')).ClaimRuns);

/** True once `needed` has been true. What has opened stays mounted, so that it can animate its closing. */
const useOnceNeeded = (needed: boolean): boolean => {
  const [wasNeeded, setWasNeeded] = useState(needed);
  if (needed && !wasNeeded) setWasNeeded(true);
  return wasNeeded || needed;
};

/**
 * Dialogs and toasts above every page. The chunk of each part loads when it is first needed. Each part has its own
 * boundary, because React hides everything in a boundary while a part of it loads, even a dialog in which the visitor
 * is typing.
 */
export const Hosts = () => {
  useSessionRedirects();
  const [idle, setIdle] = useState(false);
  // The live region must exist before the first toast, or screen readers do not announce that toast.
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const notices = useStore(pendingNotices);
  const auth = useOnceNeeded(useAuthDialog().mode !== null);
  const isSignedIn = useIsSignedIn();
  const { bannerShown, preferencesOpen } = useConsent();
  const consent = useOnceNeeded(bannerShown || preferencesOpen);
  return (
    <>
      <Suspense>{(idle || notices.length > 0) && <Toaster />}</Suspense>
      <Suspense>{auth && <AuthDialog />}</Suspense>
      <Suspense>{isSignedIn && <ClaimRuns />}</Suspense>
      <Suspense>{consent && <CookieConsent />}</Suspense>
    </>
  );
};
