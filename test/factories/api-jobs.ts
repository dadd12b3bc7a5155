import { randomUUID } from 'node:crypto';
import type { JobDetail, JobSummary } from '#contracts/jobs/job.ts';
import { parseJobType } from '#contracts/product.ts';
import { makeSlug } from '#domain/jobs/slugs.ts';

/** The fields of a type, with strings that may be values of an older or a future version. */
type Loose<T> = Omit<T, 'status' | 'job_type'> & { status: string; job_type: string };

const slugOf = (jobType: string, number: number | null): string | null => {
  const known = parseJobType(jobType);
  return known && number !== null ? makeSlug(known, number) : null;
};

/** A job as GET jobs returns it: a completed optimizer run on a text, unless changed. */
export const makeJobSummary = (changes: Partial<Loose<JobSummary>> = {}): Loose<JobSummary> => {
  const { job_type = 'keyword_optimizer', sequential_number = 7 } = changes;
  return {
    id: randomUUID(),
    user_id: 'user-a',
    job_type,
    status: 'completed',
    created_at: '2026-11-21T14:05:00.000Z',
    updated_at: '2026-11-21T14:05:30.000Z',
    sequential_number,
    slug: slugOf(job_type, sequential_number),
    text_input: 'Cold brew at home needs patience.',
    url_input: null,
    keywords_list_input: null,
    error_message: null,
    error_user_message: null,
    duration_seconds: 30,
    ...changes,
  };
};

/** A job as GET jobs/{id} returns it. */
export const makeJobDetail = (changes: Partial<Loose<JobDetail>> = {}): Loose<JobDetail> => {
  const { final_result = null, ...rest } = changes;
  return { ...makeJobSummary(rest), final_result };
};
