import iconv from 'iconv-lite';

/** How far into a page a charset may be declared (HTML standard: 1,024 bytes; publishers often come later). */
const declarationWindow = 4096;

/** Labels that iconv-lite does not know under the name browsers read them by (WHATWG encoding standard). */
const aliases: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  iso8859_1: 'windows-1252',
  iso88591: 'windows-1252',
  latin1: 'windows-1252',
  l1: 'windows-1252',
  ascii: 'windows-1252',
  'us-ascii': 'windows-1252',
  'iso-8859-9': 'windows-1254',
  latin5: 'windows-1254',
  'iso-8859-11': 'windows-874',
  'tis-620': 'windows-874',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  'x-gbk': 'gb18030',
  'x-sjis': 'shift_jis',
  'windows-31j': 'shift_jis',
  ms_kanji: 'shift_jis',
  'ks_c_5601-1987': 'euc-kr',
  'windows-949': 'euc-kr',
  korean: 'euc-kr',
  'x-cp1250': 'windows-1250',
  'x-cp1251': 'windows-1251',
  'x-cp1252': 'windows-1252',
  'iso-8859-8-i': 'iso-8859-8',
  unicode: 'utf-8',
  'x-mac-roman': 'macintosh',
};

/** The encoding iconv-lite is to use for a label, or null for an unknown one. */
function knownCharset(label: string | undefined): string | null {
  if (label === undefined) return null;
  const name = label.trim().toLowerCase();
  const charset = aliases[name] ?? name;
  return charset !== '' && iconv.encodingExists(charset) ? charset : null;
}

function charsetOf(contentType: string | undefined): string | null {
  const match = /charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec((contentType ?? '').slice(0, 300));
  return knownCharset(match?.[1]);
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return null;
}

/** A page that could be read for its declaration cannot be UTF-16, whatever it says (HTML standard). */
function declaredCharset(bytes: Uint8Array): string | null {
  const head = iconv.decode(Buffer.from(bytes.subarray(0, declarationWindow)), 'latin1');
  const tags = head.match(/<(?:meta|\?xml)\b[^>]{0,500}/gi) ?? [];
  for (const tag of tags) {
    const charset = charsetOf(tag.replace(/\bencoding\s*=/i, 'charset='));
    if (charset !== null) return charset.startsWith('utf-16') ? 'utf-8' : charset;
  }
  return null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Text of a page from its bytes. The charset is taken, as browsers do, from a byte order mark, the Content-Type
 * header, the page's own declaration, else UTF-8 if the bytes are valid UTF-8, else windows-1252. Never throws:
 * unknown labels are passed over and undecodable bytes become U+FFFD.
 */
export function decodeHtml(bytes: Uint8Array, contentType?: string): string {
  const charset =
    byteOrderMark(bytes) ??
    charsetOf(contentType) ??
    declaredCharset(bytes) ??
    (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), charset);
}
