import { parseJobStatus, viewStatus } from '#contracts/jobs/job-status.ts';
import { type JobType, jobTypes, parseJobType, tools } from '#contracts/product.ts';
import { jobTitle, type ListedJob } from '#web/features/job/list/api/listed-job.ts';

export const statusFilters = ['all', 'completed', 'processing', 'pending', 'failed'] as const;
export type StatusFilter = (typeof statusFilters)[number];
export type TypeFilter = 'all' | JobType;

export const statusLabels: Readonly<Record<StatusFilter, string>> = {
  all: 'All',
  completed: 'Completed',
  processing: 'In Progress',
  pending: 'Pending',
  failed: 'Failed',
};
export const typeFilters: readonly TypeFilter[] = ['all', ...jobTypes];
export const typeLabel = (type: TypeFilter): string => (type === 'all' ? 'All' : tools[type].name);

export type Filters = { text: string; type: TypeFilter; status: StatusFilter };

const matchesStatus = (filter: StatusFilter, value: string): boolean => {
  if (filter === 'all') return true;
  const status = parseJobStatus(value);
  // All statuses of a running job count as in progress.
  return filter === 'processing'
    ? status !== 'pending' && viewStatus(value).tone === 'running'
    : status === filter;
};

// Each keystroke searches again, through inputs of up to 60,000 characters each.
const searchTexts = new WeakMap<ListedJob, string>();

const searchText = (job: ListedJob): string => {
  const known = searchTexts.get(job);
  if (known !== undefined) return known;
  const parts = [jobTitle(job), job.title, job.text_input, job.url_input, job.keywords_list_input];
  const text = parts.filter(Boolean).join('\n').toLowerCase();
  searchTexts.set(job, text);
  return text;
};

/** The jobs that match all filters, in their given order. */
export const filterJobs = (jobs: readonly ListedJob[], { text, type, status }: Filters): ListedJob[] => {
  const wanted = text.trim().toLowerCase();
  return jobs.filter(
    (job) =>
      (type === 'all' || parseJobType(job.job_type) === type) &&
      matchesStatus(status, job.status) &&
      searchText(job).includes(wanted),
  );
};
