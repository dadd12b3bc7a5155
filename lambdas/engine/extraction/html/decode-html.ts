/** Node's types declare the class only as a value. */
type Decoder = InstanceType<typeof TextDecoder>;

/**
 * The number of bytes in which a page may declare its charset (HTML standard: 1,024; publishers often declare it
 * later).
 */
const declarationWindow = 4096;

/** The decoder for any label of the WHATWG encoding standard (where `latin1` is windows-1252), or null. */
const decoderFor = (label: string | undefined): Decoder | null => {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label);
  } catch {
    // Unknown label: the next source of the charset decides.
    return null;
  }
};

const declaredIn = (text: string | undefined): Decoder | null => {
  const match = /(?:charset|encoding)\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec((text ?? '').slice(0, 500));
  return decoderFor(match?.[1]);
};

const byteOrderMark = (bytes: Uint8Array): Decoder | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder('utf-8');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  return null;
};

/** A page whose declaration is readable as bytes cannot be UTF-16, even if it declares it (HTML standard). */
const declaredByPage = (bytes: Uint8Array): Decoder | null => {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, declarationWindow));
  for (const tag of head.match(/<(?:meta|\?xml)\b[^>]{0,500}/gi) ?? []) {
    const decoder = declaredIn(tag);
    if (decoder !== null) return decoder.encoding.startsWith('utf-16') ? new TextDecoder('utf-8') : decoder;
  }
  return null;
};

const decodeUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, which is what the caller wants to know.
    return null;
  }
};

/**
 * Decodes a page from its bytes. As in browsers, the charset comes from a byte order mark, the Content-Type header or
 * the page's own declaration. Bytes beyond ASCII that are valid UTF-8 count as UTF-8 whatever is declared, because text
 * in another charset is valid UTF-8 only by accident. Without a declaration, other bytes are windows-1252. Never
 * throws: unknown labels are ignored, and undecodable bytes become U+FFFD.
 */
export const decodeHtml = (bytes: Uint8Array, contentType?: string): string => {
  const decoder = byteOrderMark(bytes) ?? declaredIn(contentType) ?? declaredByPage(bytes);
  if (decoder?.encoding.startsWith('utf')) return decoder.decode(bytes);
  const asUtf8 = decodeUtf8(bytes);
  if (asUtf8 !== null && (decoder === null || asUtf8.length < bytes.length)) return asUtf8;
  return (decoder ?? new TextDecoder('windows-1252')).decode(bytes);
};
