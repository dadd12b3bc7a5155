import { type Dispatch, useEffect, useRef } from 'react';
import { jobTypes } from '#contracts/product.ts';
import type { RunControl } from '#web/features/job/run/use-run.ts';
import type { Session } from '#web/lib/session/session.ts';
import type { WorkbenchAction, WorkbenchState } from './state/workbench-state.ts';
import { workbenchTools } from './tools/index.ts';

export const forgetAll = (): void => {
  for (const type of jobTypes) workbenchTools[type].forget();
};

type Shown = {
  session: Session;
  inline: WorkbenchState['inline'];
  control: RunControl;
  dispatch: Dispatch<WorkbenchAction>;
};

/**
 * After a sign-out or a change of user, nothing of the previous user stays on the screen. `useDrafts` switches the
 * drafts. A visitor who signs in keeps what is on the screen, because the run moves into the account. What was on the
 * screen before the session was known belongs to whoever it turns out to be.
 */
export const useFreshStart = ({ session, inline, control: { run, drop }, dispatch }: Shown): void => {
  const userId = session.user?.id ?? null;
  const isKnown = session.state !== 'loading';
  /** Undefined while the session is not known. */
  const shownFor = useRef<string | null | undefined>(null);
  const isVisitorRun = inline !== null || (run !== null && run.token !== null);
  const shown = useRef({ drop, isVisitorRun });
  shown.current = { drop, isVisitorRun };
  useEffect(() => {
    if (!isKnown) {
      shownFor.current = undefined;
      return;
    }
    if (shownFor.current === undefined) shownFor.current = userId;
    if (shownFor.current === userId) return;
    const staysShown = shownFor.current === null && shown.current.isVisitorRun;
    shownFor.current = userId;
    if (staysShown) return;
    shown.current.drop();
    forgetAll();
    dispatch({ type: 'started-over' });
  }, [isKnown, userId, dispatch]);
};
