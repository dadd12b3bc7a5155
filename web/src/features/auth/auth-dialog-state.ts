import { createStore, useStore } from '#web/lib/store.ts';

export type AuthMode = 'sign-in' | 'sign-up' | 'reset';

const state = createStore<{ mode: AuthMode | null }>({ mode: null });

/** Opens and closes the dialog, also from outside of the component tree. */
export const authDialog = {
  open: (mode: AuthMode): void => state.set({ mode }),
  close: (): void => state.set({ mode: null }),
};

/** Which mode of the auth dialog is open, if any; call-to-action buttons use `open('sign-up')`. */
export const useAuthDialog = (): { mode: AuthMode | null } & typeof authDialog => ({
  ...useStore(state),
  ...authDialog,
});
