import { viewStatus } from '#contracts/jobs/job-status.ts';

/** The three phases of the progress card. */
export const phaseNames = ['Analyzing Content', 'Finding Opportunities', 'Building Your Report'] as const;
export type Phase = 1 | 2 | 3;

/**
 * The phase under way: by the server's status where it picks one, else by which third of the estimate has passed.
 * Times are in seconds.
 */
export const progressPhase = (status: string | null, elapsed: number, estimate: number): Phase => {
  const step = status === null ? null : viewStatus(status).step;
  if (step !== null) return step;
  if (elapsed * 3 < estimate) return 1;
  return elapsed * 3 < estimate * 2 ? 2 : 3;
};

/** Percent of the estimate that has passed, in ticks of a whole second: 0 to 100, never more. */
export const progressPercent = (elapsed: number, estimate: number): number =>
  Math.min(100, Math.max(0, (Math.floor(elapsed) / estimate) * 100));

/** "Ready in m:ss", or the words for when the estimate has run out. */
export const countdownText = (elapsed: number, estimate: number): string => {
  const left = Math.ceil(estimate - Math.floor(Math.max(0, elapsed)));
  if (left <= 0) return 'Almost ready, just wait a bit!';
  return `Ready in ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};
