import type { Landing } from '#contracts/accounts/account-links.ts';
import { createStore, useStore } from '#web/lib/storage/store.ts';

export type AuthMode = 'sign-in' | 'sign-up' | 'reset';

/** Data from a mail's link: whose account it is, and where to go after signing in. */
export type AuthGuest = { readonly email: string; readonly landing: Landing };
type AuthDialogState = { readonly mode: AuthMode | null; readonly guest: AuthGuest | null };

const state = createStore<AuthDialogState>({ mode: null, guest: null });

/** Opens and closes the dialog, also from outside of the component tree. */
export const authDialog = {
  open: (mode: AuthMode, guest: AuthGuest | null = null): void => state.set({ mode, guest }),
  /** Stores the data with which the dialog was opened. */
  change: (mode: AuthMode): void => state.set({ ...state.get(), mode }),
  close: (): void => state.set({ ...state.get(), mode: null }),
};

/** Which mode of the auth dialog is open, if any; call-to-action buttons use `open('sign-up')`. */
export const useAuthDialog = (): AuthDialogState & typeof authDialog => ({
  ...useStore(state),
  ...authDialog,
});
