/** Every key of the browser's storage, once. `theme` is also read by app/boot.js. */
export const storageKeys = {
  theme: 'sweetspot.theme',
  uiState: 'sweetspot.ui-state',
  cookieConsent: 'sweetspot.cookie-consent',
  intendedPlan: 'sweetspot.intended-plan',
  /** Of this tab: the code that goes along with a checkout or a change of plan. */
  promoCode: 'sweetspot.promo-code',
  /** Of this tab: a sign-in with Google that is on its way. */
  googleSignIn: 'sweetspot.google-sign-in',
  /** Followed by `.` and the user's id, or `anonymous`. */
  drafts: 'sweetspot.drafts',
  /** The account that signed in last on this browser. */
  draftsOwner: 'sweetspot.drafts-owner',
  demoUsed: 'sweetspot.demo-used',
  /** Followed by `.`, the store, `.`, its owner, `.` and the entry's key. */
  cache: 'sweetspot.cache',
} as const;

export type BrowserStorage = {
  /** The value stored as JSON; null when there is none, or none that can be read. */
  read: (key: string) => unknown;
  /** False when the browser refuses (private mode, storage full or blocked): the app then works without memory. */
  write: (key: string, value: unknown) => boolean;
  remove: (key: string) => boolean;
  /** Every key there is; none where the browser refuses. */
  keys: () => string[];
};

const guard = (access: () => Storage): BrowserStorage => ({
  read: (key) => {
    try {
      const text = access().getItem(key);
      return text === null ? null : JSON.parse(text);
    } catch {
      return null;
    }
  },
  write: (key, value) => {
    try {
      access().setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  remove: (key) => {
    try {
      access().removeItem(key);
      return true;
    } catch {
      return false;
    }
  },
  keys: () => {
    try {
      return Object.keys(access());
    } catch {
      return [];
    }
  },
});

/** `localStorage` and `sessionStorage` that never throw: reading the property itself fails where storage is blocked. */
export const localStore = guard(() => window.localStorage);
export const sessionStore = guard(() => window.sessionStorage);
