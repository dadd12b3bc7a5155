/** The response exceeds the size limit. */
export class ResponseTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

const readWithin = async (
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream and closes the connection.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ResponseTooLarge(`The response is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/**
 * A `fetch` that reads at most `maxBytes` of a response and follows no redirect, so the API key only goes to the
 * address that an operator set.
 * @throws AnswerTooLarge, and what `fetch` throws
 */
export const boundedFetch =
  (maxBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const { status, statusText, body } = response;
    const headers = new Headers(response.headers);
    // The body is already decoded.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(body && (await readWithin(body, maxBytes)), { status, statusText, headers });
  };
