import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { InputKind, JobInput } from '#contracts/jobs/stage.ts';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import type { JobType } from '#contracts/product.ts';

export type RequestOf<Type extends JobType> = Extract<CreateJobRequest, { job_type: Type }>;

export type JobContent = {
  input: JobInput;
  contextKind: InputKind;
  /** The repeated keywords that were left out, as typed. */
  repeatedKeywords?: string[];
};

/** How a tool gets its keywords and which of them it shows. */
export type KeywordRules = {
  /** `input`: the user supplies them. `ideas`: the run finds them. */
  from: 'input' | 'ideas';
  /** Picks and orders the keywords to show from all scored ones. */
  shortlist(scored: readonly KeywordEntry[]): KeywordEntry[];
  /** A run with fewer keywords to show fails as too thin. */
  minimum: number;
};

/** The rules of a tool. They are pure functions, the same in the browser and on the server. */
export type ToolRules<Type extends JobType> = {
  /** True if visitors without an account can run it. */
  openToVisitors: boolean;
  /** True if a run waits for its uploads before it starts, and leaves files to remove if it is dropped. */
  takesUploads: boolean;
  /** Checks a request by the specification's rules and sorts its content by kind. @throws ApiError */
  readRequest(request: RequestOf<Type>): JobContent;
  /** The source that the result names. */
  sourceKind(contextKind: InputKind): FinalResult['source']['kind'];
  /** Null for a tool without keywords. */
  keywords: KeywordRules | null;
};
