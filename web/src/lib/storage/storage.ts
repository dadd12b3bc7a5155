/** Every key of the browser's storage. app/boot.js also reads `theme`. */
export const storageKeys = {
  theme: 'sweetspot.theme',
  uiState: 'sweetspot.ui-state',
  cookieConsent: 'sweetspot.cookie-consent',
  intendedPlan: 'sweetspot.intended-plan',
  /** In session storage: the code for the next checkout or plan change. */
  promoCode: 'sweetspot.promo-code',
  /** In session storage: the two texts of the page that compares them. */
  verifyTexts: 'sweetspot.verify-texts',
  /** In session storage: a Google sign-in in progress. */
  googleSignIn: 'sweetspot.google-sign-in',
  /** Followed by `.` and the user's id, or `anonymous`. */
  drafts: 'sweetspot.drafts',
  /** The account that signed in last in this browser. */
  draftsOwner: 'sweetspot.drafts-owner',
  demoUsed: 'sweetspot.demo-used',
  /** The runs of a visitor without an account, with the token that proves each. */
  visitorRuns: 'sweetspot.visitor-runs',
  /** In session storage: when this tab was reloaded because a chunk was missing. */
  chunkReload: 'sweetspot.chunk-reload',
  /** In session storage: the page to return to after signing in. */
  returnTo: 'sweetspot.return-to',
  /** What a visitor chose in results, by the id of the job. A user's choices are on the server. */
  choices: 'sweetspot.choices',
  /** Followed by `.`, the store, `.`, its owner, `.` and the entry's key. */
  cache: 'sweetspot.cache',
} as const;

export type BrowserStorage = {
  /** The value stored as JSON; null when there is none or it cannot be read. */
  read: (key: string) => unknown;
  /** False when the browser refuses (private mode, storage full or blocked). The app then works without storage. */
  write: (key: string, value: unknown) => boolean;
  remove: (key: string) => boolean;
  /** Every key; none if the browser refuses. */
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
