import { ApiError } from '#contracts/errors/errors.ts';
import type { Log, Secret } from '#ports';
import type { StrapiToken } from './strapi-token.ts';

type AskOptions = {
  readonly url: string;
  readonly secret: Secret<StrapiToken>;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly callMs: number;
};

const get = async ({ url, callMs }: AskOptions, path: string, { token }: StrapiToken): Promise<Response> =>
  fetch(new URL(path, url), {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    // The token goes to the address in the settings, and to nobody that it points to.
    redirect: 'error',
    signal: AbortSignal.timeout(callMs),
  });

const isRefusal = ({ status }: Response): boolean => status === 401 || status === 403;

/** Once more with a newer token, where there is one: it may have been rotated since it was read. */
const getWithToken = async (options: AskOptions, path: string): Promise<Response> => {
  const { secret } = options;
  const token = await secret.read();
  const response = await get(options, path, token);
  if (!isRefusal(response)) return response;
  secret.refuse();
  const renewed = await secret.read();
  if (renewed.token === token.token) return response;
  await response.body?.cancel();
  return get(options, path, renewed);
};

/** What went wrong, without the address that was asked, which has a user's slug in it. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

export const contentUnavailable = (): ApiError =>
  new ApiError('service_unavailable', 'The blog is not available right now. Please try again later.');

/**
 * The JSON at a path of the content service. It is not asked again when it fails: a page waits for it, and the
 * browser has other sources.
 * @throws ApiError service_unavailable
 */
export const askStrapi = async (options: AskOptions, path: string): Promise<unknown> => {
  const { log } = options;
  try {
    const response = await getWithToken(options, path);
    if (response.ok) return await response.json();
    await response.body?.cancel();
    const { status } = response;
    // 404 is an address or a content type that is not there: an unknown slug is an empty list.
    const isSettings = isRefusal(response) || status === 404;
    if (isSettings) log.error('the content service needs the operator', { status });
    else log.warn('the content service did not answer', { status });
  } catch (error) {
    log.warn('the content service did not answer', { reason: reasonOf(error) });
  }
  throw contentUnavailable();
};
