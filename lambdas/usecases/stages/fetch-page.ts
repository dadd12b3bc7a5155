import { contentLimits } from '#contracts/content-limits.ts';
import { type Article, article as articleSchema, type NotArticleReason } from '#contracts/jobs/article.ts';
import { inputLimits } from '#contracts/jobs/input-limits.ts';
import { JobError, type JobErrorName } from '#contracts/jobs/job-errors.ts';
import { articleFromPlainPage, decodeHtml, extractArticle } from '#engine';
import type { Deps, JobRecord } from '#ports';
import { limitArticle } from './support/limit-article.ts';
import { outputOnce } from './support/stage-output.ts';

const errorOf: Readonly<Record<NotArticleReason, JobErrorName>> = {
  empty: 'PageEmpty',
  'too-short': 'PageNoArticle',
  'link-list': 'PageNoArticle',
  'scripts-only': 'PageNeedsScripts',
};

/** An article, and whether the page was too long to be read to its end. */
type Reading = { article: Article; isCut: boolean };

/** Plain text and Markdown are articles already, so there is no page to extract them from. */
const readPlain = (body: Uint8Array, contentType: string, url: string): Reading => {
  const text = decodeHtml(body, contentType).trim();
  const article = articleFromPlainPage(text.slice(0, contentLimits.pageCharacters), url);
  if (article.wordCount === 0) throw new JobError('PageEmpty', `no words: ${url}`);
  return { article, isCut: text.length > contentLimits.pageCharacters };
};

const isPlain = (contentType: string): boolean => /^text\/(plain|markdown)\b/i.test(contentType.trim());

const readMarkup = (body: Uint8Array, contentType: string, url: string): Reading => {
  const { notArticleReason, ...extracted } = extractArticle(body, url, { contentType });
  if (notArticleReason) throw new JobError(errorOf[notArticleReason], `${notArticleReason}: ${url}`);
  return { article: articleSchema.parse(extracted), isCut: false };
};

/** The caller on whose behalf a page is read. */
const readerOf = ({ userId, visitor }: JobRecord): string =>
  userId === null ? `visitor:${visitor}` : `user:${userId}`;

const readPage = async ({ pageFetcher }: Pick<Deps, 'pageFetcher'>, job: JobRecord, address: string) => {
  const { body, url, contentType, fromCache } = await pageFetcher.fetch(address, readerOf(job));
  const { article, isCut } = (isPlain(contentType) ? readPlain : readMarkup)(body, contentType, url);
  const limited = limitArticle(article, inputLimits.pageWords);
  return { ...limited, truncated: isCut || limited.truncated, fromCache };
};

/** Fetches the job's page and stores its article. @throws JobError that says what is wrong with the page */
export const fetchPage = async (
  deps: Pick<Deps, 'jobs' | 'outputs' | 'pageFetcher'>,
  job: JobRecord,
): Promise<void> => {
  const input = await deps.jobs.findInput(job.id);
  const url = input?.url;
  if (!url) throw new Error(`Job ${job.id} has no address of a page to fetch.`);
  await outputOnce(deps, job, 'page', () => readPage(deps, job, url));
};
