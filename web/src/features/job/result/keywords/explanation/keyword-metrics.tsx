import type { Manifest } from '#contracts/jobs/result.ts';
import { metricTerms } from '#web/features/job/result/glossary/terms.ts';
import { CompetitionMark } from '#web/features/job/result/keywords/cells/competition-mark.tsx';
import type { KeywordRow } from '#web/features/job/result/keywords/rows/keyword-row.ts';
import { metricNotes } from '#web/features/job/result/shared/metric-sources.ts';
import { Block } from './block.tsx';
import { metricLines } from './metric-lines.ts';

/** Every metric of a keyword with its source. */
export const KeywordMetrics = ({ row, manifest }: { row: KeywordRow; manifest: Manifest }) => (
  <Block title="Metrics and where they come from">
    <dl className="grid text-small sm:grid-cols-2 sm:gap-x-8">
      {metricLines(row.entry, manifest).map(({ label, value, source }) => (
        <div key={label} className="border-line border-t py-2">
          <dt className="flex justify-between gap-3">
            {label} <span className="font-medium tabular-nums">{value}</span>
          </dt>
          <dd className="text-ink-faint">{source}</dd>
        </div>
      ))}
      <div className="border-line border-t py-2">
        <dt className="flex justify-between gap-3">
          Advertiser competition
          <CompetitionMark
            level={row.competition}
            color={row.competitionColor}
            index={row.entry.competition_index}
          />
        </dt>
        <dd className="text-ink-faint">{metricTerms.competition.meaning}</dd>
      </div>
    </dl>
    {metricNotes(row.entry).map((note) => (
      <p key={note} className="text-small text-ink-soft">
        {note}
      </p>
    ))}
    <p className="text-small text-ink-soft">
      Confidence: {row.entry.confidence_label}. Demand: {row.entry.demand_tier}. Difficulty:{' '}
      {row.entry.difficulty_tier}.
      {row.entry.relevance_tier !== null && ` Relevance: ${row.entry.relevance_tier}.`}
    </p>
  </Block>
);
