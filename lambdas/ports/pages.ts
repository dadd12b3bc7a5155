export type FetchedPage = {
  /** The address after redirects. */
  url: string;
  body: Uint8Array;
  contentType: string;
  fetchedAt: string;
  fromCache: boolean;
};

export interface PageFetcher {
  /**
   * The page at a public http(s) address. Throws a `JobError` that says why it cannot be read. `reader` identifies
   * the caller whose share of the site's page limit it counts against.
   */
  fetch(url: string, reader: string): Promise<FetchedPage>;
}

export interface ImageFetcher {
  /**
   * The bytes at a public http(s) address. Throws a `JobError` that says why they cannot be read. `reader` is as for
   * pages.
   */
  fetch(url: string, reader: string): Promise<Uint8Array>;
}

export type CachedPage = Omit<FetchedPage, 'fromCache'>;

export interface PageCache {
  get(url: string): Promise<CachedPage | null>;
  /** `url` is the requested address, which may differ from the page's own after redirects. */
  put(url: string, page: CachedPage, expiresAt: Date): Promise<void>;
}
