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
    // Redirects are rejected, so the token only goes to the address in the settings.
    redirect: 'error',
    signal: AbortSignal.timeout(callMs),
  });

const isRejection = ({ status }: Response): boolean => status === 401 || status === 403;

/** Tries once more if the store has a newer token: it may have been rotated since it was read. */
const getWithToken = async (options: AskOptions, path: string): Promise<Response> => {
  const { secret } = options;
  const token = await secret.read();
  const response = await get(options, path, token);
  if (!isRejection(response)) return response;
  secret.invalidate();
  const renewed = await secret.read();
  if (renewed.token === token.token) return response;
  await response.body?.cancel();
  return get(options, path, renewed);
};

/** The error without the requested address, which contains a user's slug. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

export const contentUnavailable = (): ApiError =>
  new ApiError('service_unavailable', 'The blog is not available right now. Please try again later.');

/**
 * Fetches the JSON at a path of the content service. A failed request is not repeated: a page is waiting, and the
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
    // 404 means a wrong address or content type. An unknown slug returns an empty list.
    const isSettings = isRejection(response) || status === 404;
    if (isSettings) log.error('the content service needs the operator', { status });
    else log.warn('a request to the content service failed', { status });
  } catch (error) {
    log.warn('a request to the content service failed', { reason: reasonOf(error) });
  }
  throw contentUnavailable();
};
