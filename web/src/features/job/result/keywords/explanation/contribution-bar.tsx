import type { Factor } from '#contracts/keywords/evidence.ts';
import { formatPoints } from '#web/features/job/result/shared/format.ts';

// Shades of the accent color. The last one still differs from the empty bar in the dark theme. The list below repeats
// each part with its number.
const shadeOf = (index: number, count: number): number => 1 - (0.55 * index) / Math.max(1, count - 1);

/** The points of a score's factors as one stacked bar of 100, and as a sum that readers can check. */
export const ContributionBar = ({
  title,
  factors,
  total,
}: {
  title: string;
  factors: readonly Factor[];
  total: number;
}) => (
  <div>
    <p className="flex items-baseline justify-between gap-3 font-medium">
      {title}
      <span className="tabular-nums">{formatPoints(total)} of 100</span>
    </p>
    <div aria-hidden="true" className="mt-2 flex h-2 gap-px overflow-hidden rounded-full bg-line">
      {factors.map((factor, index) => (
        <span
          key={factor.name}
          className="h-full bg-accent"
          style={{ width: `${Math.max(0, factor.points)}%`, opacity: shadeOf(index, factors.length) }}
        />
      ))}
    </div>
    <ul className="mt-2 text-small text-ink-soft">
      {factors.map((factor, index) => (
        <li key={factor.name} className="flex items-baseline gap-2 py-0.5">
          <span
            aria-hidden="true"
            className="size-2 shrink-0 rounded-full bg-accent"
            style={{ opacity: shadeOf(index, factors.length) }}
          />
          <span className="min-w-0 flex-1">{factor.label}</span>
          <span className="tabular-nums text-ink">{formatPoints(factor.points)}</span>
        </li>
      ))}
    </ul>
  </div>
);
