import { S3Error } from './s3-error.ts';

/**
 * Decodes a body in `aws-chunked` encoding (`size in hex, CRLF, bytes, CRLF` until size 0, then trailers), which the
 * SDK uses for streams. Signed chunks are not supported.
 */
export function decodeAwsChunks(body: Uint8Array, payload: string): Uint8Array {
  if (payload !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') {
    throw new S3Error('NotImplemented', `The local bucket does not support the payload type ${payload}.`);
  }
  const buffer = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = buffer.indexOf('\r\n', at);
    const size = Number.parseInt(buffer.toString('latin1', at, lineEnd), 16);
    if (lineEnd < 0 || Number.isNaN(size))
      throw new S3Error('InvalidArgument', 'The chunked body is malformed.');
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(buffer.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
