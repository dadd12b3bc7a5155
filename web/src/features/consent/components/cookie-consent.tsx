import { type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { bannerPlaceId, useConsent } from '#web/features/consent/consent-state.ts';
import { lazyPart } from '#web/lib/load-chunk.ts';
import { CookieBanner } from './cookie-banner.tsx';

// Every new visitor sees the banner, but few open the dialog, so the dialog is a separate chunk.
const CookiePreferences = lazyPart(async () => (await import('./cookie-preferences.tsx')).CookiePreferences);

/** The banner covers a part of the page, so it comes before the page, where the keyboard reaches it first. */
const beforePage = (content: ReactNode) =>
  createPortal(content, document.getElementById(bannerPlaceId) ?? document.body);

/** The banner, and the dialog that it and the footer open. The focus returns to the banner if the dialog is closed. */
export const CookieConsent = () => {
  const { bannerShown, preferencesOpen } = useConsent();
  const [wasOpened, setWasOpened] = useState(preferencesOpen);
  if (preferencesOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      {bannerShown && beforePage(<CookieBanner />)}
      {wasOpened && (
        <Suspense>
          <CookiePreferences />
        </Suspense>
      )}
    </>
  );
};
