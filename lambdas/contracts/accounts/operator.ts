import * as z from 'zod';

const userHint = 'Give the email address or the id of a user.';
const user = z.string(userHint).trim().min(3, userHint).max(320, userHint);
const jobId = z.uuid('Give the id of a job. find-user lists the ids of recent jobs.');
const notificationHint =
  "Give the notification's id in the provider's list, such as ntf_01ghbkd0frb9k95cnhwd1bxpvk.";
const notificationId = z.string(notificationHint).regex(/^ntf_[a-z0-9]{10,40}$/, notificationHint);
const subscriptionHint = 'Give the id of a subscription, such as sub_01ghbkd0frb9k95cnhwd1bxpvk.';
const subscriptionId = z.string(subscriptionHint).regex(/^sub_[a-z0-9]{10,40}$/, subscriptionHint);
/** The audit trail keeps the reason why somebody other than the owner changed the account. */
const reasonHint = 'Give a reason with --reason, in 5 to 500 characters.';
const reason = z.string(reasonHint).trim().min(5, reasonHint).max(500, reasonHint);
const creditsHint = 'Give whole or half credits, more than 0 and at most 1000, such as 5 or 2.5.';
const credits = z
  .number(creditsHint)
  .check(z.gt(0, creditsHint), z.lte(1000, creditsHint), z.multipleOf(0.5, creditsHint));

/** The operations that an operator can run on a stage. The names are the commands of `npm run ops`. */
export const operatorCommand = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('find-user'), user }),
  z.strictObject({ action: z.literal('find-job'), jobId }),
  z.strictObject({ action: z.literal('grant-credits'), user, credits, reason, grantId: z.uuid() }),
  z.strictObject({ action: z.literal('make-admin'), user, reason }),
  z.strictObject({ action: z.literal('remove-admin'), user, reason }),
  z.strictObject({ action: z.literal('refund-job'), jobId, reason }),
  z.strictObject({ action: z.literal('redrive-job'), jobId, reason }),
  /** Asks the payment provider to send a notification again. */
  z.strictObject({ action: z.literal('replay-webhook'), notificationId, reason }),
  /** Retries the payment events that failed in every attempt. */
  z.strictObject({ action: z.literal('redrive-payments'), reason }),
  /** Binds a subscription to a user if its checkout proves no owner. */
  z.strictObject({ action: z.literal('bind-subscription'), subscriptionId, user, reason }),
  z.strictObject({ action: z.literal('export-user'), user, reason }),
  /** Returns one page of the user's jobs, because inputs and results can be large. */
  z.strictObject({
    action: z.literal('export-jobs'),
    user,
    after: z.nullable(z.object({ createdAt: z.iso.datetime(), id: z.uuid() })),
  }),
  z.strictObject({ action: z.literal('delete-user'), user, reason }),
  /** Runs on a schedule and continues interrupted deletions. */
  z.strictObject({ action: z.literal('finish-deletions') }),
]);
export type OperatorCommand = z.infer<typeof operatorCommand>;
export type OperatorAction = OperatorCommand['action'];

export const operatorRequest = z.strictObject({
  /** The operator's name in the audit trail: an IAM identity, or a name on this machine. */
  actor: z.string().min(1).max(300),
  command: operatorCommand,
});
export type OperatorRequest = z.infer<typeof operatorRequest>;

/** The message of a rejection tells the operator what to do instead. */
export const operatorResponse = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);
export type OperatorResponse = z.infer<typeof operatorResponse>;
