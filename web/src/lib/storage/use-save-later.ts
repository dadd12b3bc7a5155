import { useCallback, useEffect, useRef, useState } from 'react';

/** What was typed is saved when typing pauses for this long. */
const pause = 400;

/**
 * Saves the last change after a pause, when the user leaves the page, and on request (`flush`). `shown` is what the
 * page shows: each change of it restarts the pause. `save` returns false when the browser refuses to store.
 */
export const useSaveLater = <Value>(shown: unknown, save: (value: Value) => boolean) => {
  const [saved, setSaved] = useState(true);
  const unsaved = useRef<{ value: Value } | null>(null);
  const flush = useCallback((): void => {
    if (unsaved.current) setSaved(save(unsaved.current.value));
    unsaved.current = null;
  }, [save]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the pause.
  useEffect(() => {
    const timer = setTimeout(flush, pause);
    return () => clearTimeout(timer);
  }, [shown, flush]);
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  const setUnsaved = useCallback((value: Value | null): void => {
    unsaved.current = value === null ? null : { value };
  }, []);
  return { saved, setUnsaved, flush };
};
