/** The statuses of a job; each is one state of the state machine. `statusRanks` defines their order. */
export const jobStatuses = [
  'pending',
  'url_scraping',
  'summarizing',
  'keyword_generation',
  'preparing_keywords',
  'evaluating_keywords',
  'keywords_ready',
  'assets_preparation',
  'processing',
  'images_processing',
  'article_rewriting',
  'final_output_preparation',
  'completed',
  'failed',
  'cancelled',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

/**
 * The order of the statuses in a run: a job only moves to a status with a higher rank. Ranks are stored values with
 * gaps for future statuses. Never renumber them, and never derive them from a position in a list.
 */
export const statusRanks = {
  pending: 100,
  url_scraping: 200,
  summarizing: 300,
  keyword_generation: 400,
  preparing_keywords: 500,
  evaluating_keywords: 600,
  keywords_ready: 700,
  assets_preparation: 800,
  processing: 900,
  images_processing: 1000,
  article_rewriting: 1100,
  final_output_preparation: 1200,
  completed: 9000,
  failed: 9100,
  cancelled: 9200,
} as const satisfies Readonly<Record<JobStatus, number>>;

export const finalStatuses = ['completed', 'failed', 'cancelled'] as const satisfies readonly JobStatus[];

export type StatusTone = 'running' | 'success' | 'error' | 'muted';
export type StatusView = {
  readonly text: string;
  /** The active phase of the progress card's three; null when none is active. */
  readonly step: 1 | 2 | 3 | null;
  readonly tone: StatusTone;
  /** The page that a click on the job in a list opens. */
  readonly opens: 'results' | 'failure' | null;
};

const running = (text: string, step: 1 | 2 | 3): StatusView => ({ text, step, tone: 'running', opens: null });

export const statusViews: Readonly<Record<JobStatus, StatusView>> = {
  pending: running('Initializing', 1),
  url_scraping: running('Fetching Content', 1),
  summarizing: running('Analyzing Key Topics', 1),
  keyword_generation: running('Generating Keyword Ideas', 2),
  preparing_keywords: running('Enriching Keywords', 2),
  evaluating_keywords: running('Evaluating Keywords', 2),
  keywords_ready: running('Keywords are Ready', 2),
  assets_preparation: running('Writing SEO Titles', 3),
  processing: running('In Progress', 2),
  images_processing: running('Producing Metadata', 3),
  article_rewriting: running('Updating Your Article', 3),
  final_output_preparation: running('Wrapping Up Results', 3),
  completed: { text: 'Completed', step: null, tone: 'success', opens: 'results' },
  failed: { text: 'Failed', step: null, tone: 'error', opens: 'failure' },
  cancelled: { text: 'Cancelled by User', step: null, tone: 'muted', opens: null },
};

/** The status for a stored value (`complete` is an older name for `completed`); null if the value is unknown. */
export const parseJobStatus = (value: string): JobStatus | null =>
  value === 'complete' ? 'completed' : (jobStatuses.find((status) => status === value) ?? null);

/** The display of a stored status. An unknown one appears as raw text and is not clickable. */
export const viewStatus = (value: string): StatusView => {
  const status = parseJobStatus(value);
  return status ? statusViews[status] : { text: value, step: null, tone: 'muted', opens: null };
};

/** True if this status ends a job. */
export const isFinalStatus = (value: string): boolean => {
  const status = parseJobStatus(value);
  return status !== null && (finalStatuses as readonly JobStatus[]).includes(status);
};
