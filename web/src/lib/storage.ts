/** Every key of the browser's storage, once. `theme` is also read by app/boot.js. */
export const storageKeys = {
  theme: 'sweetspot.theme',
  uiState: 'sweetspot.ui-state',
  cookieConsent: 'sweetspot.cookie-consent',
  intendedPlan: 'sweetspot.intended-plan',
  /** Followed by `.` and the user's id, or `anonymous`. */
  drafts: 'sweetspot.drafts',
  /** The account that signed in last on this browser. */
  draftsOwner: 'sweetspot.drafts-owner',
  demoUsed: 'sweetspot.demo-used',
} as const;

export type BrowserStorage = {
  /** The value stored as JSON; null when there is none, or none that can be read. */
  read: (key: string) => unknown;
  /** False when the browser refuses (private mode, storage full or blocked): the app then works without memory. */
  write: (key: string, value: unknown) => boolean;
  remove: (key: string) => boolean;
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
});

/** `localStorage` that never throws: reading the property itself fails where storage is blocked. */
export const localStore = guard(() => window.localStorage);
