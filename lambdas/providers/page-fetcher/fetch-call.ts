import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod';
import { isJobErrorName, JobError, jobErrorNames } from '#contracts/jobs/job-errors.ts';
import { pageFetch } from '#contracts/jobs/page-fetch.ts';
import type { Log } from '#ports';
import type { SitePage } from './create-page-fetcher.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Lambda answers hold at most 6 MB. Gzip and base64 shrink a page's text to about a third. */
const maxAnswerBytes = 6_000_000;

const fetchCall = z.object({ url: z.string() });
const fetchAnswer = z.union([
  z.object({
    page: z.object({
      url: z.url({ protocol: /^https?$/ }),
      contentType: z.string(),
      fetchedAt: z.iso.datetime(),
      mayKeep: z.boolean(),
      /** The page's bytes, compressed with gzip and encoded in base64. */
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

/** The payload of a call to the fetcher's function. */
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
 * The fetcher's function: it takes a call and returns a page or the name of the failure. Only the log gets the cause,
 * such as the private address of a host.
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
 * Parses the function's answer as untrusted input, because the fetcher reads hostile pages. It accepts only pages,
 * names of page failures, and as many bytes as a page may have.
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
