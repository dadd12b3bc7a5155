import type { Article } from '#contracts/jobs/article.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { articleFromText, detectLanguage } from '#engine';
import type { Deps, JobRecord } from '#ports';
import { findOutput, outputOnce } from './support/stage-output.ts';

type ReadArticleDeps = Pick<Deps, 'jobs' | 'outputs'>;

const loadArticle = async (
  deps: ReadArticleDeps,
  job: JobRecord,
): Promise<{ article: Article; truncated: boolean }> => {
  const page = await findOutput(deps, job, 'page');
  if (page) return { article: page.article, truncated: page.truncated };
  const input = await deps.jobs.findInput(job.id);
  if (!input?.text) throw new Error(`Job ${job.id} has neither a page nor a text to read.`);
  return { article: articleFromText(input.text), truncated: false };
};

/** The words count more than what a page declares, because many pages declare the language of their template. */
const checkLanguage = (article: Article, expected: string): Article => {
  const language = detectLanguage(article.text) ?? article.language;
  if (language !== null && language !== expected)
    throw new JobError(
      'LanguageNotSupported',
      `The text is in "${language}", but the run expects "${expected}".`,
    );
  return { ...article, language: language ?? expected };
};

/** Reads the article that all later stages work on. @throws JobError LanguageNotSupported, ContentTooThin */
export const readArticle = async (deps: ReadArticleDeps, job: JobRecord): Promise<void> => {
  await outputOnce(deps, job, 'article', async () => {
    const { article, truncated } = await loadArticle(deps, job);
    if (article.wordCount === 0) throw new JobError('ContentTooThin', 'The article has no words.');
    return { article: checkLanguage(article, job.locale.language), truncated };
  });
};
