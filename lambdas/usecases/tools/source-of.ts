import type { FinalResult } from '#contracts/jobs/result.ts';
import type { JobInput } from '#contracts/jobs/stage.ts';
import type { StageOutput } from '#contracts/jobs/stage-output.ts';
import { countTypedWords } from '#domain/text/count-words.ts';
import { toolRules } from '#domain/tools/index.ts';
import type { JobRecord } from '#ports';

/** How a result describes the text that the run read. `read` is null for a run without one. */
export const sourceOf = (
  { jobType, contextKind }: JobRecord,
  input: JobInput | null,
  read: StageOutput<'article'> | null,
): FinalResult['source'] => {
  const article = read?.article;
  return {
    kind: toolRules[jobType].sourceKind(contextKind),
    url: article?.url ?? input?.url ?? null,
    title: article?.title ?? null,
    byline: article?.byline ?? null,
    published: article?.published ?? null,
    language: article?.language ?? null,
    word_count: input?.text ? countTypedWords(input.text) : (article?.wordCount ?? 0),
    truncated: read?.truncated ?? false,
    text: article?.text ?? '',
  };
};
