import * as z from 'zod';

/** A user by email address or id. */
const user = z.string().trim().min(3).max(320);
const jobId = z.uuid();
/** The id in the provider's list of notifications. */
const notificationId = z
  .string()
  .regex(/^ntf_[a-z0-9]{10,40}$/, 'an id such as ntf_01ghbkd0frb9k95cnhwd1bxpvk');
const subscriptionId = z
  .string()
  .regex(/^sub_[a-z0-9]{10,40}$/, 'an id such as sub_01ghbkd0frb9k95cnhwd1bxpvk');
/** Kept in the audit trail: why somebody outside the account changed it. */
const sayWhy = 'Give a reason with --reason, in 5 to 500 characters.';
const reason = z.string(sayWhy).trim().min(5, sayWhy).max(500, sayWhy);
/** In credits; halves are possible. */
const credits = z.number().check(z.gt(0), z.lte(1000), z.multipleOf(0.5));

/** What an operator may do to a stage, by the names of `npm run ops`. */
export const operatorCommand = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('find-user'), user }),
  z.strictObject({ action: z.literal('find-job'), jobId }),
  z.strictObject({ action: z.literal('grant-credits'), user, credits, reason, grantId: z.uuid() }),
  z.strictObject({ action: z.literal('make-admin'), user, reason }),
  z.strictObject({ action: z.literal('remove-admin'), user, reason }),
  z.strictObject({ action: z.literal('refund-job'), jobId, reason }),
  z.strictObject({ action: z.literal('redrive-job'), jobId, reason }),
  /** Has the payment provider send a notification again. */
  z.strictObject({ action: z.literal('replay-webhook'), notificationId, reason }),
  /** Has the payment events that were given up tried again. */
  z.strictObject({ action: z.literal('redrive-payments'), reason }),
  /** Binds a subscription without a proven owner to a user. */
  z.strictObject({ action: z.literal('bind-subscription'), subscriptionId, user, reason }),
  z.strictObject({ action: z.literal('export-user'), user, reason }),
  /** A page of the user's jobs with their inputs and results, which may be large. */
  z.strictObject({
    action: z.literal('export-jobs'),
    user,
    after: z.nullable(z.object({ createdAt: z.iso.datetime(), id: z.uuid() })),
  }),
  z.strictObject({ action: z.literal('delete-user'), user, reason }),
  /** What a schedule asks for: deletions that were interrupted. */
  z.strictObject({ action: z.literal('finish-deletions') }),
]);
export type OperatorCommand = z.infer<typeof operatorCommand>;
export type OperatorAction = OperatorCommand['action'];

export const operatorRequest = z.strictObject({
  /** Who asks, as the audit trail names them: an IAM identity, or a name on this machine. */
  actor: z.string().min(1).max(300),
  command: operatorCommand,
});
export type OperatorRequest = z.infer<typeof operatorRequest>;

/** A refusal says what to do instead. */
export const operatorAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);
export type OperatorAnswer = z.infer<typeof operatorAnswer>;
