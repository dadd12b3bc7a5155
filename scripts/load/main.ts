import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandOptions } from '#lib/command-options.ts';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { createLocalAccount } from '#test/factories/local-account.ts';
import { auditJobs, isSound } from './audit-jobs.ts';
import { findKnee, type Level } from './find-knee.ts';
import { type LoadUser, runLevel } from './run-level.ts';

const usage = `Usage: npm run load -- [--seconds N] [--most N]
  Starts a separate local stack, loads it with 1, 2, 4 ... workers, and finds the number above which throughput stops growing.
  --seconds N  duration of each level (8)
  --most N     maximum number of workers (32)`;

const { values } = commandOptions(usage, () =>
  parseArgs({
    options: {
      seconds: { type: 'string', default: '8' },
      most: { type: 'string', default: '32' },
    },
  }),
);

/** Enough users that no user's rate limit affects the measurement. */
const userCount = 40;
const credits = 500;

const article = readFileSync(
  new URL('../../test/fixtures/articles/cold-brew-at-home.txt', import.meta.url),
  'utf8',
);

const makeUser = async ({ url, deps }: LocalStack, place: number): Promise<LoadUser> => {
  const email = `load-${place}@example.com`;
  const { userId, idToken } = await createLocalAccount(url, { email, password: 'Loaded-1' });
  const address = `198.51.100.${place + 1}`;
  const headers = { authorization: `Bearer ${idToken}`, 'x-forwarded-for': address };
  await fetch(`${url}/api/me`, { headers });
  const grant = { id: 'load', halfCredits: 2 * credits, description: 'Load test', expiresAt: null };
  await deps.credits.give(userId, grant, deps.clock.now().toISOString());
  return { userId, idToken, address, jobIds: new Set() };
};

const print = ({ workers, jobs, jobsPerSecond, p50Ms, p95Ms }: Level): void =>
  console.log(
    `| ${workers} | ${jobs} | ${jobsPerSecond.toFixed(1)} | ${Math.round(p50Ms)} | ${Math.round(p95Ms)} |`,
  );

const load = async (stack: LocalStack): Promise<boolean> => {
  const users: LoadUser[] = [];
  for (let place = 0; place < userCount; place++) users.push(await makeUser(stack, place));
  const levels: Level[] = [];
  console.log('| workers | jobs | jobs a second | p50, ms | p95, ms |\n| --: | --: | --: | --: | --: |');
  for (let workers = 1; workers <= Number(values.most); workers *= 2) {
    levels.push(await runLevel(stack.url, users, { workers, seconds: Number(values.seconds), article }));
    for (const level of levels.slice(-1)) print(level);
  }
  const knee = findKnee(levels);
  const audit = await auditJobs(stack.deps, users);
  console.log(
    `\nThroughput stops growing at ${knee?.workers} workers: ${knee?.jobsPerSecond.toFixed(1)} jobs a second.`,
  );
  console.log(
    `${audit.asked} jobs requested, each twice with the same key: ${audit.found} created, ${audit.completed} completed, ` +
      `${audit.charges} charged, ${audit.lost} lost, ${audit.doubled} duplicated.`,
  );
  return isSound(audit);
};

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sweetspot-load-'));
  const stack = await startLocalStack({ port: 0, dataDir, fresh: true });
  try {
    if (!(await load(stack))) throw new Error('Some jobs or charges are lost or duplicated.');
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 1;
});
