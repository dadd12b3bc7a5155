import { Suspense } from 'react';
import type { SavedChoices } from '#contracts/jobs/choices.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { JobType } from '#contracts/product.ts';
import { lazyPart } from '#web/lib/load-chunk.ts';
import { ResultBody, type ResultKind } from './components/result-body.tsx';

const SampleResults = lazyPart(async () => (await import('./sample-results.tsx')).SampleResults);

type ResultsViewProps = {
  /** Null when the job returned nothing. A labeled sample is then shown instead. */
  result: FinalResult | null;
  jobId: string;
  jobType: JobType;
  kind?: ResultKind;
  /** The user's choices that the server has stored. */
  stored?: SavedChoices | null | undefined;
  /** The lead keyword that the owner of a shared result chose. */
  sharedLead?: string | null;
};

/** The result of a run: keywords, titles and descriptions, the article, image texts, the receipt. */
export const ResultsView = ({ result, stored = null, kind = 'own', ...rest }: ResultsViewProps) =>
  result === null ? (
    <Suspense fallback={<div className="min-h-[40rem]" />}>
      <SampleResults jobType={rest.jobType} />
    </Suspense>
  ) : (
    <ResultBody key={rest.jobId} {...rest} result={result} kind={kind} stored={stored} />
  );
