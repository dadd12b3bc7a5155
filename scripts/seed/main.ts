import { parseArgs } from 'node:util';
import { commandOptions } from '#lib/command-options.ts';
import { startLocalStack } from '#lib/local/stack.ts';
import { demoUser, seedDemo } from './seed-demo.ts';
import { defaultFolder, startCommand } from './start-command.ts';

const usage = `Usage: npm run seed -- [--fresh] [--data DIR]
  Fills the data of a local stack that is not running with a demonstration user.
  --fresh     empties the data folder first
  --data DIR  the data folder (.data)`;

const { values } = commandOptions(usage, () =>
  parseArgs({
    options: {
      fresh: { type: 'boolean', default: false },
      data: { type: 'string', default: defaultFolder },
    },
  }),
);

const isTaken = (error: unknown): boolean =>
  error instanceof Error && error.name === 'UsernameExistsException';

const signInHint = `Sign in as ${demoUser.email} with the password ${demoUser.password}`;

async function main(): Promise<void> {
  const stack = await startLocalStack({ port: 0, dataDir: values.data, fresh: values.fresh });
  try {
    console.log(`Filling ${stack.dataDir} (a few seconds) ...`);
    const { userId } = await seedDemo(stack);
    const jobs = await stack.deps.jobs.listByUser(userId, { limit: 1000, after: null });
    const { halfCredits, entries } = await stack.deps.credits.balance(userId);
    console.log(`${jobs.length} jobs, ${entries} movements of credits, ${halfCredits / 2} credits left.`);
    console.log(`${startCommand(values.data)}, then: ${signInHint}`);
  } catch (error) {
    if (!isTaken(error)) throw error;
    console.log(`The demonstration user already exists. ${signInHint}; --fresh starts over.`);
  } finally {
    await stack.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 1;
});
