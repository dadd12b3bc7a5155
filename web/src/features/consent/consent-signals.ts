import { delays } from '#web/lib/delays.ts';
import type { Consent } from './consent.ts';

declare global {
  interface Window {
    /** Where Google's tags, should an operator add one, find the visitor's consent and the page views. */
    dataLayer?: unknown[];
  }
}

// Google's tags read `arguments` objects alone; an array means something else to them.
function push(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer.push(arguments);
}

/** While the browser asks not to be tracked nothing is counted, whatever was chosen. */
const doNotTrack = (): boolean => navigator.doNotTrack === '1';

export const isAnalyticsAllowed = (consent: Consent | null): boolean =>
  consent?.analytics === true && !doNotTrack();

const signalsOf = (consent: Consent | null) => {
  const granted = (is: boolean) => (is ? 'granted' : 'denied');
  const marketing = granted(consent?.marketing === true && !doNotTrack());
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: granted(isAnalyticsAllowed(consent)),
    functionality_storage: granted(consent?.functional === true),
  };
};

/** Before anything else: all is denied, and tags wait half a second for what the visitor decided earlier. */
export const sendDefaultSignals = (): void =>
  push('consent', 'default', { ...signalsOf(null), wait_for_update: delays.consentWaitForUpdate });

export const sendConsentSignals = (consent: Consent): void => push('consent', 'update', signalsOf(consent));

/** Counts a page view, where the visitor has agreed to it. */
export const trackPageView = (path: string, consent: Consent | null): void => {
  if (isAnalyticsAllowed(consent)) push('event', 'page_view', { page_path: path });
};
