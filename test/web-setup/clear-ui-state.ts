import { storageKeys } from '#web/lib/storage/storage.ts';
import { reloadUiState } from '#web/lib/storage/ui-state.ts';

/** The interface remembers nothing, as on a first visit. */
export const clearUiState = (): void => {
  localStorage.removeItem(storageKeys.uiState);
  reloadUiState();
};
