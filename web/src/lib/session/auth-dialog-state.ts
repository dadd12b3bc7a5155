import type { Landing } from '#contracts/accounts/account-links.ts';
import { clearReturnTo, setReturnTo } from '#web/lib/session/return-to.ts';
import { createStore, useStore } from '#web/lib/storage/store.ts';

export type AuthMode = 'sign-in' | 'sign-up' | 'reset';

/** Data from a mail's link: whose account it is, and where to go after signing in. */
export type AuthGuest = { readonly email: string; readonly landing: Landing };
type AuthDialogState = {
  readonly mode: AuthMode | null;
  readonly guest: AuthGuest | null;
  /** Why the dialog opened, if the visitor did not open it. */
  readonly reason: string | null;
  /** A new account whose address is not verified yet: the dialog that says so is open. */
  readonly unverified: AuthGuest | null;
};

const state = createStore<AuthDialogState>({
  mode: null,
  guest: null,
  reason: null,
  unverified: null,
});

/** Opens and closes the dialog, also from outside of the component tree. */
export const authDialog = {
  open: (mode: AuthMode, guest: AuthGuest | null = null): void => {
    clearReturnTo();
    state.set({ mode, guest, reason: null, unverified: null });
  },
  /** Opens the dialog for a new user whose address has just been verified. */
  welcome: (guest: AuthGuest): void => {
    clearReturnTo();
    const reason = 'Your email address is verified. Sign in to open your account.';
    state.set({ mode: 'sign-in', guest, reason, unverified: null });
  },
  /** Opens the dialog for a page that needs a session. The visitor returns to the page after signing in. */
  askFor: (path: string, reason: string): void => {
    setReturnTo(path);
    state.set({ mode: 'sign-in', guest: null, reason, unverified: null });
  },
  /** Closes the form and says where the confirmation mail went. */
  awaitMail: (unverified: AuthGuest): void => state.set({ ...state.get(), mode: null, unverified }),
  /** Stores the data with which the dialog was opened. */
  change: (mode: AuthMode): void => state.set({ ...state.get(), mode }),
  close: (): void => {
    clearReturnTo();
    state.set({ ...state.get(), mode: null, unverified: null });
  },
};

/** Which mode of the auth dialog is open, if any; call-to-action buttons use `open('sign-up')`. */
export const useAuthDialog = (): AuthDialogState & typeof authDialog => ({
  ...useStore(state),
  ...authDialog,
});
