import type { Article } from '#contracts/article.ts';
import type { KeywordIdea } from '#contracts/evidence.ts';
import type { KeywordMetrics, MarketLocale } from '#contracts/market.ts';
import type { MachineInput } from '#contracts/stage.ts';
import type { SnippetText } from '#contracts/writing.ts';

/** The product's time: tests and the local stack move it. */
export interface Clock {
  now(): Date;
}

export interface Ids {
  uuid(): string;
}

export type FetchedPage = {
  /** The address after redirects. */
  url: string;
  body: Uint8Array;
  contentType: string;
  fetchedAt: string;
  fromCache: boolean;
};

export interface PageFetcher {
  /** The page at a public http(s) address, or a `JobError` that says why not. */
  fetch(url: string): Promise<FetchedPage>;
}

/** Pages of the last `pageFetch.cacheHours`, by the address that was asked for; expired ones are as if absent. */
export interface PageCache {
  get(url: string): Promise<FetchedPage | null>;
  put(url: string, page: FetchedPage): Promise<void>;
}

export type Written = { titles: SnippetText[]; descriptions: SnippetText[] };

/**
 * Whatever writes and judges text: the built-in engine, or a language model. Answers are checked by the same
 * rules whoever gave them. Throws `JobError` (ProviderUnavailable, ProviderTimeout, ProviderMalformed).
 */
export interface LanguageModel {
  /** For the manifest: provider, model and prompt versions. */
  readonly name: string;
  findKeywordIdeas(article: Article): Promise<KeywordIdea[]>;
  scoreRelevance(keywords: string[], article: Article): Promise<KeywordIdea[]>;
  writeSnippets(article: Article, keywords: KeywordIdea[]): Promise<Written>;
  /** A rewritten article in Markdown; its facts are verified afterwards. */
  rewriteArticle(article: Article, keywords: KeywordIdea[]): Promise<string>;
}

export type MarketDataAnswer = {
  /** By the keyword as it was asked for; a keyword the source does not know has null figures. */
  metrics: Map<string, KeywordMetrics>;
  costUsd: number;
  cacheHits: number;
};

export interface MarketData {
  readonly source: 'sample' | 'dataforseo' | 'none';
  lookUp(keywords: string[], locale: MarketLocale): Promise<MarketDataAnswer>;
}

export interface JobRunner {
  /** Starts the machine for a job; starting it twice is one start. */
  start(input: MachineInput): Promise<void>;
  /** Stops a job's machine; one that has ended or never began is left as it is. */
  stop(jobId: string, reason: string): Promise<void>;
}
