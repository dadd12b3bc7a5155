import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { resultsPath } from '#contracts/platform/routes.ts';
import { type JobType, jobTypes } from '#contracts/product.ts';
import { useCredits } from '#web/features/credits/use-credits.ts';
import { cancelJob } from '#web/features/job/run/api/cancel-job.ts';
import { adviseOnFailure, type CreateJobFailure } from '#web/features/job/run/api/create-job-failure.ts';
import { useDemoCredit } from '#web/features/job/run/use-demo-credit.ts';
import { useDrafts } from '#web/features/job/run/use-drafts.ts';
import { type Run, type RunEvents, useRun } from '#web/features/job/run/use-run.ts';
import { notify } from '#web/lib/notify.ts';
import { useSession } from '#web/lib/session/session.ts';
import { runAccess } from './state/run-access.ts';
import { workbenchTools } from './tools/index.ts';
import { initialState, reduceWorkbench } from './workbench-state.ts';

const failedTitle = 'Analysis Failed';
const kept = 'What you typed is still here.';

/** Cancels a visitor's run on the server. It does not matter if the run has ended meanwhile. */
const stopOnServer = async (jobId: string): Promise<void> => {
  try {
    await cancelJob(jobId);
  } catch (error) {
    console.warn('the run could not be canceled on the server', error);
  }
};

const forgetAll = (): void => {
  for (const type of jobTypes) workbenchTools[type].forget();
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

  const refreshBalance = (): void => {
    if (signedIn) credits.refetch();
    else demo.refresh();
  };

  const onRefused = (failure: CreateJobFailure): void => {
    const advice = adviseOnFailure(failure, signedIn);
    if (advice.refetchCredits) credits.refetch();
    if (advice.show === 'demo') {
      demo.markUsed();
      dispatch({ type: 'demo-refused' });
    } else if (advice.show === 'field') dispatch({ type: 'input-refused', message: advice.message });
    else notify.error(failedTitle, advice.message);
  };

  const events: RunEvents = {
    onRefused,
    onStarted: () => {
      if (!signedIn) demo.markUsed();
      dispatch({ type: 'run-started' });
    },
    onCompleted: (run, job) => {
      if (signedIn) {
        credits.refetch();
        workbenchTools[run.jobType].forget();
        navigate(resultsPath({ id: run.jobId, slug: null }));
      } else dispatch({ type: 'result-came', inline: { ...run, result: job.result } });
    },
    onFailed: (_run, job) => {
      notify.error(failedTitle, job.failure ?? 'The analysis failed. Please try again.');
      refreshBalance();
    },
    onLost: (_run, reason) => {
      const what =
        reason === 'not-found' ? 'We cannot find this run anymore.' : 'We lost the connection to this run.';
      const next = signedIn ? 'If it continues, you will find it in your History.' : 'Please try again.';
      notify.error(failedTitle, `${what} ${kept} ${next}`);
      refreshBalance();
    },
  };
  const control = useRun(events);

  const cancel = (run: Run): void => {
    control.drop();
    if (signedIn) {
      notify.info('Your run continues', 'Check your dashboard for the result.');
      return;
    }
    notify.info('Run canceled', `${kept} This month’s free run is used.`);
    void stopOnServer(run.jobId);
  };

  // Another user: nothing of the previous user stays on the screen. useDrafts switches the drafts.
  const userId = session.user?.id ?? null;
  const shownFor = useRef<string | null>(null);
  const { drop } = control;
  const dropRun = useRef(drop);
  dropRun.current = drop;
  useEffect(() => {
    if (shownFor.current === userId) return;
    shownFor.current = userId;
    dropRun.current();
    forgetAll();
    dispatch({ type: 'started-over' });
  }, [userId]);

  return {
    state,
    dispatch,
    drafts,
    run: control.run,
    starting: control.starting,
    signedIn,
    access: runAccess(session.state, state.tool, credits.balance, demo.used),
    start: (request: CreateJobRequest) => control.start(request),
    follow: control.follow,
    refused: onRefused,
    cancel,
    startOver: () => {
      drafts.clear();
      forgetAll();
      dispatch({ type: 'started-over' });
    },
  };
};

export type WorkbenchControl = ReturnType<typeof useWorkbench>;
