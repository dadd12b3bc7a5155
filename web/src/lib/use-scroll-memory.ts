import { useEffect } from 'react';
import { useNavigationType } from '#web/lib/router/router.tsx';
import { readUiState, removeUiEntry, setUiEntry } from './storage/ui-state.ts';

/** The path of the document if it was reloaded. */
const reloadedPath = (): string | null => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const isReload = entry !== undefined && 'type' in entry && entry.type === 'reload';
  return isReload ? new URL(entry.name).pathname : null;
};

/** The path whose position is still to be restored; undefined before the first use. */
let returning: string | null | undefined;

/**
 * After a reload, scrolls a page whose content loads later back to its position. `ready` says that the content is
 * there. Any other navigation starts at the top.
 */
export const useScrollMemory = (path: string, ready: boolean): void => {
  const followedLink = useNavigationType() === 'link';
  useEffect(() => {
    const remember = (): void => {
      if (window.scrollY > 0) setUiEntry('scrollPositions', path, Math.round(window.scrollY));
      else removeUiEntry('scrollPositions', path);
    };
    addEventListener('pagehide', remember);
    return () => removeEventListener('pagehide', remember);
  }, [path]);
  useEffect(() => {
    if (returning === undefined) returning = reloadedPath();
    if (returning !== path || followedLink) returning = null;
    else if (ready) {
      returning = null;
      window.scrollTo(0, readUiState().scrollPositions[path] ?? 0);
    }
  }, [path, ready, followedLink]);
};
