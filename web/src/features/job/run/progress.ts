import { viewStatus } from '#contracts/jobs/job-status.ts';

/** The three phases of the progress card. */
export const phaseNames = ['Analyzing Content', 'Finding Opportunities', 'Building Your Report'] as const;
export type Phase = 1 | 2 | 3;

/**
 * The current phase: from the server's status if it names one, otherwise from the elapsed third of the estimate.
 * Times are in seconds.
 */
export const progressPhase = (status: string | null, elapsed: number, estimate: number): Phase => {
  const step = status === null ? null : viewStatus(status).step;
  if (step !== null) return step;
  if (elapsed * 3 < estimate) return 1;
  return elapsed * 3 < estimate * 2 ? 2 : 3;
};

/**
 * Progress from 0 to 100: the elapsed percentage of the estimate in steps of a whole second, but at least the share of
 * the phases that are done.
 */
export const progressPercent = (elapsed: number, estimate: number, phase: Phase = 1): number =>
  Math.min(100, Math.max(0, (Math.floor(elapsed) / estimate) * 100, ((phase - 1) / phaseNames.length) * 100));

/** "Ready in m:ss", or the text for a run that takes longer than estimated. */
export const countdownText = (elapsed: number, estimate: number): string => {
  const left = Math.ceil(estimate - Math.floor(Math.max(0, elapsed)));
  if (left <= 0) return 'Almost ready, just wait a bit!';
  return `Ready in ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};
