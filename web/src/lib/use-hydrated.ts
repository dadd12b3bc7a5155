import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the prerendered page and in the first render of the browser, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
