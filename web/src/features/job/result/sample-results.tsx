import type { JobType } from '#contracts/product.ts';
import { sampleResult } from '#web/features/job/result/sample-result.ts';
import { ResultBody } from './components/result-body.tsx';

/** An example in place of an empty result. It is never mixed with real data. */
export const SampleResults = ({ jobType }: { jobType: JobType }) => (
  <div className="grid gap-6">
    <p role="status" className="rounded-card bg-medium-soft px-4 py-3">
      <span className="font-medium">This run has no result that we can show.</span> Below is a sample that
      shows what a result looks like. Nothing in it is about your input.
    </p>
    <ResultBody result={sampleResult(jobType)} jobId="sample" jobType={jobType} kind="sample" />
  </div>
);
