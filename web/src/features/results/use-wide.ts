import { useSyncExternalStore } from 'react';

const query = '(width >= 68rem)';
const media = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : null;

const subscribe = (listener: () => void): (() => void) => {
  const list = media();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
};

/** True where the keywords fit into a table; on narrower screens they are cards. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => media()?.matches ?? true);
