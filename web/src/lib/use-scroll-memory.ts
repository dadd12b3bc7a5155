import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { readUiState, removeUiEntry, setUiEntry } from './storage/ui-state.ts';

/** The path of the document if this load of it was a reload. */
const reloadedPath = (): string | null => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const isReload = entry !== undefined && 'type' in entry && entry.type === 'reload';
  return isReload ? new URL(entry.name).pathname : null;
};

/** What is still to be taken back to its place; undefined before anybody has asked. */
let returning: string | null | undefined;

/**
 * After a reload, takes a page whose content arrives later back to where it was read. `ready` says that the content
 * is there. Any other arrival begins at the top.
 */
export const useScrollMemory = (path: string, ready: boolean): void => {
  const followedLink = useNavigationType() !== 'POP';
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
