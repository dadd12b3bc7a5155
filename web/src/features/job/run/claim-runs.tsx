import { useEffect } from 'react';
import { savedChoices } from '#contracts/jobs/choices.ts';
import { claimJobResponse } from '#contracts/jobs/claim-job.ts';
import { moveVisitorChoices, readVisitorChoices } from '#web/features/job/result/choices/visitor-choices.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { notify } from '#web/lib/notify.ts';
import { useVisitorRuns, type VisitorRun, visitorRuns } from '#web/lib/storage/visitor-runs.ts';

/** Milliseconds until an unsuccessful claim is retried. The pause doubles up to the longest. */
const pauses = { first: 5000, longest: 60_000 } as const;

/** `open`: the run has not finished, or the server did not answer. Ask again later. */
type Claimed = 'claimed' | 'gone' | 'open';

/** Another account has the run, or the server has deleted it. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.code === 'not_found' || error.code === 'invalid_request');

/**
 * Sends the choices that the visitor made in the result once the result has moved. The account may have newer choices,
 * which stay.
 */
const sendChoices = async (jobId: string): Promise<void> => {
  const made = readVisitorChoices(jobId);
  if (made === null) return;
  try {
    const body = { version: 0, choices: made.choices };
    const { version } = await callApi('saveChoices', savedChoices, { params: { id: jobId }, body });
    moveVisitorChoices(jobId, version);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code === 'network') throw error;
    console.warn('the choices of a claimed run were not saved', error);
  }
};

/** POST jobs/{id}/claim. A repeated claim of the same account succeeds again. */
const claim = async ({ jobId, token }: VisitorRun): Promise<Claimed> => {
  if (token === null) return 'gone';
  try {
    await callApi('claimJob', claimJobResponse, { params: { id: jobId }, body: { visitor_token: token } });
    await sendChoices(jobId);
    return 'claimed';
  } catch (error) {
    if (isGone(error)) return 'gone';
    if (!(error instanceof ApiFailure) || error.code !== 'conflict')
      console.warn('a run was not claimed', error);
    return 'open';
  }
};

const claimAll = async (): Promise<Claimed[]> => {
  const runs = visitorRuns.list();
  const outcomes = await Promise.all(runs.map(claim));
  for (const [place, { jobId }] of runs.entries()) if (outcomes[place] !== 'open') visitorRuns.remove(jobId);
  if (outcomes.includes('claimed')) {
    void queryClient.invalidateQueries({ queryKey: ['jobs'] });
    notify.success('Result saved', 'Your earlier analysis is now in your account.');
  }
  return outcomes;
};

/** Moves the runs that this browser's visitor started into the account of the user who has signed in. */
export const ClaimRuns = () => {
  // A run that ends in this tab after the sign-in is claimed immediately.
  const key = useVisitorRuns()
    .map(({ jobId, ended }) => `${jobId} ${ended}`)
    .join();
  useEffect(() => {
    if (key === '') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const attempt = async (pause: number): Promise<void> => {
      const outcomes = await claimAll();
      if (stopped || !outcomes.includes('open')) return;
      timer = setTimeout(() => void attempt(Math.min(pauses.longest, pause * 2)), pause);
    };
    void attempt(pauses.first);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [key]);
  return null;
};
