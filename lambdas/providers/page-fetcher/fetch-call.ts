import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod';
import { isJobErrorName, JobError, jobErrorNames } from '#contracts/jobs/job-errors.ts';
import { pageFetch } from '#contracts/jobs/page-fetch.ts';
import type { Log } from '#ports';
import type { SitePage } from './create-page-fetcher.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Lambda answers at most 6 MB; a page is text, of which gzip and base64 leave about a third. */
const maxAnswerBytes = 6_000_000;

const fetchCall = z.object({ url: z.string() });
const fetchAnswer = z.union([
  z.object({
    page: z.object({
      url: z.url({ protocol: /^https?$/ }),
      contentType: z.string(),
      fetchedAt: z.iso.datetime(),
      mayKeep: z.boolean(),
      /** The bytes, compressed by gzip and written in base64. */
      body: z.base64(),
    }),
  }),
  z.object({
    failure: z.object({
      name: z.enum(jobErrorNames).refine((name) => /^Page/.test(name)),
      message: z.string(),
    }),
  }),
]);
type FetchAnswer = z.infer<typeof fetchAnswer>;

/** What the fetcher's function is called with. */
export const toFetchCall = (url: string): z.infer<typeof fetchCall> => ({ url });

const toAnswer = async ({ body, ...page }: SitePage): Promise<FetchAnswer> => {
  const packed = (await pack(body)).toString('base64');
  if (packed.length > maxAnswerBytes)
    throw new JobError(
      'PageTooLarge',
      `The page has ${packed.length} bytes compressed; the limit is ${maxAnswerBytes}.`,
    );
  return { page: { ...page, body: packed } };
};

/**
 * The whole of the fetcher's function: a call in, a page or the name of what is wrong with it out. The cause of a
 * failure, such as where a name leads inside a network, goes to the log alone.
 */
export const answerFetchCall = async (
  pages: { fetch(url: string): Promise<SitePage> },
  log: Log,
  call: unknown,
): Promise<FetchAnswer> => {
  const { url } = fetchCall.parse(call);
  try {
    return await toAnswer(await pages.fetch(url));
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    log.info('page not read', { name: error.name, error });
    return { failure: { name: error.name, message: error.message } };
  }
};

/**
 * Reads the answer as one of a stranger, for the fetcher meets anything: only pages and names of pages' failures pass,
 * and no more bytes than a page may have.
 * @throws JobError the page's failure; ProviderMalformed for any other answer
 */
export const readFetchAnswer = async (answer: unknown): Promise<SitePage> => {
  const parsed = fetchAnswer.safeParse(answer);
  if (!parsed.success)
    throw new JobError('ProviderMalformed', `The page fetcher's answer: ${z.prettifyError(parsed.error)}`);
  if ('failure' in parsed.data) {
    const { name, message } = parsed.data.failure;
    throw new JobError(isJobErrorName(name) ? name : 'PageUnreachable', message);
  }
  const { body, ...page } = parsed.data.page;
  const bytes = await unpack(Buffer.from(body, 'base64'), { maxOutputLength: pageFetch.maxBytes }).catch(
    (cause: unknown) => {
      throw new JobError('ProviderMalformed', "The page fetcher's answer does not unpack.", { cause });
    },
  );
  return { ...page, body: new Uint8Array(bytes) };
};
