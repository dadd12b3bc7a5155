import { marketDataPrices } from '#contracts/credits/spending.ts';
import { adsPath, readAds } from './ads.ts';
import {
  type BuyOptions,
  callEndpoint,
  callInBatches,
  type Endpoint,
  type EndpointResponse,
  inBatches,
  type Order,
} from './call-endpoint.ts';
import { labsPath, readLabs } from './labs.ts';
import { hasMetrics, type Row } from './row.ts';

export type Purchase = {
  source: Endpoint['source'];
  rows: Row[];
  costUsd: number;
  /** False if one blocked keyword may have cost the others in its request their metrics. */
  isComplete: boolean;
};

/**
 * Ads returns no metrics for a whole request if its policy blocks one keyword. Such a request is halved, and each half
 * without metrics is halved again, within `splitRequests` and the time limit.
 */
const buyInHalves = async (
  options: BuyOptions,
  endpoint: Endpoint,
  order: Order,
  first: EndpointResponse,
): Promise<Omit<Purchase, 'source'>> => {
  const waiting = [order.keywords];
  const rows = [...first.rows];
  let { costUsd } = first;
  let requests = options.bounds.splitRequests;
  while (waiting.length > 0 && requests >= 2 && order.deadline.leftMs() > options.bounds.callMs) {
    const keywords = waiting.shift() ?? [];
    if (keywords.length < 2) continue;
    for (const half of inBatches(keywords, Math.ceil(keywords.length / 2))) {
      const response = await callEndpoint(options, endpoint, { ...order, keywords: half });
      requests -= 1;
      rows.push(...response.rows);
      costUsd += response.costUsd;
      if (!response.rows.some(hasMetrics)) waiting.push(half);
    }
  }
  return { rows, costUsd, isComplete: !waiting.some((keywords) => keywords.length > 1) };
};

/**
 * Buys metrics. A Labs request with difficulties costs $0.01, about a seventh of Ads' $0.075. Ads is used if Labs does
 * not cover the market or knows none of the keywords.
 * @throws JobError if the vendor does not respond
 */
export const createBuyRows = (options: BuyOptions) => {
  const { bounds, log } = options;
  const labs: Endpoint = {
    source: 'dataforseo_labs',
    path: labsPath,
    size: bounds.labsKeywords,
    price: marketDataPrices.labs,
    read: readLabs,
  };
  const ads: Endpoint = {
    source: 'dataforseo_ads',
    path: adsPath,
    size: bounds.adsKeywords,
    price: marketDataPrices.ads,
    read: readAds,
  };
  /** Countries that Labs reported as not covered, remembered while this process lives. */
  const beyondLabs = new Set<string>();

  const buyFromAds = async (order: Order): Promise<Purchase> => {
    const response = await callInBatches(options, ads, order);
    const isDone = response.rows.some(hasMetrics) || !response.isCovered || order.keywords.length === 1;
    if (isDone) return { ...response, source: ads.source, isComplete: true };
    log.warn('Ads returned no metrics for any keyword; the request is split', {
      keywords: order.keywords.length,
    });
    return { ...(await buyInHalves(options, ads, order, response)), source: ads.source };
  };

  return async (order: Order): Promise<Purchase> => {
    const { country } = order.locale;
    if (beyondLabs.has(country)) return buyFromAds(order);
    const response = await callInBatches(options, labs, order);
    if (!response.isCovered) beyondLabs.add(country);
    if (response.rows.some(hasMetrics)) return { ...response, source: labs.source, isComplete: true };
    const bought = await buyFromAds(order);
    return { ...bought, costUsd: response.costUsd + bought.costUsd };
  };
};
