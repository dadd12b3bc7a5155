import { useEffect, useReducer, useRef } from 'react';
import { exampleRunsPerMonth } from '#contracts/billing/plans.ts';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import type { MarketLocale } from '#contracts/locales.ts';
import { resultsPath } from '#contracts/platform/routes.ts';
import { type JobType, jobTypes } from '#contracts/product.ts';
import { useCredits } from '#web/features/credits/use-credits.ts';
import { cancelJob } from '#web/features/job/run/api/cancel-job.ts';
import { adviseOnFailure, type CreateJobFailure } from '#web/features/job/run/api/create-job-failure.ts';
import { useDemoCredit } from '#web/features/job/run/use-demo-credit.ts';
import { useDrafts } from '#web/features/job/run/use-drafts.ts';
import { type Run, type RunEvents, useRun } from '#web/features/job/run/use-run.ts';
import { toolViews } from '#web/features/tools/index.ts';
import { initialState, reduceWorkbench } from '#web/features/workbench/state/workbench-state.ts';
import { notify } from '#web/lib/notify.ts';
import { useNavigate } from '#web/lib/router/router.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { visitorRuns } from '#web/lib/storage/visitor-runs.ts';
import { runAccess } from './state/run-access.ts';
import { useEarlierRun } from './state/use-earlier-run.ts';
import { workbenchTools } from './tools/index.ts';

export const failedTitle = 'Analysis Failed';
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

const exampleLimit = `It runs up to ${exampleRunsPerMonth} times a month on your network. Paste your own text or an address instead.`;

/** State and actions of the workbench. Its components only render them. */
export const useWorkbench = (tool: JobType) => {
  const session = useSession();
  const navigate = useNavigate();
  const signedIn = session.state === 'signed-in';
  const [state, dispatch] = useReducer(reduceWorkbench, tool, initialState);
  const drafts = useDrafts(session);
  const credits = useCredits(session);
  const demo = useDemoCredit();

  // A visitor's run of our example article leaves the free run of the month and the draft alone.
  const isExample = useRef(false);

  const refreshBalance = (): void => {
    if (signedIn) credits.refetch();
    else demo.refresh();
  };

  /** The toast goes after a few seconds; the message above the form stays. */
  const fail = (message: string): void => {
    notify.error(failedTitle, message);
    dispatch({ type: 'run-failed', message });
  };

  const onRefused = (failure: CreateJobFailure): void => {
    const advice = adviseOnFailure(failure, signedIn);
    if (advice.refetchCredits) credits.refetch();
    if (advice.show === 'demo' && isExample.current) {
      // The free run is still there. Only the example has run as often as it may.
      notify.info('The example has reached its limit', exampleLimit);
    } else if (advice.show === 'demo') {
      demo.markUsed();
      dispatch({ type: 'demo-refused' });
    } else if (advice.show === 'field') dispatch({ type: 'input-refused', message: advice.message });
    else fail(advice.message);
  };

  const events: RunEvents = {
    onRefused,
    onStarted: (run) => {
      if (!signedIn) {
        if (!isExample.current) demo.markUsed();
        visitorRuns.add({ ...run, ended: false, hidden: false, isExample: isExample.current });
      }
      dispatch({ type: 'run-started' });
    },
    onCompleted: (run, job) => {
      // The analyzed text goes, so that nobody pays for the same text twice.
      if (!isExample.current) drafts.clearFields(toolViews[run.jobType].drafts);
      workbenchTools[run.jobType].forget();
      // A visitor may have signed in meanwhile. The run is still on this page, and the account claims it now.
      if (signedIn && run.token === null) {
        credits.refetch();
        navigate(resultsPath({ id: run.jobId, slug: job.slug }));
        return;
      }
      visitorRuns.update(run.jobId, { ended: true });
      const { jobId, jobType } = run;
      dispatch({
        type: 'result-came',
        inline: { jobId, jobType, result: job.result, restored: false, isExample: isExample.current },
      });
    },
    onFailed: (run, job) => {
      visitorRuns.remove(run.jobId);
      fail(job.failure ?? 'The analysis failed. Please try again.');
      refreshBalance();
    },
    onLost: (run, reason) => {
      if (reason === 'not-found') visitorRuns.remove(run.jobId);
      const what =
        reason === 'not-found' ? 'We cannot find this run anymore.' : 'We lost the connection to this run.';
      const next = signedIn
        ? 'If it continues, you will find it in your History.'
        : reason === 'unreachable'
          ? 'The run continues. Reload the page in a moment to see it.'
          : 'Please try again.';
      fail(`${what} ${kept} ${next}`);
      refreshBalance();
    },
  };
  const control = useRun(events, session.state === 'anonymous');
  const earlier = useEarlierRun({
    session,
    tool,
    dispatch,
    resume: (run, wasExample) => {
      isExample.current = wasExample;
      control.resume(run);
    },
  });

  const cancel = (run: Run): void => {
    control.drop();
    if (signedIn) {
      notify.info('Your run continues', 'Check your dashboard for the result.');
      return;
    }
    visitorRuns.remove(run.jobId);
    notify.info(
      'Run canceled',
      isExample.current
        ? 'It was our example, so your free run is untouched.'
        : `${kept} This month’s free run is used.`,
    );
    void stopOnServer(run.jobId);
  };

  // Another user, or a sign-out: nothing of the previous user stays on the screen. useDrafts switches the drafts.
  const userId = session.user?.id ?? null;
  const shownFor = useRef<string | null>(null);
  const shown = useRef({ drop: control.drop, isVisitorRun: false });
  shown.current = {
    drop: control.drop,
    isVisitorRun: state.inline !== null || (control.run !== null && control.run.token !== null),
  };
  useEffect(() => {
    if (shownFor.current === userId) return;
    // A visitor who signs in keeps what is on the screen. The run moves into the account.
    const staysShown = shownFor.current === null && shown.current.isVisitorRun;
    shownFor.current = userId;
    if (staysShown) return;
    shown.current.drop();
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
    start: (request: CreateJobRequest) => {
      isExample.current = false;
      control.start(request);
    },
    isExample: isExample.current,
    startExample: async (locale: MarketLocale): Promise<void> => {
      try {
        const { exampleRequest } = await import('./state/example-request.ts');
        isExample.current = true;
        control.start(exampleRequest(locale));
      } catch (error) {
        console.warn('the example article did not load', error);
        fail('The example could not be loaded. Check your connection and try again.');
      }
    },
    follow: control.follow,
    refused: onRefused,
    cancel,
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
