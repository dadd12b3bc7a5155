import { useState } from 'react';
import { sessionStore, storageKeys } from '#web/lib/storage/storage.ts';

export type PromoCode = {
  /** The text in the field. */
  readonly draft: string;
  /** The code for the next checkout or plan change; null for none. */
  readonly applied: string | null;
  /** Why the applied code was refused; null while it was not. */
  readonly problem: string | null;
  readonly change: (text: string) => void;
  /** Applies the draft. An empty draft removes the code. */
  readonly apply: () => void;
  readonly reject: (problem: string) => void;
};

/** Codes have at most 32 upper-case letters and digits. Other input is converted. */
const normalizeCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '')
    .slice(0, 32);

const readApplied = (): string | null => {
  const stored = sessionStore.read(storageKeys.promoCode);
  return typeof stored === 'string' && stored !== '' ? normalizeCode(stored) : null;
};

/** This tab's promo code. It survives a reload and ends with the tab. */
export const usePromoCode = (): PromoCode => {
  const [applied, setApplied] = useState(readApplied);
  const [draft, setDraft] = useState(applied ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const apply = (): void => {
    const next = draft === '' ? null : draft;
    if (next === null) sessionStore.remove(storageKeys.promoCode);
    else sessionStore.write(storageKeys.promoCode, next);
    setApplied(next);
    setProblem(null);
  };
  const change = (text: string): void => setDraft(normalizeCode(text));
  return { draft, applied, problem, change, apply, reject: setProblem };
};
