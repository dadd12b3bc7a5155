import { useId } from 'react';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';
import { explainLead, findLead, leadWith } from '#domain/shortlist/explain-lead.ts';
import { isOffTopic } from '#domain/shortlist/off-topic.ts';
import { isTopicSentence } from '#domain/shortlist/summary-sentences.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Label } from '#web/components/ui/label.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import type { Choosing } from '#web/features/job/result/choices/use-choices.ts';
import { Help } from '#web/features/job/result/glossary/help.tsx';

type LeadProps = { result: FinalResult; choosing: Choosing };

/** The lead keyword as a choice. Titles, descriptions and checks follow it. */
const LeadSelect = ({ result, choosing: { choices, busy, change } }: LeadProps) => {
  const id = useId();
  const entries = result.selected_keywords;
  const own = findLead(entries);
  const lead = findLead(entries, choices.lead);
  if (!lead || !change) return null;
  const choose = (text: string): void => void change({ lead: text === own?.keyword_text ? undefined : text });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="inline-flex items-center">
        <Label htmlFor={id}>Lead keyword</Label>
        <Help topic="lead" />
      </span>
      <Select
        id={id}
        value={lead.keyword_text}
        disabled={busy}
        onChange={(event) => choose(event.target.value)}
        className="max-w-full min-w-0 sm:max-w-80"
      >
        {leadWith(entries, null)
          .filter((entry) => entry === lead || !isOffTopic(entry))
          .map((entry) => (
            <option key={entry.keyword_text} value={entry.keyword_text}>
              {keywordSpelling(entry)}
            </option>
          ))}
      </Select>
      {lead !== own && (
        <Button variant="link" disabled={busy} onClick={() => change({ lead: undefined })}>
          Back to our choice
        </Button>
      )}
      {busy && <Spinner />}
    </div>
  );
};

/** Summaries of earlier releases that name no keyword (domain/shortlist/earlier-summaries.ts). */
const namedNoKeyword = /^(?:No keyword stands out|Your text has no clear search topic)/;
const namesNoKeyword = (summary: string): boolean => isTopicSentence(summary) || namedNoKeyword.test(summary);

/** The lead keyword, and why it leads even if another keyword scores higher. */
export const LeadLine = (props: LeadProps) => {
  const { result, choosing } = props;
  const lead = findLead(result.selected_keywords, choosing.choices.lead);
  if (lead === undefined) return null;
  const chooser = choosing.change ? 'You' : 'The owner of this result';
  const reason = explainLead(result.selected_keywords, choosing.choices.lead, chooser);
  const isGuess = !choosing.choices.lead && namesNoKeyword(result.summary);
  const why = isGuess ? `This is our best guess. ${reason}` : reason;
  return (
    <div className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-1.5">
      {choosing.change ? (
        <>
          <LeadSelect {...props} />
          <p aria-live="polite" className="text-small text-ink-soft">
            {why}
          </p>
        </>
      ) : (
        <p className="text-ink-soft">
          Lead keyword: <span className="font-medium text-ink">{keywordSpelling(lead)}</span>. {why}
        </p>
      )}
    </div>
  );
};
