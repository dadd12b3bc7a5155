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
   * The page at a public http(s) address, or a `JobError` that says why not. `reader` names the caller whose share of
   * the site's pages it counts against.
   */
  fetch(url: string, reader: string): Promise<FetchedPage>;
}

export interface ImageFetcher {
  /** The bytes at a public http(s) address, or a `JobError` that says why not. `reader` as for pages. */
  fetch(url: string, reader: string): Promise<Uint8Array>;
}

export type CachedPage = Omit<FetchedPage, 'fromCache'>;

export interface PageCache {
  get(url: string): Promise<CachedPage | null>;
  /** `url` is the address asked for, which may differ from the page's own after redirects. */
  put(url: string, page: CachedPage, expiresAt: Date): Promise<void>;
}
