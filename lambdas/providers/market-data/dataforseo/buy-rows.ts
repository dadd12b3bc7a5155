import { JobError } from '#contracts/job-errors.ts';
import { countries, type MarketLocale } from '#contracts/locales.ts';
import type { Clock, Log } from '#ports';
import { adsPath, readAds } from './ads.ts';
import type { Deadline } from './deadline.ts';
import { labsPath, readLabs } from './labs.ts';
import type { Bounds, Post, Reply } from './post.ts';
import { hasFigures, type Row } from './row.ts';

type Endpoint = {
  readonly source: 'dataforseo_labs' | 'dataforseo_ads';
  readonly path: string;
  /** Keywords of one request. */
  readonly size: number;
  read(result: unknown[], today: string): Row[] | null;
};

export type Purchase = {
  source: Endpoint['source'];
  rows: Row[];
  costUsd: number;
  /** False when keywords may be without figures for the sake of a blocked one beside them. */
  isComplete: boolean;
};

type BuyOptions = {
  readonly post: Post;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly bounds: Bounds;
};
type Order = { keywords: string[]; locale: MarketLocale; deadline: Deadline };
type Answer = { rows: Row[]; costUsd: number; isCovered: boolean };

const inBatches = (keywords: string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(keywords.length / size) }, (_, index) =>
    keywords.slice(index * size, (index + 1) * size),
  );

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const ask = (
  { post }: BuyOptions,
  { path }: Endpoint,
  { keywords, locale, deadline }: Order,
): Promise<Reply> => {
  const location_code = countries[locale.country].location;
  return post(path, { keywords, location_code, language_code: locale.language }, deadline);
};

/** What every keyword endpoint takes; of other characters each takes some, and none says which. */
const isPlain = (keyword: string): boolean => /^[\p{L}\p{M}\p{N} '&.+-]+$/u.test(keyword);

/**
 * One keyword with a character that the vendor does not take fails its whole request: it goes again without those that
 * may be meant.
 */
const askForPlain = async (options: BuyOptions, endpoint: Endpoint, order: Order): Promise<Reply> => {
  const reply = await ask(options, endpoint, order);
  if (reply.kind !== 'bad_keywords') return reply;
  const keywords = order.keywords.filter(isPlain);
  const left = order.keywords.length - keywords.length;
  options.log.error('DataForSEO refused a keyword', { source: endpoint.source, left });
  if (keywords.length === 0) return { ...reply, kind: 'empty' };
  const again = left > 0 ? await ask(options, endpoint, { ...order, keywords }) : reply;
  if (again.kind === 'bad_keywords')
    throw new JobError(
      'MarketDataRefused',
      `DataForSEO ${endpoint.path} refused a keyword of plain letters.`,
    );
  return { ...again, costUsd: reply.costUsd + again.costUsd };
};

const callEndpoint = async (options: BuyOptions, endpoint: Endpoint, order: Order): Promise<Answer> => {
  const { kind, result, costUsd } = await askForPlain(options, endpoint, order);
  if (kind !== 'ok') return { rows: [], costUsd, isCovered: kind !== 'no_location' };
  const rows = endpoint.read(result, options.clock.now().toISOString().slice(0, 10));
  if (!rows)
    throw new JobError('MarketDataUnavailable', `The answer of ${endpoint.source} does not have its shape.`);
  return { rows, costUsd, isCovered: true };
};

/** All batches of an order at once. */
const callInBatches = async (options: BuyOptions, endpoint: Endpoint, order: Order): Promise<Answer> => {
  const batches = inBatches(order.keywords, endpoint.size);
  const answers = await Promise.all(
    batches.map((keywords) => callEndpoint(options, endpoint, { ...order, keywords })),
  );
  return {
    rows: answers.flatMap(({ rows }) => rows),
    costUsd: sum(answers.map(({ costUsd }) => costUsd)),
    isCovered: answers.every(({ isCovered }) => isCovered),
  };
};

/**
 * Ads gives no figures at all for a request in which one keyword is blocked by its policy. Such a request is halved, and
 * each half without figures again, as far as `splitRequests` and the time go.
 */
const buyByHalves = async (
  options: BuyOptions,
  endpoint: Endpoint,
  order: Order,
  first: Answer,
): Promise<Omit<Purchase, 'source'>> => {
  const waiting = [order.keywords];
  const rows = [...first.rows];
  let { costUsd } = first;
  let requests = options.bounds.splitRequests;
  while (waiting.length > 0 && requests >= 2 && order.deadline.leftMs() > options.bounds.callMs) {
    const keywords = waiting.shift() ?? [];
    if (keywords.length < 2) continue;
    for (const half of inBatches(keywords, Math.ceil(keywords.length / 2))) {
      const answer = await callEndpoint(options, endpoint, { ...order, keywords: half });
      requests -= 1;
      rows.push(...answer.rows);
      costUsd += answer.costUsd;
      if (!answer.rows.some(hasFigures)) waiting.push(half);
    }
  }
  return { rows, costUsd, isComplete: !waiting.some((keywords) => keywords.length > 1) };
};

/**
 * Buys figures: from Labs, whose $0.01 for a request with difficulties is a seventh of Ads' $0.075; from Ads where Labs
 * does not cover the market, or knows none of the keywords.
 * @throws JobError when the vendor does not answer
 */
export const createBuyRows = (options: BuyOptions) => {
  const { bounds, log } = options;
  const labs: Endpoint = {
    source: 'dataforseo_labs',
    path: labsPath,
    size: bounds.labsKeywords,
    read: readLabs,
  };
  const ads: Endpoint = { source: 'dataforseo_ads', path: adsPath, size: bounds.adsKeywords, read: readAds };
  /** Countries that Labs said it does not cover, for as long as this process lives. */
  const beyondLabs = new Set<string>();

  const buyFromAds = async (order: Order): Promise<Purchase> => {
    const answer = await callInBatches(options, ads, order);
    const isDone = answer.rows.some(hasFigures) || !answer.isCovered || order.keywords.length === 1;
    if (isDone) return { ...answer, source: ads.source, isComplete: true };
    log.warn('Ads gave no figures for any keyword; splitting', { keywords: order.keywords.length });
    return { ...(await buyByHalves(options, ads, order, answer)), source: ads.source };
  };

  return async (order: Order): Promise<Purchase> => {
    const { country } = order.locale;
    if (beyondLabs.has(country)) return buyFromAds(order);
    const answer = await callInBatches(options, labs, order);
    if (!answer.isCovered) beyondLabs.add(country);
    if (answer.rows.some(hasFigures)) return { ...answer, source: labs.source, isComplete: true };
    const bought = await buyFromAds(order);
    return { ...bought, costUsd: answer.costUsd + bought.costUsd };
  };
};
