import { delays } from '#web/lib/delays.ts';
import type { Consent } from './consent.ts';

declare global {
  interface Window {
    /** The queue where Google's tags, if an operator adds any, find consent and page views. */
    dataLayer?: unknown[];
  }
}

// Google's tags read only `arguments` objects. An array has a different meaning for them.
function push(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer.push(arguments);
}

/** Nothing is counted while the browser asks not to be tracked, even with consent. */
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

/** Runs before anything else: denies everything by default. Tags wait half a second for the stored choice. */
export const sendDefaultSignals = (): void =>
  push('consent', 'default', { ...signalsOf(null), wait_for_update: delays.consentWaitForUpdate });

export const sendConsentSignals = (consent: Consent): void => push('consent', 'update', signalsOf(consent));

/** Counts a page view if the visitor has consented. */
export const trackPageView = (path: string, consent: Consent | null): void => {
  if (isAnalyticsAllowed(consent)) push('event', 'page_view', { page_path: path });
};
