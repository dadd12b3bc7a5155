import { storageKeys } from '#web/lib/storage/storage.ts';
import { reloadUiState } from '#web/lib/storage/ui-state.ts';

/** Clears all remembered UI state, as on a first visit. */
export const clearUiState = (): void => {
  localStorage.removeItem(storageKeys.uiState);
  reloadUiState();
};
