import { useState } from 'react';
import { sessionStore, storageKeys } from '#web/lib/storage/storage.ts';

export type PromoCode = {
  /** What stands in the field. */
  readonly draft: string;
  /** What goes along with a checkout or a change of plan; null for none. */
  readonly applied: string | null;
  /** Why the applied code was refused; null while it was not. */
  readonly problem: string | null;
  readonly change: (text: string) => void;
  /** Makes the draft the applied code; an empty draft removes it. */
  readonly apply: () => void;
  readonly refuse: (problem: string) => void;
};

/** Codes are of upper-case letters and digits, 32 at most, however they were typed or pasted. */
const normalizeCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '')
    .slice(0, 32);

const readApplied = (): string | null => {
  const stored = sessionStore.read(storageKeys.promoCode);
  return typeof stored === 'string' && stored !== '' ? normalizeCode(stored) : null;
};

/** The promo code of this tab: it survives a reload, and is gone with the tab. */
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
  return { draft, applied, problem, change, apply, refuse: setProblem };
};
