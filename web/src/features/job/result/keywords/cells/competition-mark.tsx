import type { CompetitionLevel } from '#contracts/keywords/keyword.ts';
import type { CompetitionColor } from '#domain/scoring/competition.ts';

const toneOf: Record<CompetitionColor, string> = {
  green: 'text-low',
  yellow: 'text-medium',
  red: 'text-high',
  gray: 'text-ink-faint',
};

/** One shape per level, so that levels differ without color: circle, diamond, triangle, ring. */
const Shape = ({ level }: { level: CompetitionLevel }) => (
  <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0 fill-current">
    {level === 'Low' && <circle cx="5" cy="5" r="4" />}
    {level === 'Medium' && <path d="M5 0.5 9.5 5 5 9.5 0.5 5Z" />}
    {level === 'High' && <path d="M5 0.8 9.6 9.2H0.4Z" />}
    {level === 'Unknown' && (
      <circle cx="5" cy="5" r="3.4" fill="none" stroke="currentColor" strokeWidth="1.2" />
    )}
  </svg>
);

/** The level of competition as shape, text and color, with the index if there is one. */
export const CompetitionMark = ({
  level,
  color,
  index,
}: {
  level: CompetitionLevel;
  color: CompetitionColor;
  index: number | null;
}) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap" data-color={color}>
    <span className={`inline-flex items-center gap-1.5 ${toneOf[color]}`}>
      <Shape level={level} />
      {level}
    </span>
    {index !== null && <span className="text-ink-faint text-small tabular-nums">{index}</span>}
  </span>
);
