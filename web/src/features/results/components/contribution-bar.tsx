import type { Factor } from '#contracts/evidence.ts';
import { formatPoints } from '../format.ts';

// Shades of the one accent, dark to light; each part also stands in the list below with its figure.
const shades = ['opacity-100', 'opacity-70', 'opacity-45', 'opacity-30', 'opacity-20'];
const shadeOf = (index: number): string => shades[index % shades.length] ?? 'opacity-20';

/** The points of a score's factors as one stacked bar of 100, and as a sum that can be checked by eye. */
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
          className={`h-full bg-accent ${shadeOf(index)}`}
          style={{ width: `${Math.max(0, factor.points)}%` }}
        />
      ))}
    </div>
    <ul className="mt-2 text-small text-ink-soft">
      {factors.map((factor, index) => (
        <li key={factor.name} className="flex items-baseline gap-2 py-0.5">
          <span aria-hidden="true" className={`size-2 shrink-0 rounded-full bg-accent ${shadeOf(index)}`} />
          <span className="min-w-0 flex-1">{factor.label}</span>
          <span className="tabular-nums text-ink">{formatPoints(factor.points)}</span>
        </li>
      ))}
    </ul>
  </div>
);
