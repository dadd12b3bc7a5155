import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { type JobType, mainTool } from '#contracts/product.ts';
import { fetchJobStatus } from '#web/features/job/run/api/get-job-status.ts';
import type { EarlierRun } from '#web/features/job/run/use-run.ts';
import { notify } from '#web/lib/notify.ts';
import type { Session } from '#web/lib/session/session.ts';
import { useVisitorRuns, type VisitorRun, visitorRuns } from '#web/lib/storage/visitor-runs.ts';
import type { WorkbenchAction } from './workbench-state.ts';

type Restoring = {
  session: Session;
  /** The tool of the page. The main tool's page shows a run of any tool. */
  tool: JobType;
  dispatch: Dispatch<WorkbenchAction>;
  /** Continues to watch a run that has not ended. */
  resume: (run: EarlierRun, isExample: boolean) => void;
};

/** Loads the result of a run that has ended. */
const restore = async (
  { jobId, jobType, isExample = false }: VisitorRun,
  signal: AbortSignal,
  dispatch: Dispatch<WorkbenchAction>,
): Promise<void> => {
  dispatch({ type: 'restoring-began' });
  const { outcome, job } = await fetchJobStatus(jobId, signal);
  if (signal.aborted) return;
  if (job?.result) {
    dispatch({
      type: 'result-came',
      inline: { jobId, jobType, result: job.result, restored: true, isExample },
    });
    return;
  }
  dispatch({ type: 'restoring-failed' });
  // The server has deleted the run, or an account has claimed it.
  if (outcome.kind === 'not-found') visitorRuns.remove(jobId);
  else notify.error('Your last result could not be loaded', 'It is not lost. Please try again in a moment.');
};

/**
 * A visitor's last run: shown again after a reload, after Back and in another tab. Only visitors see it, because a
 * user's runs are in the account. Returns the run that the page offers to show, and how to show it.
 */
export const useEarlierRun = ({ session, tool, dispatch, resume }: Restoring) => {
  const runs = useVisitorRuns();
  const isVisitor = session.state === 'anonymous';
  const aborter = useRef<AbortController | null>(null);
  const latestResume = useRef(resume);
  latestResume.current = resume;

  const show = useCallback(
    (run: VisitorRun): void => {
      aborter.current?.abort();
      aborter.current = new AbortController();
      visitorRuns.update(run.jobId, { hidden: false });
      if (run.ended) void restore(run, aborter.current.signal, dispatch);
      else latestResume.current(run, run.isExample === true);
    },
    [dispatch],
  );

  const looked = useRef(false);
  useEffect(() => {
    if (!isVisitor || looked.current) return;
    looked.current = true;
    const run = visitorRuns.list().find(({ jobType }) => jobType === tool || tool === mainTool);
    if (run && !run.hidden) show(run);
  }, [isVisitor, tool, show]);
  useEffect(
    () => () => {
      looked.current = false;
      aborter.current?.abort();
    },
    [],
  );

  const offered = isVisitor ? (runs[0] ?? null) : null;
  return { offered, show };
};
