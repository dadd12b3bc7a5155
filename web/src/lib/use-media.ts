import { useSyncExternalStore } from 'react';

const listOf = (query: string): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : null;

/** Whether a media query matches; `unknown` if the browser cannot tell, and in a prerendered page until it is hydrated. */
export const useMedia = (query: string, unknown = true): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = listOf(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    () => listOf(query)?.matches ?? unknown,
    () => unknown,
  );
