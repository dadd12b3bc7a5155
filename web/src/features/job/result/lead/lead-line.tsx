import type { FinalResult } from '#contracts/jobs/result.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';
import { explainLead, findLead } from '#domain/shortlist/explain-lead.ts';
import { Help } from '#web/features/job/result/glossary/help.tsx';

/** The lead keyword, and why it leads although another one may score higher. */
export const LeadLine = ({ result, chosen = null }: { result: FinalResult; chosen?: string | null }) => {
  const lead = findLead(result.selected_keywords, chosen);
  if (lead === undefined) return null;
  return (
    <p className="max-w-text text-ink-soft">
      Lead keyword: <span className="font-medium text-ink">{keywordSpelling(lead)}</span>.{' '}
      {explainLead(result.selected_keywords, chosen)} <Help topic="lead" />
    </p>
  );
};
