import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { InputKind, JobInput } from '#contracts/jobs/stage.ts';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import type { JobType } from '#contracts/product.ts';

export type RequestOf<Type extends JobType> = Extract<CreateJobRequest, { job_type: Type }>;

export type JobContent = {
  input: JobInput;
  contextKind: InputKind;
  /** Keywords that were left out because they were there already, as they were typed. */
  repeatedKeywords?: string[];
};

/** How a tool gets its keywords and which of them it shows. */
export type KeywordRules = {
  /** `input`: the user brings them. `ideas`: the run finds them. */
  from: 'input' | 'ideas';
  /** The keywords to show, in their order, of all scored ones. */
  shortlist(scored: readonly KeywordEntry[]): KeywordEntry[];
  /** A run with a shorter list than this fails as too thin. */
  minimum: number;
};

/** The rules of a tool: pure, the same in the browser and on the server. */
export type ToolRules<Type extends JobType> = {
  /** Visitors without an account can run it. */
  openToVisitors: boolean;
  /** A run waits for its uploads before it starts, and has files to remove when it is dropped. */
  takesUploads: boolean;
  /** Checks a request by the specification's rules and sorts its content by kind. @throws ApiError */
  readRequest(request: RequestOf<Type>): JobContent;
  /** What the result names as its source. */
  sourceKind(contextKind: InputKind): FinalResult['source']['kind'];
  /** Null for a tool without keywords. */
  keywords: KeywordRules | null;
};
