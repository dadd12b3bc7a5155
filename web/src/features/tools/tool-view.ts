import type PenLine from 'lucide-react/icons/pen-line';
import type { JobSummary } from '#contracts/jobs/job.ts';

/** A job's input in lists and on its page. */
export type JobInputFields = Pick<JobSummary, 'text_input' | 'url_input' | 'keywords_list_input'> & {
  job_type: string;
};

export type JobInput = { kind: 'images' | 'text' | 'url' | 'keywords' | 'none'; text: string };

export type ResultPart = 'keywords' | 'assets' | 'article' | 'images';

/** A tool in the pages of the site. Its form is in features/workbench/tools. */
export type ToolView<Draft extends string = string> = {
  readonly icon: typeof PenLine;
  /** The text after the name in a list of prices. */
  readonly priceNote: string | null;
  /** The progress card's text about what the run returns. */
  readonly promise: string;
  /** The fields that the browser stores as drafts. Stored under these names: never rename one. */
  readonly drafts: readonly Draft[];
  /** The drafts that restore a job's input. */
  readonly restore: (job: JobInputFields) => Readonly<Record<Draft, string>>;
  /** The heading over a job's input. */
  readonly inputLabel: string;
  /** A job's main input. */
  readonly inputOf: (job: JobInputFields) => JobInput;
  /** What a job's page shows below the main input; null when there is nothing. */
  readonly contextOf: (job: JobInputFields) => { text: string; isUrl: boolean } | null;
  /** The parts of its results. */
  readonly parts: readonly ResultPart[];
};
