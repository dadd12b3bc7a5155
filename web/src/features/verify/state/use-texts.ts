import { useCallback, useEffect, useRef, useState } from 'react';
import { isRecord } from '#contracts/is-record.ts';
import type { TextSide } from '#domain/verify/validate-texts.ts';
import { sessionStore, storageKeys } from '#web/lib/storage/storage.ts';
import { useSaveLater } from '#web/lib/storage/use-save-later.ts';

export type Texts = Readonly<Record<TextSide, string>>;

const noTexts: Texts = { original: '', rewrite: '' };

export const isSameTexts = (a: Texts, b: Texts): boolean =>
  a.original === b.original && a.rewrite === b.rewrite;

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
  const { saved, setUnsaved } = useSaveLater(texts, saveTexts);
  const latest = useRef(texts);

  const show = useCallback((next: Texts): void => {
    latest.current = next;
    setTexts(next);
  }, []);

  // What was typed before this script ran is newer than what is stored.
  useEffect(() => {
    const stored = readTexts();
    const { original, rewrite } = latest.current;
    show({ original: original || stored.original, rewrite: rewrite || stored.rewrite });
  }, [show]);
  const change = useCallback(
    (changes: Partial<Texts>): void => {
      const next = { ...latest.current, ...changes };
      setUnsaved(next);
      show(next);
    },
    [show, setUnsaved],
  );
  return { texts, saved, change };
};
