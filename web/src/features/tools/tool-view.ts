import type PenLine from 'lucide-react/icons/pen-line';
import type { JobSummary } from '#contracts/jobs/job.ts';

/** What a job was given, as lists and its page have it. */
export type JobInputFields = Pick<JobSummary, 'text_input' | 'url_input' | 'keywords_list_input'> & {
  job_type: string;
};

export type JobInput = { kind: 'images' | 'text' | 'url' | 'keywords' | 'none'; text: string };

export type ResultPart = 'keywords' | 'assets' | 'article' | 'images';

/** A tool as the site's pages show it. Its form is in features/workbench/tools. */
export type ToolView<Draft extends string = string> = {
  readonly icon: typeof PenLine;
  /** Behind the name in a list of prices. */
  readonly priceNote: string | null;
  /** What the progress card says that the run brings. */
  readonly promise: string;
  /** The fields that the browser keeps as drafts. Stored under these names: never rename one. */
  readonly drafts: readonly Draft[];
  /** The drafts that hold a job's input again. */
  readonly restore: (job: JobInputFields) => Readonly<Record<Draft, string>>;
  /** The heading over a job's input. */
  readonly inputLabel: string;
  /** A job's main input. */
  readonly inputOf: (job: JobInputFields) => JobInput;
  /** What the page of a job shows under the main input; null when there is nothing. */
  readonly contextOf: (job: JobInputFields) => { text: string; isUrl: boolean } | null;
  /** The parts that its results have. */
  readonly parts: readonly ResultPart[];
};
