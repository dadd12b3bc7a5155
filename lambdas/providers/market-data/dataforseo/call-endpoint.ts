import { JobError } from '#contracts/jobs/job-errors.ts';
import { countries, type MarketLocale } from '#contracts/locales.ts';
import type { Clock, Log, Pay } from '#ports';
import type { Deadline } from './deadline.ts';
import type { Bounds, Post, Reply } from './post.ts';
import type { Row } from './row.ts';

export type Endpoint = {
  readonly source: 'dataforseo_labs' | 'dataforseo_ads';
  readonly path: string;
  /** The most keywords in one request. */
  readonly size: number;
  /** Price in US dollars, per request and per keyword. */
  readonly price: { readonly request: number; readonly keyword: number };
  read(result: unknown[], today: string): Row[] | null;
};

export type BuyOptions = {
  readonly post: Post;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly bounds: Bounds;
};
export type Order = { keywords: string[]; locale: MarketLocale; deadline: Deadline; pay: Pay };
export type EndpointResponse = { rows: Row[]; costUsd: number; isCovered: boolean };

export const inBatches = (keywords: string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(keywords.length / size) }, (_, index) =>
    keywords.slice(index * size, (index + 1) * size),
  );

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const postKeywords = (
  { post }: BuyOptions,
  { path, price }: Endpoint,
  { keywords, locale, deadline, pay }: Order,
): Promise<Reply> => {
  const worstUsd = price.request + keywords.length * price.keyword;
  const location_code = countries[locale.country].location;
  return post(path, { keywords, location_code, language_code: locale.language }, { deadline, pay, worstUsd });
};

/** Characters that every keyword endpoint accepts. Each also accepts some others, but none documents which. */
const isPlain = (keyword: string): boolean => /^[\p{L}\p{M}\p{N} '&.+-]+$/u.test(keyword);

/**
 * One unsupported character fails the whole request. The request is sent again without the keywords that may contain
 * it.
 */
const postSupportedKeywords = async (
  options: BuyOptions,
  endpoint: Endpoint,
  order: Order,
): Promise<Reply> => {
  const reply = await postKeywords(options, endpoint, order);
  if (reply.kind !== 'bad_keywords') return reply;
  const keywords = order.keywords.filter(isPlain);
  const left = order.keywords.length - keywords.length;
  options.log.error('DataForSEO rejected a keyword', { source: endpoint.source, left });
  if (keywords.length === 0) return { ...reply, kind: 'empty' };
  const again = left > 0 ? await postKeywords(options, endpoint, { ...order, keywords }) : reply;
  if (again.kind === 'bad_keywords')
    throw new JobError(
      'MarketDataRefused',
      `DataForSEO ${endpoint.path} rejected a keyword of plain letters.`,
    );
  return { ...again, costUsd: reply.costUsd + again.costUsd };
};

/** Sends one request to an endpoint. @throws JobError */
export const callEndpoint = async (
  options: BuyOptions,
  endpoint: Endpoint,
  order: Order,
): Promise<EndpointResponse> => {
  const { kind, result, costUsd } = await postSupportedKeywords(options, endpoint, order);
  if (kind !== 'ok') return { rows: [], costUsd, isCovered: kind !== 'no_location' };
  const rows = endpoint.read(result, options.clock.now().toISOString().slice(0, 10));
  if (!rows)
    throw new JobError(
      'MarketDataUnavailable',
      `The response of ${endpoint.source} does not have the expected shape.`,
    );
  return { rows, costUsd, isCovered: true };
};

/** Sends all batches of an order concurrently. */
export const callInBatches = async (
  options: BuyOptions,
  endpoint: Endpoint,
  order: Order,
): Promise<EndpointResponse> => {
  const batches = inBatches(order.keywords, endpoint.size);
  const responses = await Promise.all(
    batches.map((keywords) => callEndpoint(options, endpoint, { ...order, keywords })),
  );
  return {
    rows: responses.flatMap(({ rows }) => rows),
    costUsd: sum(responses.map(({ costUsd }) => costUsd)),
    isCovered: responses.every(({ isCovered }) => isCovered),
  };
};
