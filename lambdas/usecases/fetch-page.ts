import { article as articleSchema, type NotArticleReason } from '#contracts/article.ts';
import { JobError, type JobErrorName } from '#contracts/job-errors.ts';
import { limits } from '#contracts/limits.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { decodeHtml } from '#engine/extraction/decode-html.ts';
import { extractArticle } from '#engine/extraction/extract-article.ts';
import type { Deps, JobRecord } from '#ports';
import { limitArticle } from './limit-article.ts';
import { outputOnce } from './stage-output.ts';

const errorOf: Readonly<Record<NotArticleReason, JobErrorName>> = {
  empty: 'PageEmpty',
  'too-short': 'PageNoArticle',
  'link-list': 'PageNoArticle',
  'scripts-only': 'PageNeedsScripts',
};

/** Plain text and Markdown are articles as they are, without a page around them. */
const readPlain = (body: Uint8Array, contentType: string, url: string) => {
  const read = articleFromText(decodeHtml(body, contentType));
  if (read.wordCount === 0) throw new JobError('PageEmpty', `no words: ${url}`);
  return { ...read, url };
};

const isPlain = (contentType: string): boolean => /^text\/(plain|markdown)\b/i.test(contentType.trim());

const readMarkup = (body: Uint8Array, contentType: string, url: string) => {
  const { notArticleReason, ...extracted } = extractArticle(body, url, { contentType });
  if (notArticleReason) throw new JobError(errorOf[notArticleReason], `${notArticleReason}: ${url}`);
  return extracted;
};

/** Who a page is read for. */
const readerOf = ({ userId, visitor }: JobRecord): string =>
  userId === null ? `visitor:${visitor}` : `user:${userId}`;

const readPage = async ({ pageFetcher }: Pick<Deps, 'pageFetcher'>, job: JobRecord, address: string) => {
  const { body, url, contentType, fromCache } = await pageFetcher.fetch(address, readerOf(job));
  const extracted = (isPlain(contentType) ? readPlain : readMarkup)(body, contentType, url);
  return { ...limitArticle(articleSchema.parse(extracted), limits.pageWords), fromCache };
};

/** Fetches the job's page and keeps its article. @throws JobError that says what is wrong with the page */
export const fetchPage = async (
  deps: Pick<Deps, 'jobs' | 'outputs' | 'pageFetcher'>,
  job: JobRecord,
): Promise<void> => {
  const input = await deps.jobs.findInput(job.id);
  const url = input?.url;
  if (!url) throw new Error(`Job ${job.id} came to fetch a page and has no address.`);
  await outputOnce(deps, job, 'page', () => readPage(deps, job, url));
};
