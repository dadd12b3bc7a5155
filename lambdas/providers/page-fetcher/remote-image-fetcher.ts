import type { ImageFetcher } from '#ports';
import { readImageResponse, toFetchCall } from './fetch-call.ts';
import type { InvokeFetcher } from './remote-page-fetcher.ts';

/** Reads images through the fetcher's function. `beforeFetch` rejects if the site had too many requests recently. */
export const createRemoteImageFetcher = (
  invoke: InvokeFetcher,
  beforeFetch: (host: string, reader: string) => Promise<void>,
): ImageFetcher => ({
  fetch: async (address, reader) => {
    if (URL.canParse(address)) await beforeFetch(new URL(address).hostname, reader);
    return readImageResponse(await invoke(toFetchCall(address, 'image')));
  },
});
