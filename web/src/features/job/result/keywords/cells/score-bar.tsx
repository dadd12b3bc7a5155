import { formatPoints } from '#web/features/job/result/shared/format.ts';

/** A score from 0 to 100 as a number with a short bar. */
export const ScoreBar = ({ score }: { score: number }) => (
  <span className="inline-flex items-center gap-2">
    <span className="w-7 text-end font-semibold tabular-nums">{formatPoints(score)}</span>
    <span aria-hidden="true" className="h-1 w-10 shrink-0 overflow-hidden rounded-full bg-line">
      <span
        className="block h-full rounded-full bg-accent"
        style={{ width: `${Math.min(100, Math.max(0, score))}%` }}
      />
    </span>
  </span>
);
