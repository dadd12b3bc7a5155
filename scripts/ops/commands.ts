import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type OperatorCommand, operatorCommand } from '#contracts/accounts/operator.ts';

/** Arguments that are options. A grant has an id, under which it counts once no matter how often it is sent. */
type CommandOptions = { reason?: string | undefined; grant?: string | undefined };

type Spec = {
  usage: string;
  does: string;
  command(args: readonly string[], given: CommandOptions): Record<string, unknown>;
};

/** The commands by the names that operators type. */
const specs: Readonly<Record<string, Spec>> = {
  'find-user': {
    usage: 'find-user EMAIL|ID',
    does: 'shows the account, its balance, recent jobs and audit trail',
    command: ([user]) => ({ user }),
  },
  'find-job': {
    usage: 'find-job ID',
    does: 'shows the history of a job, without its texts, and its ledger entries',
    command: ([jobId]) => ({ jobId }),
  },
  'grant-credits': {
    usage: 'grant-credits EMAIL|ID CREDITS --reason WHY [--grant ID]',
    does: 'grants credits through the ledger, once per grant ID',
    command: ([user, credits], { reason, grant = randomUUID() }) => ({
      user,
      credits: Number(credits),
      reason,
      grantId: grant,
    }),
  },
  'make-admin': {
    usage: 'make-admin EMAIL|ID --reason WHY',
    does: 'gives a user access to API Access',
    command: ([user], { reason }) => ({ user, reason }),
  },
  'remove-admin': {
    usage: 'remove-admin EMAIL|ID --reason WHY',
    does: 'removes that access',
    command: ([user], { reason }) => ({ user, reason }),
  },
  'refund-job': {
    usage: 'refund-job ID --reason WHY',
    does: 'marks a stuck job as failed and refunds its charge',
    command: ([jobId], { reason }) => ({ jobId, reason }),
  },
  'redrive-job': {
    usage: 'redrive-job ID --reason WHY',
    does: 'restarts a job whose execution stopped, at no new charge',
    command: ([jobId], { reason }) => ({ jobId, reason }),
  },
  'replay-webhook': {
    usage: 'replay-webhook NOTIFICATION --reason WHY',
    does: 'asks the payment provider to send a notification again',
    command: ([notificationId], { reason }) => ({ notificationId, reason }),
  },
  'redrive-payments': {
    usage: 'redrive-payments --reason WHY',
    does: 'retries the payment events in the dead-letter queue',
    command: (_, { reason }) => ({ reason }),
  },
  'bind-subscription': {
    usage: 'bind-subscription ID EMAIL|ID --reason WHY',
    does: 'assigns a subscription without an owner to a user and grants the credits paid for',
    command: ([subscriptionId, user], { reason }) => ({ subscriptionId, user, reason }),
  },
  'export-user': {
    usage: 'export-user EMAIL|ID --reason WHY --out FILE',
    does: "writes all of a user's data to a JSON file",
    command: ([user], { reason }) => ({ user, reason }),
  },
  'delete-user': {
    usage: 'delete-user EMAIL|ID --reason WHY --yes',
    does: 'deletes the account and all its data, and verifies the deletion',
    command: ([user], { reason }) => ({ user, reason }),
  },
  'finish-deletions': {
    usage: 'finish-deletions',
    does: 'resumes deletions that were interrupted or are due for their last check',
    command: () => ({}),
  },
};

export const usage = `Usage: npm run ops -- COMMAND [--stage NAME] [--reason WHY]
${Object.values(specs)
  .map((spec) => `  ${spec.usage.padEnd(56)} ${spec.does}`)
  .join('\n')}

Without --stage, commands go to the local stack at http://localhost:$PORT (3000), which npm start runs.
With it, they go to that stage's Operate function and use the AWS credentials of this shell.`;

const options = {
  stage: { type: 'string' },
  reason: { type: 'string' },
  grant: { type: 'string' },
  out: { type: 'string' },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/**
 * The typed arguments, split into words and options.
 * @throws Error with the option that does not exist
 */
export const readArguments = (typed: readonly string[]) => {
  try {
    return parseArgs({ args: [...typed], allowPositionals: true, options });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}\n\n${usage}`, { cause: error });
  }
};

/** The typed command. @throws Error with the reason if it is invalid */
export const parseCommand = (
  [name = '', ...args]: readonly string[],
  given: CommandOptions = {},
): OperatorCommand => {
  const spec = specs[name];
  if (!spec) throw new Error(`Unknown command "${name}".\n\n${usage}`);
  const parsed = operatorCommand.safeParse({ action: name, ...spec.command(args, given) });
  if (parsed.success) return parsed.data;
  throw new Error(`${z.prettifyError(parsed.error)}\nUsage: npm run ops -- ${spec.usage}`);
};
