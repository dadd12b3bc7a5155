import type { JobType } from '#contracts/product.ts';
import { evaluator } from './evaluator.ts';
import { images } from './images.ts';
import { optimizer } from './optimizer.ts';
import type { JobContent, KeywordRules, RequestOf, ToolRules } from './tool-rules.ts';

type AllRules = { readonly [Type in JobType]: ToolRules<Type> };

/** The rules of every tool. docs/recipes.md says how to add one. */
export const toolRules: AllRules = {
  keyword_optimizer: optimizer,
  keyword_evaluator: evaluator,
  image_analyzer: images,
};

type Requests = { [Type in JobType]: { job_type: Type } & RequestOf<Type> };

/** The content of a request, checked by its tool's rules. @throws ApiError */
export const readJobRequest = <Type extends JobType>(
  request: { [Key in Type]: Requests[Key] }[Type],
): JobContent => toolRules[request.job_type].readRequest(request);

/**
 * The keyword rules of a tool with keywords. @throws Error for any other tool, because its runs have no keyword stage
 */
export const keywordRulesOf = (jobType: JobType): KeywordRules => {
  const { keywords } = toolRules[jobType];
  if (keywords === null) throw new Error(`Runs of ${jobType} have no keywords.`);
  return keywords;
};
