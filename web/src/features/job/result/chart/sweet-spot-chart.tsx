import { useMemo, useState } from 'react';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { findLead } from '#domain/shortlist/explain-lead.ts';
import { Table, Td, Th } from '#web/components/ui/table.tsx';
import { formatCount } from '#web/features/job/result/shared/format.ts';
import { bottomOf, type ChartPoint, leftOf, shareOf, sweetSpotOf, toPoints } from './sweet-spot-points.ts';

const sentenceOf = ({ keyword, searches, difficulty, keywordClass, isLead }: ChartPoint): string =>
  `${keyword}${isLead ? ' (lead keyword)' : ''}: ${formatCount(searches)} searches a month, difficulty ${difficulty} of 100. ${keywordClass}.`;

const ticksOf = (scale: number): number[] => {
  const ticks: number[] = [];
  for (let value = 10; value <= scale; value *= 10) ticks.push(value);
  return ticks;
};

/** In percent of the drawing. The text is in HTML around it, so that it stays readable on a phone. */
const Grid = ({ scale }: { scale: number }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    className="absolute inset-0 size-full"
  >
    <rect
      x="0"
      y="0"
      width={leftOf(sweetSpotOf(scale).width)}
      height={100 - bottomOf(1 - sweetSpotOf(scale).height)}
      className="fill-accent-soft"
    />
    {ticksOf(scale).map((value) => (
      <line
        key={value}
        x1="0"
        x2="100"
        y1={100 - bottomOf(shareOf(value, scale))}
        y2={100 - bottomOf(shareOf(value, scale))}
        className="stroke-line"
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </svg>
);

const Dot = ({
  point,
  isActive,
  onActive,
}: {
  point: ChartPoint;
  isActive: boolean;
  onActive: () => void;
}) => (
  <li className="absolute" style={{ left: `${leftOf(point.x)}%`, bottom: `${bottomOf(point.y)}%` }}>
    <button
      type="button"
      aria-label={sentenceOf(point)}
      aria-pressed={isActive}
      onClick={onActive}
      onFocus={onActive}
      onMouseEnter={onActive}
      className="group absolute bottom-0 left-0 -translate-x-1/2 translate-y-1/2 rounded-full p-1.5"
    >
      <span
        className={
          point.isLead
            ? 'block size-4 rotate-45 border-2 border-ink bg-accent group-aria-pressed:outline-2 group-aria-pressed:outline-focus'
            : 'block size-3 rounded-full border border-paper bg-accent group-aria-pressed:size-4 group-aria-pressed:bg-ink'
        }
      />
    </button>
  </li>
);

const AsTable = ({ points }: { points: readonly ChartPoint[] }) => (
  <details className="mt-3">
    <summary className="cursor-pointer text-small text-ink-soft underline decoration-line-strong underline-offset-4 pointer-coarse:min-h-11">
      Read the chart as a table
    </summary>
    <Table className="mt-2" scrollName="The sweet spot as a table">
      <thead>
        <tr>
          <Th>Keyword</Th>
          <Th>Searches a month</Th>
          <Th>Difficulty</Th>
          <Th>Class</Th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.keywordText}>
            <Td className="wrap-anywhere">
              {point.keyword}
              {point.isLead && ' (lead)'}
            </Td>
            <Td className="tabular-nums">{formatCount(point.searches)}</Td>
            <Td className="tabular-nums">{point.difficulty}</Td>
            <Td>{point.keywordClass}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  </details>
);

const Axis = ({ scale }: { scale: number }) => (
  <div aria-hidden="true" className="relative w-13 shrink-0 text-end text-small text-ink-soft tabular-nums">
    {ticksOf(scale).map((value) => (
      <span
        key={value}
        className="absolute end-2 translate-y-1/2"
        style={{ bottom: `${bottomOf(shareOf(value, scale))}%` }}
      >
        {formatCount(value)}
      </span>
    ))}
  </div>
);

type DrawingProps = {
  points: readonly ChartPoint[];
  scale: number;
  active: ChartPoint | undefined;
  onActive: (keywordText: string) => void;
};

const Drawing = ({ points, scale, active, onActive }: DrawingProps) => (
  <div className="flex h-72 sm:h-80">
    <Axis scale={scale} />
    <div className="relative min-w-0 flex-1 border-s border-b border-line-strong">
      <Grid scale={scale} />
      <span aria-hidden="true" className="absolute start-2 top-1 text-small text-accent">
        Sweet spot
      </span>
      <ul aria-label="Keywords by difficulty and searches" className="absolute inset-0">
        {points.map((point) => (
          <Dot
            key={point.keywordText}
            point={point}
            isActive={point === active}
            onActive={() => onActive(point.keywordText)}
          />
        ))}
      </ul>
    </div>
  </div>
);

const DifficultyAxis = () => (
  <p aria-hidden="true" className="ms-13 mt-1.5 flex justify-between text-small text-ink-soft">
    <span>0 · easy</span>
    <span>Difficulty</span>
    <span>hard · 100</span>
  </p>
);

type SweetSpotChartProps = { result: FinalResult; chosenLead: string | null };

/** Demand against difficulty, one point per keyword. The sweet spot is at the top left: many searches, easy to rank. */
export const SweetSpotChart = ({ result, chosenLead }: SweetSpotChartProps) => {
  const entries = result.selected_keywords;
  const { points, missing, scale } = useMemo(
    () => toPoints(entries, findLead(entries, chosenLead)),
    [entries, chosenLead],
  );
  const [active, setActive] = useState<string | null>(null);
  const shown =
    points.find(({ keywordText }) => keywordText === active) ?? points.find(({ isLead }) => isLead);
  if (points.length === 0)
    return <p className="text-ink-soft">There is no search data for these keywords, so there is no chart.</p>;
  return (
    <figure className="grid min-w-0">
      <figcaption className="mb-3 text-small text-ink-soft">
        Up: more searches a month. Left: easier to rank. The shaded corner is the sweet spot. The diamond is
        the lead keyword.
      </figcaption>
      <Drawing points={points} scale={scale} active={shown} onActive={setActive} />
      <DifficultyAxis />
      <p role="status" className="mt-3 min-h-11 wrap-anywhere">
        {shown ? sentenceOf(shown) : ''}
      </p>
      {missing.length > 0 && (
        <p className="mt-2 text-small text-ink-soft">
          Without data, so not in the chart: {missing.join(', ')}.
        </p>
      )}
      <AsTable points={points} />
    </figure>
  );
};
