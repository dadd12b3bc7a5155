import { writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { OperatorCommand } from '#contracts/accounts/operator.ts';
import { parseCommand, readArguments, usage } from './commands.ts';
import { CommandRejected, type Send, sendToLocalStack, sendToStage } from './send.ts';

const jobsPage = z.object({
  jobs: z.array(z.unknown()),
  next: z.nullable(z.object({ createdAt: z.string(), id: z.string() })),
});

/** Jobs are read in pages, because a function's response size is limited. */
const exportAll = async (send: Send, command: OperatorCommand & { action: 'export-user' }, file: string) => {
  const data = z.looseObject({}).parse(await send(command));
  const jobs: unknown[] = [];
  for (let after: z.infer<typeof jobsPage>['next'] = null; ; ) {
    const page = jobsPage.parse(await send({ action: 'export-jobs', user: command.user, after }));
    jobs.push(...page.jobs);
    after = page.next;
    if (!after) break;
  }
  writeFileSync(file, `${JSON.stringify({ ...data, jobs }, null, 2)}\n`, { mode: 0o600 });
  return { file, jobs: jobs.length };
};

/** A lost response does not tell whether the grant was made. Repeating the same grant is safe. */
const grant = async (send: Send, command: OperatorCommand & { action: 'grant-credits' }) => {
  try {
    return await send(command);
  } catch (error) {
    if (error instanceof CommandRejected) throw error;
    const message = error instanceof Error ? error.message : String(error);
    const remedy = `Run it again with --grant ${command.grantId}. If the credits were already granted, they are not granted twice.`;
    throw new Error(`${message}\n${remedy}`, { cause: error });
  }
};

type TypedOptions = ReturnType<typeof readArguments>['values'];

const run = (send: Send, command: OperatorCommand, typed: TypedOptions): Promise<unknown> => {
  if (command.action === 'delete-user' && !typed.yes)
    throw new Error(
      'This cannot be undone. Offer the user an export first, then run the command again with --yes.',
    );
  if (command.action === 'grant-credits') return grant(send, command);
  if (command.action !== 'export-user') return send(command);
  if (!typed.out) throw new Error('Pass the file to write with --out FILE.');
  return exportAll(send, command, typed.out);
};

async function main(): Promise<void> {
  const { values, positionals } = readArguments(process.argv.slice(2));
  if (values.help || positionals.length === 0) return console.log(usage);
  const command = parseCommand(positionals, values);
  const send =
    values.stage === undefined
      ? sendToLocalStack(`http://localhost:${process.env.PORT ?? 3000}`)
      : await sendToStage(values.stage);
  console.log(JSON.stringify(await run(send, command, values), null, 2));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 1;
});
