import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { JobError } from '#contracts/jobs/job-errors.ts';

/** The encodings that `readBody` can decode, as an Accept-Encoding header. */
export const acceptedEncodings = 'gzip, br';

// Some servers end a gzip stream without its trailer. Browsers show such pages, so we accept them.
const lenient = { finishFlush: constants.Z_SYNC_FLUSH };

const decoderFor = (encoding: string): Duplex | null => {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip(lenient);
    case 'deflate':
      return createInflate(lenient);
    case 'br':
      return createBrotliDecompress();
    default:
      throw new JobError(
        'PageUnreachable',
        `The page has the encoding "${encoding}", which was not requested.`,
      );
  }
};

type ReadOptions = {
  maxBytes: number;
  /** The effect of the limit: fail with PageTooLarge, or keep the beginning. */
  beyond: 'fail' | 'cut';
};

const collect =
  (chunks: Uint8Array[], { maxBytes, beyond }: ReadOptions) =>
  async (source: AsyncIterable<Uint8Array>): Promise<void> => {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > maxBytes && beyond === 'fail')
        throw new JobError('PageTooLarge', `The page is larger than ${maxBytes} bytes once decompressed.`);
      chunks.push(chunk.subarray(0, chunk.byteLength - Math.max(0, size - maxBytes)));
      if (size > maxBytes) return;
    }
  };

/**
 * Reads and decompresses the body. It counts decompressed bytes and stops at `maxBytes`, so a decompression bomb does
 * no harm.
 */
export const readBody = async (
  body: Readable,
  encoding: string,
  options: ReadOptions,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  const decoder = decoderFor(encoding);
  if (decoder) await pipeline(body, decoder, collect(chunks, options), { signal });
  else await pipeline(body, collect(chunks, options), { signal });
  return new Uint8Array(Buffer.concat(chunks));
};
