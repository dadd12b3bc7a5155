import { isSandboxUrl, type KeywordMetrics, type MarketLocale } from '#contracts/keywords/market.ts';
import { keywordKey } from '#domain/input/parse-keyword-list.ts';
import { unknownMetrics } from '#domain/scoring/unknown-metrics.ts';
import { lookUpForm } from '#domain/shortlist/look-up-form.ts';
import type { Clock, Log, MarketData, MarketDataCache, Pay, Secret } from '#ports';
import { createBuyRows, type Purchase } from './buy-rows.ts';
import { marketDataCalls } from './call-limits.ts';
import type { Credentials } from './credentials.ts';
import { startDeadline } from './deadline.ts';
import { markGroups } from './mark-groups.ts';
import { matchRows } from './match-rows.ts';
import { openMetricsCache } from './metrics-cache.ts';
import { type Bounds, createPost } from './post.ts';
import { hasMetrics } from './row.ts';

export type DataForSeoOptions = {
  /**
   * `https://api.dataforseo.com` or the sandbox. The sandbox invents its metrics, so they are all marked as sample
   * data.
   */
  readonly url: string;
  readonly secret: Secret<Credentials>;
  readonly clock: Clock;
  readonly cache: MarketDataCache;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly bounds?: Bounds;
};

/** Maps each requested keyword to the vendor's form of it. Keywords that the vendor does not accept are missing. */
const toForms = (keywords: readonly string[]): Map<string, string> =>
  new Map(
    keywords.flatMap((keyword) => {
      const form = lookUpForm(keyword);
      return form.kind === 'asked' ? [[keyword, keywordKey(form.text)] as const] : [];
    }),
  );

const toMetrics = (
  keywords: string[],
  { rows, source }: Purchase,
  isSandbox: boolean,
): Map<string, KeywordMetrics> => {
  const matched = matchRows(keywords, rows);
  const blank = unknownMetrics(isSandbox ? 'sample' : source);
  return new Map(
    keywords.map((keyword) => {
      const row = matched.get(keyword);
      const isKnown = row !== undefined && (hasMetrics(row) || row.metrics.keywordDifficulty !== null);
      return [keyword, isKnown ? { ...blank, ...row.metrics } : blank];
    }),
  );
};

/**
 * Market data from DataForSEO, cached for a month. Each metric has its source and date. Keywords that share one set of
 * metrics name each other.
 * @throws JobError `MarketData...` from `lookUp`, after bounded attempts and within `bounds.totalMs`
 */
export const createDataForSeo = (options: DataForSeoOptions): MarketData => {
  const { url, clock, log, bounds = marketDataCalls } = options;
  const isSandbox = isSandboxUrl(url);
  const post = createPost({ url, secret: options.secret, log, bounds });
  const buyRows = createBuyRows({ post, clock, log, bounds });
  const kept = openMetricsCache({
    ...options,
    bounds,
    source: isSandbox ? 'dataforseo-sandbox' : 'dataforseo',
  });

  const buy = async (keywords: string[], locale: MarketLocale, pay: Pay) => {
    if (keywords.length === 0) return { metrics: new Map<string, KeywordMetrics>(), costUsd: 0 };
    const purchase = await buyRows({ keywords, locale, pay, deadline: startDeadline(bounds.totalMs) });
    const metrics = toMetrics(keywords, purchase, isSandbox);
    await kept.put(locale, metrics, purchase);
    return { metrics, costUsd: purchase.costUsd };
  };

  return {
    source: isSandbox ? 'sample' : 'dataforseo',
    lookUp: async (keywords, locale, pay) => {
      const forms = toForms(keywords);
      const asked = [...new Set(forms.values())];
      const known = await kept.get(locale, asked);
      const missing = asked.filter((form) => !known.has(form));
      const { metrics: bought, costUsd } = await buy(missing, locale, pay);
      const metricsOf = (keyword: string): KeywordMetrics => {
        const form = forms.get(keyword) ?? '';
        return known.get(form) ?? bought.get(form) ?? unknownMetrics('none');
      };
      const metrics = new Map(keywords.map((keyword) => [keyword, metricsOf(keyword)]));
      return { metrics: markGroups(metrics), costUsd, cacheHits: known.size };
    },
  };
};
