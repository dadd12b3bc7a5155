import { statusViews, viewStatus } from '#contracts/jobs/job-status.ts';
import { type Phase, phaseNames } from '#web/features/job/run/progress.ts';

export type PhaseLine = {
  name: string;
  state: 'done' | 'current' | 'waiting';
  /** What happens in this phase. Only the current phase has a text. */
  detail: string | null;
};

/** The progress card's three lines. Before the server's first status the run is in its first phase. */
export const phaseLines = (phase: Phase, status: string | null): PhaseLine[] =>
  phaseNames.map((name, index) => {
    const state = index + 1 < phase ? 'done' : index + 1 === phase ? 'current' : 'waiting';
    const detail = status === null ? statusViews.pending.text : viewStatus(status).text;
    return { name, state, detail: state === 'current' ? detail : null };
  });
