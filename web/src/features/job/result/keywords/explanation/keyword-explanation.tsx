import type { Manifest } from '#contracts/jobs/result.ts';
import { capitalize } from '#contracts/letter-case.ts';
import { Button } from '#web/components/ui/button.tsx';
import { explainClass, intentMeanings } from '#web/features/job/result/glossary/terms.ts';
import type { KeywordRow } from '#web/features/job/result/keywords/rows/keyword-row.ts';
import { PassageQuote } from '#web/features/job/result/shared/passage-quote.tsx';
import { Block } from './block.tsx';
import { ContributionBar } from './contribution-bar.tsx';
import { KeywordMetrics } from './keyword-metrics.tsx';
import { NearDuplicates } from './near-duplicates.tsx';
import { describePlacement, type TextPlaces } from './placement.ts';

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

const Why = ({ row }: { row: KeywordRow }) => {
  const { score_factors, optimizer_score, relevance_factors, relevance_score } = row.entry;
  return (
    <Block title="Why">
      <p>{row.reason}</p>
      <ContributionBar title="Optimizer Score" factors={score_factors} total={optimizer_score} />
      {relevance_score !== null && relevance_factors.length > 0 && (
        <ContributionBar title="Relevance" factors={relevance_factors} total={relevance_score} />
      )}
    </Block>
  );
};

type UsageProps = Pick<KeywordExplanationProps, 'row' | 'places' | 'onLead'>;

const Usage = ({ row, places, onLead }: UsageProps) => (
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
);

type KeywordExplanationProps = {
  row: KeywordRow;
  text: string;
  hasText: boolean;
  manifest: Manifest;
  /** Null for a run without an article. */
  places: TextPlaces | null;
  /** Makes a keyword the lead. Absent where the lead cannot be chosen. */
  onLead?: ((keyword: string) => void) | undefined;
};

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
}: KeywordExplanationProps) => (
  <div className="grid gap-8 lg:grid-cols-2 lg:gap-x-12">
    <Why row={row} />
    <div className="grid content-start gap-8">
      <Usage row={row} places={places} onLead={onLead} />
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
      <KeywordMetrics row={row} manifest={manifest} />
    </div>
  </div>
);
