import { useConsent } from '../consent-state.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { CookiePreferences } from './cookie-preferences.tsx';

/** The banner, and the dialog that it and the footer open. */
export const CookieConsent = () => {
  const { bannerShown, preferencesOpen } = useConsent();
  return (
    <>
      {bannerShown && !preferencesOpen && <CookieBanner />}
      <CookiePreferences />
    </>
  );
};
