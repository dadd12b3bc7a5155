import { statusViews, viewStatus } from '#contracts/jobs/job-status.ts';
import { type Phase, phaseNames } from '#web/features/job/run/progress.ts';

export type PhaseLine = {
  name: string;
  state: 'done' | 'current' | 'waiting';
  /** What is happening in it, in words; only the current one has some. */
  detail: string | null;
};

/** The progress card's three lines. Without a word from the server yet the run is at its beginning. */
export const phaseLines = (phase: Phase, status: string | null): PhaseLine[] =>
  phaseNames.map((name, index) => {
    const state = index + 1 < phase ? 'done' : index + 1 === phase ? 'current' : 'waiting';
    const detail = status === null ? statusViews.pending.text : viewStatus(status).text;
    return { name, state, detail: state === 'current' ? detail : null };
  });
