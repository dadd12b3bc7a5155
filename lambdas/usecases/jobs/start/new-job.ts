import { createHash } from 'node:crypto';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { defaultLocale } from '#contracts/keywords/market.ts';
import type { JobContent } from '#domain/tools/tool-rules.ts';
import type { JobRecord } from '#ports';

type NewJob = { id: string; request: CreateJobRequest; content: JobContent; at: Date };

/** The fields that every new job has, no matter who runs it and who pays. */
export const newJob = ({ id, request, content: { input, contextKind }, at }: NewJob) => {
  const jobType = request.job_type;
  const locale = request.locale ?? defaultLocale;
  return {
    id,
    jobType,
    contextKind,
    status: 'pending',
    locale,
    inputSha256: createHash('sha256')
      .update(JSON.stringify([jobType, locale, input]))
      .digest('hex'),
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    endedAt: null,
    failure: null,
    spentMicroUsd: 0,
    uploadForms: 0,
    refundedHalfCredits: null,
  } satisfies Partial<JobRecord>;
};
