import { useMemo } from 'react';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';
import { findLead } from '#domain/shortlist/explain-lead.ts';

/** The sentence that says what to do, with the lead keyword highlighted. */
export const SummarySentence = ({
  result,
  chosenLead,
}: {
  result: FinalResult;
  chosenLead: string | null;
}) => {
  const lead = useMemo(() => {
    const first = findLead(result.selected_keywords, chosenLead);
    return first ? keywordSpelling(first) : '';
  }, [result, chosenLead]);
  const { summary } = result;
  const at = lead === '' ? -1 : summary.indexOf(lead);
  if (summary === '') return null;
  return (
    <p dir="auto" className="max-w-text font-serif text-h4 text-balance wrap-anywhere sm:text-h3">
      {at === -1 ? (
        summary
      ) : (
        <>
          {summary.slice(0, at)}
          <span className="marker">{lead}</span>
          {summary.slice(at + lead.length)}
        </>
      )}
    </p>
  );
};
