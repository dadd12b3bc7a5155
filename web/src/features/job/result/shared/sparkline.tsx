import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { describeTrend, sparklinePoints } from './sparkline-path.ts';

const width = 56;
const height = 16;

/**
 * Search volume of the last twelve months as a line, with a description for screen readers. Shows nothing without a
 * history.
 */
export const Sparkline = ({ months }: { months: KeywordEntry['monthly_searches'] }) => {
  const points = sparklinePoints(months, width, height);
  const description = describeTrend(months);
  if (points === null || description === null) return null;
  const last = points.slice(points.lastIndexOf(' ') + 1).split(',');
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={`-2 -3 ${width + 5} ${height + 6}`}
      className="h-5 w-15 shrink-0 overflow-visible text-ink-faint"
    >
      <title>{description}</title>
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={last[0]} cy={last[1]} r="2" className="fill-accent" />
    </svg>
  );
};
