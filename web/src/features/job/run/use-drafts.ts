import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftField } from '#web/features/tools/index.ts';
import type { Session } from '#web/lib/session/session.ts';
import { useSaveLater } from '#web/lib/storage/use-save-later.ts';
import {
  adoptDrafts,
  clearDrafts,
  type Drafts,
  emptyDrafts,
  fillDrafts,
  readDrafts,
  saveDrafts,
} from './drafts.ts';

export type DraftsControl = {
  drafts: Drafts;
  setDraft(field: DraftField, value: string): void;
  clear(): void;
  /** Removes what was typed into these fields here, but not what another tab has stored since. */
  clearFields(fields: readonly DraftField[]): void;
  /** False once the browser has refused to save. */
  saved: boolean;
};

type Typed = { userId: string | null; fields: Partial<Drafts> };

const blank = (fields: readonly string[]): Partial<Drafts> =>
  Object.fromEntries(fields.map((field) => [field, '']));

const withText = (drafts: Drafts): Partial<Drafts> =>
  Object.fromEntries(Object.entries(drafts).filter(([, text]) => text !== ''));

/** The current user's drafts: restored when the session is known or changes, saved while the user types. */
export const useDrafts = (session: Session): DraftsControl => {
  const [drafts, setDrafts] = useState(emptyDrafts);
  const latest = useRef(drafts);
  /** The fields that were typed into and are not stored yet. Only these are saved: other tabs may have stored others. */
  const typed = useRef<Partial<Drafts>>({});
  const save = useCallback((unsaved: Typed): boolean => {
    const done = saveDrafts(unsaved.userId, { ...readDrafts(unsaved.userId), ...unsaved.fields });
    if (done) typed.current = {};
    return done;
  }, []);
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
    const early = known.current ? emptyDrafts : latest.current;
    flush();
    known.current = true;
    typed.current = withText(early);
    if (early !== emptyDrafts) setUnsaved({ userId, fields: typed.current });
    show(fillDrafts(early, adoptDrafts(userId)));
  }, [session.state, userId, flush, show, setUnsaved]);

  return {
    drafts,
    saved,
    setDraft: (field, value) => {
      typed.current = { ...typed.current, [field]: value };
      setUnsaved({ userId, fields: typed.current });
      show({ ...latest.current, [field]: value });
    },
    clearFields: (fields) => {
      flush();
      typed.current = {};
      const stored = readDrafts(userId);
      const own = fields.filter((field) => stored[field] === latest.current[field]);
      saveDrafts(userId, { ...stored, ...blank(own) });
      show({ ...latest.current, ...blank(fields) });
    },
    clear: () => {
      setUnsaved(null);
      typed.current = {};
      clearDrafts(userId);
      show(emptyDrafts);
    },
  };
};
