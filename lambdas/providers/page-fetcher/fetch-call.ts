import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod';
import { isJobErrorName, JobError, jobErrorNames } from '#contracts/jobs/job-errors.ts';
import { imageFetch, pageFetch } from '#contracts/jobs/page-fetch.ts';
import type { Log } from '#ports';
import type { SitePage } from './create-page-fetcher.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A Lambda response has at most 6 MB. Gzip and base64 shrink a page's text to about a third. */
const maxResponseBytes = 6_000_000;

/** Functions of the previous release send no kind. During a deployment, both releases call the same fetcher. */
const fetchCall = z.object({ url: z.string(), kind: z.enum(['page', 'image']).default('page') });
const failure = z.object({
  failure: z.object({
    name: z.enum(jobErrorNames).refine((name) => /^Page/.test(name)),
    message: z.string(),
  }),
});
const pageResponse = z.object({
  page: z.object({
    url: z.url({ protocol: /^https?$/ }),
    contentType: z.string(),
    fetchedAt: z.iso.datetime(),
    mayKeep: z.boolean(),
    /** The page's bytes, compressed with gzip and encoded in base64. */
    body: z.base64(),
  }),
});
/** Images are compressed already. */
const imageResponse = z.object({ image: z.object({ body: z.base64() }) });
type FetchResponse = z.infer<typeof failure | typeof pageResponse | typeof imageResponse>;

/** The payload of a call to the fetcher's function. */
export const toFetchCall = (url: string, kind: 'page' | 'image' = 'page'): z.infer<typeof fetchCall> => ({
  url,
  kind,
});

const toResponse = async ({ body, ...page }: SitePage): Promise<FetchResponse> => {
  const packed = (await pack(body)).toString('base64');
  if (packed.length > maxResponseBytes)
    throw new JobError(
      'PageTooLarge',
      `The page has ${packed.length} bytes compressed; the limit is ${maxResponseBytes}.`,
    );
  return { page: { ...page, body: packed } };
};

/**
 * The fetcher's function: it takes a call and returns a page or the name of the failure. Only the log gets the cause,
 * such as the private address of a host.
 */
export const handleFetchCall = async (
  pages: { fetch(url: string): Promise<SitePage>; fetchImage(url: string): Promise<Uint8Array> },
  log: Log,
  call: unknown,
): Promise<FetchResponse> => {
  const { url, kind } = fetchCall.parse(call);
  try {
    if (kind === 'page') return await toResponse(await pages.fetch(url));
    return { image: { body: Buffer.from(await pages.fetchImage(url)).toString('base64') } };
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    log.info('page not read', { name: error.name, error });
    return { failure: { name: error.name, message: error.message } };
  }
};

/** Parses the response as untrusted input, because the fetcher reads hostile sites. @throws JobError */
const parseResponse = <Parsed extends object>(schema: z.ZodType<Parsed>, response: unknown): Parsed => {
  const failed = failure.safeParse(response);
  if (failed.success) {
    const { name, message } = failed.data.failure;
    throw new JobError(isJobErrorName(name) ? name : 'PageUnreachable', message);
  }
  const parsed = schema.safeParse(response);
  if (parsed.success) return parsed.data;
  throw new JobError('ProviderMalformed', `The page fetcher's response: ${z.prettifyError(parsed.error)}`);
};

/**
 * Reads the function's response to a call for a page. It accepts only pages, names of page failures, and as many bytes
 * as a page may have.
 * @throws JobError the page's failure; ProviderMalformed for any other response
 */
export const readFetchResponse = async (response: unknown): Promise<SitePage> => {
  const {
    page: { body, ...page },
  } = parseResponse(pageResponse, response);
  const bytes = await unpack(Buffer.from(body, 'base64'), { maxOutputLength: pageFetch.maxBytes }).catch(
    (cause: unknown) => {
      throw new JobError('ProviderMalformed', "The page fetcher's response cannot be decompressed.", {
        cause,
      });
    },
  );
  return { ...page, body: new Uint8Array(bytes) };
};

/** Reads the response to a call for an image. @throws JobError as `readFetchAnswer` */
export const readImageResponse = (response: unknown): Uint8Array => {
  const { image } = parseResponse(imageResponse, response);
  const bytes = new Uint8Array(Buffer.from(image.body, 'base64'));
  if (bytes.byteLength > imageFetch.maxBytes)
    throw new JobError('ProviderMalformed', `The page fetcher's image has ${bytes.byteLength} bytes.`);
  return bytes;
};
