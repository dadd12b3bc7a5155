import { JobError } from '#contracts/jobs/job-errors.ts';

/** Kinds of content that hold an article as text; anything else is a download. */
const readableTypes = new Set([
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'text/markdown',
  'text/x-markdown',
]);

export const acceptedTypes = 'text/html, application/xhtml+xml;q=0.9, text/markdown;q=0.6, text/plain;q=0.5';

/** First bytes of files that servers hand out under any type (PDF, ZIP and Office, PNG, JPEG, GIF, gzip). */
const signatures = ['%PDF-', 'PK\x03\x04', '\x89PNG', '\xff\xd8\xff', 'GIF8', '\x1f\x8b'];

const notHtml = (what: string): JobError => new JobError('PageNotHtml', `Not a page: ${what}.`);

/** Refuses a declared type that is no page; a missing one is judged by the first bytes alone. */
export const checkContentType = (contentType: string): void => {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (type !== '' && !readableTypes.has(type)) throw notHtml(`its content type is ${type.slice(0, 80)}`);
};

/** Refuses what begins like a file of another kind, or holds nothing. */
export const checkContent = (body: Uint8Array): void => {
  const beginning = Buffer.from(body.subarray(0, 512)).toString('latin1');
  const signature = signatures.find((start) => beginning.startsWith(start));
  if (signature !== undefined) throw notHtml(`it begins like a file (${JSON.stringify(signature)})`);
  if (beginning.trim() === '' && Buffer.from(body).toString('latin1').trim() === '')
    throw new JobError('PageEmpty', `The page has ${body.byteLength} bytes and no text.`);
};
