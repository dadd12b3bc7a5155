import type { ReactNode } from 'react';
import type { Manifest } from '#contracts/jobs/result.ts';
import { capitalize } from '#contracts/letter-case.ts';
import { Button } from '#web/components/ui/button.tsx';
import { explainClass, intentMeanings, metricTerms } from '#web/features/job/result/glossary/terms.ts';
import { metricNotes } from '#web/features/job/result/shared/metric-sources.ts';
import { PassageQuote } from '#web/features/job/result/shared/passage-quote.tsx';
import { CompetitionMark } from './competition-mark.tsx';
import { ContributionBar } from './contribution-bar.tsx';
import type { KeywordRow } from './keyword-row.ts';
import { metricLines } from './metric-lines.ts';
import { NearDuplicates } from './near-duplicates.tsx';
import { describePlacement, type TextPlaces } from './placement.ts';

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid content-start gap-3">
    <h3 className="font-sans font-semibold text-small text-ink-soft tracking-normal">{title}</h3>
    {children}
  </section>
);

const EvidencePassages = ({ row, text }: { row: KeywordRow; text: string }) => {
  const { passages } = row.entry;
  if (row.entry.evidence_level === 'suggested' || passages.length === 0)
    return <p className="text-ink-soft">Suggested, not in your text.</p>;
  return passages.map((passage) => (
    <PassageQuote key={passage.start} text={text} passage={passage} keyword={row.keyword} />
  ));
};

/** What class and intent mean, and by which rule the class was decided. */
const Meaning = ({ row }: { row: KeywordRow }) => {
  const { keyword_class, intent_type } = row.entry;
  const known = explainClass(keyword_class);
  return (
    <Block title="What the class means">
      {known && (
        <p>
          <span className="font-medium">{keyword_class}.</span> {known.meaning}{' '}
          <span className="text-ink-soft">Rule: {known.rule}</span>
        </p>
      )}
      <p>
        <span className="font-medium">{capitalize(intent_type)} intent.</span> {intentMeanings[intent_type]}
      </p>
    </Block>
  );
};

const Metrics = ({ row, manifest }: { row: KeywordRow; manifest: Manifest }) => (
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

/**
 * The content of an opened row: the reason for the keyword, its evidence, how to use it, and the source of each
 * metric.
 */
export const KeywordExplanation = ({
  row,
  text,
  hasText,
  manifest,
  places,
  onLead,
}: {
  row: KeywordRow;
  text: string;
  hasText: boolean;
  manifest: Manifest;
  /** Null for a run without an article. */
  places: TextPlaces | null;
  /** Makes a keyword the lead. Absent where the lead cannot be chosen. */
  onLead?: ((keyword: string) => void) | undefined;
}) => (
  <div className="grid gap-8 lg:grid-cols-2 lg:gap-x-12">
    <Block title="Why">
      <p>{row.reason}</p>
      <ContributionBar
        title="Optimizer Score"
        factors={row.entry.score_factors}
        total={row.entry.optimizer_score}
      />
      {row.entry.relevance_score !== null && row.entry.relevance_factors.length > 0 && (
        <ContributionBar
          title="Relevance"
          factors={row.entry.relevance_factors}
          total={row.entry.relevance_score}
        />
      )}
    </Block>
    <div className="grid content-start gap-8">
      <Block title="How to use it">
        <p>{row.entry.usage_guidance}</p>
        {places && <p>{describePlacement(row.keyword, places)}</p>}
        {onLead && !row.isLead && (
          <p>
            <Button variant="secondary" size="sm" onClick={() => onLead(row.entry.keyword_text)}>
              Make it the lead keyword
            </Button>
          </p>
        )}
      </Block>
      <Meaning row={row} />
      {row.nearDuplicates.length > 0 && (
        <Block title="Near-duplicates">
          <NearDuplicates row={row} />
        </Block>
      )}
      {hasText && (
        <Block title="Where in your text">
          <EvidencePassages row={row} text={text} />
        </Block>
      )}
    </div>
    <div className="lg:col-span-2">
      <Metrics row={row} manifest={manifest} />
    </div>
  </div>
);
