import { useCallback, useEffect, useRef, useState } from 'react';
import { isRecord } from '#contracts/is-record.ts';
import type { TextSide } from '#domain/verify/validate-texts.ts';
import { sessionStore, storageKeys } from '#web/lib/storage/storage.ts';

export type Texts = Readonly<Record<TextSide, string>>;

const noTexts: Texts = { original: '', rewrite: '' };

/** Long texts are saved when typing pauses for this long, and at once when the user leaves the page. */
const saveDelay = 300;

const readTexts = (): Texts => {
  const stored = sessionStore.read(storageKeys.verifyTexts);
  const textOf = (side: TextSide): string => {
    const value = isRecord(stored) ? stored[side] : '';
    return typeof value === 'string' ? value : '';
  };
  return { original: textOf('original'), rewrite: textOf('rewrite') };
};

const saveTexts = (texts: Texts): boolean =>
  texts.original === '' && texts.rewrite === ''
    ? sessionStore.remove(storageKeys.verifyTexts)
    : sessionStore.write(storageKeys.verifyTexts, texts);

/** The two texts, kept in this tab. `saved` is false once the browser has refused to store them. */
export const useTexts = () => {
  const [texts, setTexts] = useState(noTexts);
  const [saved, setSaved] = useState(true);
  const latest = useRef(texts);
  const unsaved = useRef(false);

  const show = useCallback((next: Texts): void => {
    latest.current = next;
    setTexts(next);
  }, []);
  const flush = useCallback((): void => {
    if (unsaved.current) setSaved(saveTexts(latest.current));
    unsaved.current = false;
  }, []);

  // What was typed before this script ran is newer than what is stored.
  useEffect(() => {
    const stored = readTexts();
    const { original, rewrite } = latest.current;
    show({ original: original || stored.original, rewrite: rewrite || stored.rewrite });
  }, [show]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the texts restarts the pause.
  useEffect(() => {
    const timer = setTimeout(flush, saveDelay);
    return () => clearTimeout(timer);
  }, [texts, flush]);
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const change = useCallback(
    (changes: Partial<Texts>): void => {
      unsaved.current = true;
      show({ ...latest.current, ...changes });
    },
    [show],
  );
  return { texts, saved, change };
};
