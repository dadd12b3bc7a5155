import { dayMs } from '#contracts/durations.ts';
import { localStore, storageKeys } from '#web/lib/storage/storage.ts';
import { createStore, useStore } from '#web/lib/storage/store.ts';
import type { Consent, CookieChoice } from './consent.ts';
import { sendConsentSignals, sendDefaultSignals } from './consent-signals.ts';

type ConsentState = {
  readonly consent: Consent | null;
  readonly bannerShown: boolean;
  readonly preferencesOpen: boolean;
};

const consentDays = 365;

/** The element of the page that contains the banner. */
export const bannerPlaceId = 'cookie-banner';

/** The stored consent; null when it cannot be read or is older than 365 days. */
export const parseConsent = (value: unknown, now: number): Consent | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { timestamp, analytics, functional, marketing } = value as Partial<Record<keyof Consent, unknown>>;
  if (typeof timestamp !== 'number' || now - timestamp > consentDays * dayMs) return null;
  if (![analytics, functional, marketing].every((choice) => typeof choice === 'boolean')) return null;
  return {
    essential: true,
    analytics: analytics === true,
    functional: functional === true,
    marketing: marketing === true,
    timestamp,
  };
};

const state = createStore<ConsentState>({ consent: null, bannerShown: false, preferencesOpen: false });

export const useConsent = (): ConsentState => useStore(state);
export const readConsent = (): Consent | null => state.get().consent;

/** Called once when the page has started. The banner shows when there is no valid consent. */
export const startConsent = (now: number = Date.now()): void => {
  const consent = parseConsent(localStore.read(storageKeys.cookieConsent), now);
  sendDefaultSignals();
  if (consent) sendConsentSignals(consent);
  else localStore.remove(storageKeys.cookieConsent);
  state.set({ consent, bannerShown: !consent, preferencesOpen: false });
};

/** Stores a choice and hides banner and dialog. Essential cookies are always on, whatever the choice says. */
export const saveConsent = (choice: CookieChoice, now: number = Date.now()): void => {
  const { analytics, functional, marketing } = choice;
  const consent: Consent = { essential: true, analytics, functional, marketing, timestamp: now };
  localStore.write(storageKeys.cookieConsent, consent);
  sendConsentSignals(consent);
  state.set({ consent, bannerShown: false, preferencesOpen: false });
};

export const acceptAll = (): void => saveConsent({ analytics: true, functional: true, marketing: true });
export const rejectNonEssential = (): void =>
  saveConsent({ analytics: false, functional: false, marketing: false });

export const openCookiePreferences = (): void => state.set({ ...state.get(), preferencesOpen: true });
export const closeCookiePreferences = (): void => state.set({ ...state.get(), preferencesOpen: false });
