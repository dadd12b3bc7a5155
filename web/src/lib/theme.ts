import { localStore, storageKeys } from './storage/storage.ts';
import { createStore, useStore } from './storage/store.ts';
import { useHydrated } from './use-hydrated.ts';
import { useMedia } from './use-media.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

const theme = createStore<Theme>('system');

/** Reads the choice of an earlier visit. boot.js has already applied it to the page. */
export const restoreTheme = (): void => {
  const stored = localStore.read(storageKeys.theme);
  if (isTheme(stored)) theme.set(stored);
};

export const setTheme = (next: Theme): void => {
  theme.set(next);
  if (next === 'system') {
    delete document.documentElement.dataset.theme;
    localStore.remove(storageKeys.theme);
  } else {
    document.documentElement.dataset.theme = next;
    localStore.write(storageKeys.theme, next);
  }
};

export const useTheme = (): Theme => useStore(theme);

/** Whether the page is currently dark; false in the prerendered HTML. */
export const useIsDark = (): boolean => {
  const chosen = useTheme();
  const isDarkSystem = useMedia('(prefers-color-scheme: dark)', false);
  return useHydrated() && (chosen === 'system' ? isDarkSystem : chosen === 'dark');
};
