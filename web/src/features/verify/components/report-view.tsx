import { useEffect, useMemo, useRef, useState } from 'react';
import type { ChangeReport } from '#contracts/verify/change-report.ts';
import { differencesFirst, reportText, verdictOf } from '#domain/verify/describe-report.ts';
import { factKindNames } from '#domain/verify/fact-kind-names.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { PassageItem } from './passage-item.tsx';

/** A list of hundreds of sentences is shown in parts. */
const listStep = 100;

const FactCounts = ({ facts }: Pick<ChangeReport, 'facts'>) => (
  <ul
    className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft"
    aria-label="Facts kept by kind"
  >
    {facts.map(({ kind, kept, all }) => (
      <li key={kind} className={kept < all ? 'font-medium text-danger' : undefined}>
        {factKindNames[kind]}: {kept} of {all}
      </li>
    ))}
  </ul>
);

const filters = ['all', 'differences'] as const;
type Filter = (typeof filters)[number];

const FilterButtons = (props: {
  filter: Filter;
  counts: Readonly<Record<Filter, number>>;
  onFilter: (filter: Filter) => void;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form.
  <div role="group" aria-label="Sentences to show" className="flex flex-wrap gap-2">
    {filters.map((filter) => (
      <Button
        key={filter}
        size="sm"
        variant={filter === props.filter ? 'primary' : 'secondary'}
        aria-pressed={filter === props.filter}
        onClick={() => props.onFilter(filter)}
      >
        {filter === 'all' ? 'All' : 'Differences only'} ({props.counts[filter]})
      </Button>
    ))}
  </div>
);

const Passages = ({ report }: { report: ChangeReport }) => {
  const [filter, setFilter] = useState<Filter>('all');
  const [most, setMost] = useState(listStep);
  const sorted = useMemo(() => differencesFirst(report.passages), [report]);
  const differences = useMemo(() => sorted.filter(({ kind }) => kind !== 'same'), [sorted]);
  const shown = filter === 'all' ? sorted : differences;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <FilterButtons
          filter={filter}
          counts={{ all: sorted.length, differences: differences.length }}
          onFilter={setFilter}
        />
        <CopyButton text={reportText(report)} what="Result" label="Copy result as text" />
      </div>
      {shown.length === 0 && <p className="mt-6 text-ink-soft">There are no differences.</p>}
      <ul className="mt-4" aria-label="Sentences">
        {shown.slice(0, most).map((passage, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <PassageItem key={index} passage={passage} />
        ))}
      </ul>
      {shown.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + listStep)}>
          Show {Math.min(listStep, shown.length - most)} more of {shown.length - most}
        </Button>
      )}
    </>
  );
};

/** The result of a comparison. Its heading takes the focus. */
export const ReportView = ({ report, isStale }: { report: ChangeReport; isStale: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <section aria-labelledby="verify-result" className="mt-12">
      <h2 id="verify-result" ref={heading} tabIndex={-1} className="scroll-mt-20 text-h2">
        Result
      </h2>
      <p className="mt-3 text-lead">{verdictOf(report)}</p>
      {report.notes.map((note) => (
        <p key={note} className="mt-3 max-w-text text-ink-soft">
          {note}
        </p>
      ))}
      {isStale && (
        <p role="status" className="mt-3 text-medium">
          You have changed a text since. Compare again to update this result.
        </p>
      )}
      <FactCounts facts={report.facts} />
      {report.isComparable && <Passages report={report} />}
    </section>
  );
};
