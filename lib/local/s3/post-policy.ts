import * as z from 'zod';
import { S3Error } from './s3-error.ts';
import { type Credentials, verifyPolicySignature } from './sigv4.ts';

const exactMatch = z.record(z.string(), z.string());
const comparison = z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()]);
const lengthRange = z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]);
const policyDocument = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(z.union([exactMatch, comparison, lengthRange])),
});
type Condition = z.infer<typeof policyDocument>['conditions'][number];

/** A browser's post: the form's fields, and the file with its size in bytes. */
export type PostedForm = {
  readonly bucket: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly size: number;
};

/** Fields that no condition needs to name. */
const exempt = new Set(['policy', 'x-amz-signature', 'file']);

/**
 * Checks a presigned POST: its signature, its expiry, each condition of its policy, and that it has no other fields.
 * Source: docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 * @throws S3Error with S3's own code
 */
export function checkPostPolicy(form: PostedForm, credentials: Credentials, now: Date): void {
  const policy = required(form, 'policy');
  const credential = required(form, 'x-amz-credential');
  const signature = required(form, 'x-amz-signature');
  verifyPolicySignature({ policy, credential, signature }, credentials);
  const { expiration, conditions } = parsePolicy(policy);
  if (now.getTime() > Date.parse(expiration)) reject('Policy expired.');
  const covered = new Set(exempt);
  for (const condition of conditions) covered.add(checkCondition(condition, form));
  const extra = [...form.fields.keys()].filter((name) => !covered.has(name) && !name.startsWith('x-ignore-'));
  if (extra.length > 0) reject(`Extra input fields: ${extra.join(', ')}`);
}

/** Checks one condition and returns the field that it names. */
function checkCondition(condition: Condition, form: PostedForm): string {
  if (!Array.isArray(condition)) {
    const [name = '', value] = Object.entries(condition)[0] ?? [];
    if (fieldOf(form, name) !== value) rejectCondition(['eq', `$${name}`, value]);
    return name.toLowerCase();
  }
  if (condition[0] === 'content-length-range') return checkLength(form.size, condition[1], condition[2]);
  const [operator, variable, expected] = condition;
  const value = fieldOf(form, variable.slice(1)) ?? '';
  const holds = operator === 'eq' ? value === expected : value.startsWith(expected);
  if (!holds) rejectCondition(condition);
  return variable.slice(1).toLowerCase();
}

function checkLength(size: number, min: number, max: number): string {
  if (size > max) {
    throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', {
      ProposedSize: size,
      MaxSizeAllowed: max,
    });
  }
  if (size < min) {
    throw new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', {
      ProposedSize: size,
      MinSizeAllowed: min,
    });
  }
  return 'file';
}

/** The request's URL names the bucket. If the form names one too, it must be the same. */
const fieldOf = ({ bucket, fields }: PostedForm, name: string): string | undefined =>
  name.toLowerCase() === 'bucket' ? (fields.get('bucket') ?? bucket) : fields.get(name.toLowerCase());

function parsePolicy(base64: string): z.infer<typeof policyDocument> {
  try {
    return policyDocument.parse(JSON.parse(Buffer.from(base64, 'base64').toString('utf8')));
  } catch (cause) {
    throw new S3Error('InvalidPolicyDocument', `The policy is not valid: ${String(cause)}`);
  }
}

function required(form: PostedForm, name: string): string {
  const value = form.fields.get(name);
  if (value === undefined) throw new S3Error('AccessDenied', `The form has no field "${name}".`);
  return value;
}

function rejectCondition(condition: unknown): never {
  return reject(`Policy Condition failed: ${JSON.stringify(condition)}`);
}

function reject(reason: string): never {
  throw new S3Error('AccessDenied', `Invalid according to Policy: ${reason}`);
}
