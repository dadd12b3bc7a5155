import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** DynamoDB allows 400 KB per item. The rest is room for keys and names. */
export const pieceBytes = 380 * 1024;
// Level 5 of 11. An article's text, Markdown and HTML repeat each other; this level's long window finds that at 20 ms
// per MB.
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

export const pack = (bytes: Uint8Array): Promise<Uint8Array> => compress(bytes, { params });
export const unpack = (packed: Uint8Array): Promise<Uint8Array> => decompress(packed);

/** Splits `packed` into pieces that each fit into an item, in order; at least one. */
export const cut = (packed: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.max(1, Math.ceil(packed.length / pieceBytes)) }, (_, piece) =>
    packed.subarray(piece * pieceBytes, (piece + 1) * pieceBytes),
  );

export const packJson = (value: unknown): Promise<Uint8Array> =>
  pack(Buffer.from(JSON.stringify(value), 'utf8'));

export const unpackJson = async (packed: Uint8Array): Promise<unknown> =>
  JSON.parse(Buffer.from(await unpack(packed)).toString('utf8'));
