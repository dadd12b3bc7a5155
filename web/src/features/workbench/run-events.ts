import type { Dispatch, RefObject } from 'react';
import { exampleRunsPerMonth } from '#contracts/billing/plans.ts';
import { resultsPath } from '#contracts/platform/routes.ts';
import type { Credits } from '#web/features/credits/use-credits.ts';
import { cancelQuietly } from '#web/features/job/run/api/cancel-job.ts';
import { adviseOnFailure, type CreateJobFailure } from '#web/features/job/run/api/create-job-failure.ts';
import type { PolledJob } from '#web/features/job/run/polling/polled-job.ts';
import type { DemoCredit } from '#web/features/job/run/use-demo-credit.ts';
import type { DraftsControl } from '#web/features/job/run/use-drafts.ts';
import type { Run, RunEvents } from '#web/features/job/run/use-run.ts';
import { toolViews } from '#web/features/tools/index.ts';
import { notify } from '#web/lib/notify.ts';
import type { Navigate } from '#web/lib/router/router.tsx';
import { visitorRuns } from '#web/lib/storage/visitor-runs.ts';
import type { WorkbenchAction } from './state/workbench-state.ts';
import { workbenchTools } from './tools/index.ts';

export const failedTitle = 'Analysis Failed';
const kept = 'What you typed is still here.';
const exampleLimit = `It runs up to ${exampleRunsPerMonth} times a month on your network. Paste your own text or an address instead.`;

/** What the outcome of a run can change. */
export type Workbench = {
  signedIn: boolean;
  /** A visitor's run of our example article leaves the free run of the month and the draft alone. */
  isExample: RefObject<boolean>;
  credits: Credits;
  demo: DemoCredit;
  drafts: DraftsControl;
  dispatch: Dispatch<WorkbenchAction>;
  navigate: Navigate;
};

/** The toast of the last failure. The next run withdraws it, or it would be shown beside a result. */
let failureNotice: number | null = null;

/** The toast disappears after a few seconds; the message above the form stays. */
export const fail = ({ dispatch }: Workbench, message: string): void => {
  failureNotice = notify.error(failedTitle, message);
  dispatch({ type: 'run-failed', message });
};

const refreshBalance = ({ signedIn, credits, demo }: Workbench): void => {
  if (signedIn) credits.refetch();
  else demo.refresh();
};

export const onRejected = (workbench: Workbench, failure: CreateJobFailure): void => {
  const { signedIn, isExample, credits, demo, dispatch } = workbench;
  const advice = adviseOnFailure(failure, signedIn);
  if (advice.refetchCredits) credits.refetch();
  if (advice.show === 'demo' && isExample.current) {
    // The free run is still available. Only the example has run as often as it may.
    notify.info('The example has reached its limit', exampleLimit);
  } else if (advice.show === 'demo') {
    demo.markUsed();
    dispatch({ type: 'demo-refused' });
  } else if (advice.show === 'field') dispatch({ type: 'input-refused', message: advice.message });
  else fail(workbench, advice.message);
};

const onStarted = ({ signedIn, isExample, demo, dispatch }: Workbench, run: Run): void => {
  if (failureNotice !== null) notify.withdraw(failureNotice);
  failureNotice = null;
  if (!signedIn) {
    if (!isExample.current) demo.markUsed();
    visitorRuns.add({ ...run, ended: false, hidden: false, isExample: isExample.current });
  }
  dispatch({ type: 'run-started' });
};

const onCompleted = (workbench: Workbench, run: Run, job: PolledJob): void => {
  const { signedIn, isExample, credits, drafts, dispatch, navigate } = workbench;
  const { jobId, jobType } = run;
  // The analyzed text is cleared, so users do not pay for the same text twice.
  if (!isExample.current) drafts.clearFields(toolViews[jobType].drafts);
  workbenchTools[jobType].forget();
  // A visitor may have signed in meanwhile. The run is still on this page, and the account now claims it.
  if (signedIn && run.token === null) {
    credits.refetch();
    navigate(resultsPath({ id: jobId, slug: job.slug }));
    return;
  }
  visitorRuns.update(jobId, { ended: true });
  dispatch({
    type: 'result-came',
    inline: { jobId, jobType, result: job.result, restored: false, isExample: isExample.current },
  });
};

const onFailed = (workbench: Workbench, run: Run, job: PolledJob): void => {
  visitorRuns.remove(run.jobId);
  fail(workbench, job.failure ?? 'The analysis failed. Please try again.');
  refreshBalance(workbench);
};

type DropReason = Parameters<RunEvents['onLost']>[1];

const lossTexts: Record<DropReason, string> = {
  'not-found': 'We cannot find this run anymore.',
  unreachable: 'We lost the connection to this run.',
};

const lossRemedies: Record<DropReason, string> = {
  'not-found': 'Please try again.',
  unreachable: 'The run continues. Reload the page in a moment to see it.',
};

const onLost = (workbench: Workbench, run: Run, reason: DropReason): void => {
  if (reason === 'not-found') visitorRuns.remove(run.jobId);
  const next = workbench.signedIn
    ? 'If it continues, you will find it in your History.'
    : lossRemedies[reason];
  fail(workbench, `${lossTexts[reason]} ${kept} ${next}`);
  refreshBalance(workbench);
};

/** The workbench's response when its run starts, ends or is lost. */
export const runEvents = (workbench: Workbench): RunEvents => ({
  onRejected: (failure) => onRejected(workbench, failure),
  onStarted: (run) => onStarted(workbench, run),
  onCompleted: (run, job) => onCompleted(workbench, run, job),
  onFailed: (run, job) => onFailed(workbench, run, job),
  onLost: (run, reason) => onLost(workbench, run, reason),
});

/** After the page has dropped a run: a user's run continues, a visitor's is canceled. */
export const onDropped = ({ signedIn, isExample }: Workbench, run: Run): void => {
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
  void cancelQuietly(run.jobId);
};
