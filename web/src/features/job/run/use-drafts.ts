import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftField } from '#web/features/tools/index.ts';
import type { Session } from '#web/lib/session/session.ts';
import { adoptDrafts, clearDrafts, type Drafts, emptyDrafts, fillDrafts, saveDrafts } from './drafts.ts';

/** Drafts are saved when typing pauses for this long, and at once when the user leaves the page. */
const saveDelay = 400;

export type DraftsControl = {
  drafts: Drafts;
  setDraft(field: DraftField, value: string): void;
  clear(): void;
  /** Removes what was typed into these fields. */
  clearFields(fields: readonly DraftField[]): void;
  /** False once the browser has refused to save. */
  saved: boolean;
};

/** Saves the last change of the drafts after a pause, when the user leaves the page, and on request. */
const useSaving = (drafts: Drafts) => {
  const [saved, setSaved] = useState(true);
  const unsaved = useRef<{ userId: string | null; drafts: Drafts } | null>(null);
  const flush = useCallback(() => {
    if (unsaved.current) setSaved(saveDrafts(unsaved.current.userId, unsaved.current.drafts));
    unsaved.current = null;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the drafts restarts the pause.
  useEffect(() => {
    const timer = setTimeout(flush, saveDelay);
    return () => clearTimeout(timer);
  }, [drafts, flush]);
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return { saved, unsaved, flush };
};

/** The current user's drafts: restored when the session is known or changes, saved while the user types. */
export const useDrafts = (session: Session): DraftsControl => {
  const [drafts, setDrafts] = useState(emptyDrafts);
  const latest = useRef(drafts);
  const { saved, unsaved, flush } = useSaving(drafts);
  const userId = session.user?.id ?? null;

  const show = useCallback((next: Drafts) => {
    latest.current = next;
    setDrafts(next);
  }, []);

  const known = useRef(false);
  useEffect(() => {
    if (session.state === 'loading') return;
    // Text typed before the session was known is newer than anything stored. Later it belongs to the previous user.
    const typed = known.current ? emptyDrafts : latest.current;
    flush();
    known.current = true;
    show(fillDrafts(typed, adoptDrafts(userId)));
  }, [session.state, userId, flush, show]);

  return {
    drafts,
    saved,
    setDraft: (field, value) => {
      const next = { ...latest.current, [field]: value };
      unsaved.current = { userId, drafts: next };
      show(next);
    },
    clearFields: (fields) => {
      const next = { ...latest.current, ...Object.fromEntries(fields.map((field) => [field, ''])) };
      unsaved.current = null;
      saveDrafts(userId, next);
      show(next);
    },
    clear: () => {
      unsaved.current = null;
      clearDrafts(userId);
      show(emptyDrafts);
    },
  };
};
