import { useReducer, useRef } from 'react';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import type { MarketLocale } from '#contracts/locales.ts';
import type { JobType } from '#contracts/product.ts';
import { useCredits } from '#web/features/credits/use-credits.ts';
import type { CreateJobFailure } from '#web/features/job/run/api/create-job-failure.ts';
import { useDemoCredit } from '#web/features/job/run/use-demo-credit.ts';
import { useDrafts } from '#web/features/job/run/use-drafts.ts';
import { type Run, useRun } from '#web/features/job/run/use-run.ts';
import { initialState, reduceWorkbench } from '#web/features/workbench/state/workbench-state.ts';
import { useNavigate } from '#web/lib/router/router.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { visitorRuns } from '#web/lib/storage/visitor-runs.ts';
import { fail, onDropped, onRejected, runEvents, type Workbench } from './run-events.ts';
import { runAccess } from './state/run-access.ts';
import { useEarlierRun } from './state/use-earlier-run.ts';
import { forgetAll, useFreshStart } from './use-fresh-start.ts';

const startExample = async (
  workbench: Workbench,
  start: (request: CreateJobRequest) => void,
  locale: MarketLocale,
): Promise<void> => {
  try {
    const { exampleRequest } = await import('./state/example-request.ts');
    workbench.isExample.current = true;
    start(exampleRequest(locale));
  } catch (error) {
    console.warn('the example article did not load', error);
    fail(workbench, 'The example could not be loaded. Check your connection and try again.');
  }
};

/** State and actions of the workbench. Its components only render them. */
export const useWorkbench = (tool: JobType) => {
  const session = useSession();
  const navigate = useNavigate();
  const signedIn = session.state === 'signed-in';
  const [state, dispatch] = useReducer(reduceWorkbench, tool, initialState);
  const drafts = useDrafts(session);
  const credits = useCredits(session);
  const demo = useDemoCredit();
  const isExample = useRef(false);
  const workbench: Workbench = { signedIn, isExample, credits, demo, drafts, dispatch, navigate };
  const control = useRun(runEvents(workbench), session.state === 'anonymous');
  const earlier = useEarlierRun({
    session,
    tool,
    dispatch,
    resume: (run, wasExample) => {
      isExample.current = wasExample;
      control.resume(run);
    },
  });
  useFreshStart({ session, inline: state.inline, control, dispatch });

  return {
    state,
    dispatch,
    drafts,
    run: control.run,
    starting: control.starting,
    signedIn,
    access: runAccess(session.state, state.tool, credits.balance, demo.used),
    start: (request: CreateJobRequest) => {
      isExample.current = false;
      control.start(request);
    },
    isExample: isExample.current,
    startExample: (locale: MarketLocale) => startExample(workbench, control.start, locale),
    follow: control.follow,
    rejected: (failure: CreateJobFailure) => onRejected(workbench, failure),
    cancel: (run: Run): void => {
      control.drop();
      onDropped(workbench, run);
    },
    earlier,
    startOver: () => {
      if (state.inline) visitorRuns.update(state.inline.jobId, { hidden: true });
      drafts.clear();
      forgetAll();
      dispatch({ type: 'started-over' });
    },
  };
};

export type WorkbenchControl = ReturnType<typeof useWorkbench>;
