import { JobError } from '#contracts/jobs/job-errors.ts';

/** Content types that hold an article as text. Anything else is a download. */
const readableTypes = new Set([
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'text/markdown',
  'text/x-markdown',
]);

export const acceptedTypes = 'text/html, application/xhtml+xml;q=0.9, text/markdown;q=0.6, text/plain;q=0.5';

/** First bytes of files that servers send with any type (PDF, ZIP and Office, PNG, JPEG, GIF, gzip). */
const signatures = ['%PDF-', 'PK\x03\x04', '\x89PNG', '\xff\xd8\xff', 'GIF8', '\x1f\x8b'];

const notHtml = (what: string): JobError => new JobError('PageNotHtml', `Not a page: ${what}.`);

/** Rejects a declared type that is not a page. Without a type, the first bytes decide. */
export const checkContentType = (contentType: string): void => {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (type !== '' && !readableTypes.has(type)) throw notHtml(`its content type is ${type.slice(0, 80)}`);
};

/** Rejects an empty body and one that begins like another kind of file. */
export const checkContent = (body: Uint8Array): void => {
  const beginning = Buffer.from(body.subarray(0, 512)).toString('latin1');
  const signature = signatures.find((start) => beginning.startsWith(start));
  if (signature !== undefined) throw notHtml(`it begins like a file (${JSON.stringify(signature)})`);
  if (beginning.trim() === '' && Buffer.from(body).toString('latin1').trim() === '')
    throw new JobError('PageEmpty', `The page has ${body.byteLength} bytes and no text.`);
};
