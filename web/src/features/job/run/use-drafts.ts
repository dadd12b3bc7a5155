import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftField } from '#web/features/tools/index.ts';
import type { Session } from '#web/lib/session/session.ts';
import { useSaveLater } from '#web/lib/storage/use-save-later.ts';
import { adoptDrafts, clearDrafts, type Drafts, emptyDrafts, fillDrafts, saveDrafts } from './drafts.ts';

export type DraftsControl = {
  drafts: Drafts;
  setDraft(field: DraftField, value: string): void;
  clear(): void;
  /** Removes what was typed into these fields. */
  clearFields(fields: readonly DraftField[]): void;
  /** False once the browser has refused to save. */
  saved: boolean;
};

type UserDrafts = { userId: string | null; drafts: Drafts };

const save = ({ userId, drafts }: UserDrafts): boolean => saveDrafts(userId, drafts);

/** The current user's drafts: restored when the session is known or changes, saved while the user types. */
export const useDrafts = (session: Session): DraftsControl => {
  const [drafts, setDrafts] = useState(emptyDrafts);
  const latest = useRef(drafts);
  const { saved, setUnsaved, flush } = useSaveLater(drafts, save);
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
      setUnsaved({ userId, drafts: next });
      show(next);
    },
    clearFields: (fields) => {
      const next = { ...latest.current, ...Object.fromEntries(fields.map((field) => [field, ''])) };
      setUnsaved(null);
      saveDrafts(userId, next);
      show(next);
    },
    clear: () => {
      setUnsaved(null);
      clearDrafts(userId);
      show(emptyDrafts);
    },
  };
};
