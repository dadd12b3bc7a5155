import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { openJsonFile } from './storage/json-file.ts';

export type LocalDynamoDb = {
  endpoint: string;
  /** The table of the stack whose data is in this folder. */
  tableName: string;
  stop(): Promise<void>;
};

const readyWithinMs = 5_000;
const stopWithinMs = 3_000;

/**
 * Ends the server when this process ends, even if it is killed. The shell waits for end of file on a pipe that only
 * this process holds open. Node cannot tie a child's life to its own.
 */
const tiedToParent = `
exec 3<&0
"$@" </dev/null &
server=$!
(cat <&3 >/dev/null; kill "$server" 2>/dev/null) &
wait "$server"
`;

type Machine = { platform: string; arch: string };

/**
 * The DynamoDB of a local stack. `DYNAMODB_ENDPOINT` names a running server, such as DynamoDB Local or LocalStack.
 * Without it, a server starts on a free loopback port with its data in `dataDir`. Resolves when the server responds.
 */
export async function startDynamoDb(
  dataDir: string,
  endpoint = process.env.DYNAMODB_ENDPOINT,
): Promise<LocalDynamoDb> {
  mkdirSync(dataDir, { recursive: true });
  return endpoint
    ? joinRunning(dataDir, endpoint)
    : startServer(findBinary(process), ['--db-path', join(dataDir, 'dynamodb.sqlite')]);
}

/** The same server with its data in memory, for tests that never restart it. */
export async function startDynamoDbInMemory(dataDir: string): Promise<LocalDynamoDb> {
  return process.env.DYNAMODB_ENDPOINT ? startDynamoDb(dataDir) : startServer(findBinary(process), []);
}

/** Other stacks may use the same server, so each data folder has its own table. */
async function joinRunning(dataDir: string, endpoint: string): Promise<LocalDynamoDb> {
  if (!URL.canParse(endpoint))
    throw new Error(
      `DYNAMODB_ENDPOINT is "${endpoint}"; it must be an address such as http://127.0.0.1:8000.`,
    );
  if (!(await isUp(endpoint)))
    throw new Error(
      `Nothing answers at DYNAMODB_ENDPOINT (${endpoint}). Start DynamoDB there, then try again.`,
    );
  const table = openJsonFile(
    join(dataDir, 'table.json'),
    z.string(),
    `sweetspot-${randomUUID().slice(0, 8)}`,
  );
  table.save();
  return { endpoint, tableName: table.value, stop: async () => {} };
}

async function startServer(binary: string, stored: readonly string[]): Promise<LocalDynamoDb> {
  const port = await freeLoopbackPort();
  const args = ['--host', '127.0.0.1', '--port', String(port), ...stored];
  // Detached, so that Ctrl-C in a terminal does not reach it before the running stages have written their results.
  const child = spawn('/bin/sh', ['-c', tiedToParent, 'dynamodb', binary, ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-2_000);
  });
  const endpoint = `http://127.0.0.1:${port}`;
  await waitUntilReady(endpoint, child, () => log);
  return { endpoint, tableName: 'sweetspot-local', stop: () => stopChild(child) };
}

/** @throws Error with the remedy on a machine for which npm has no DynamoDB server */
export function findBinary({ platform, arch }: Machine): string {
  const name = `@dynoxide/${platform}-${arch}`;
  if (name !== '@dynoxide/linux-x64') {
    throw new Error(
      `npm has a DynamoDB server for Linux x64 only, and this machine is ${platform}-${arch}. Start another one, for ` +
        'example `docker run -p 8000:8000 amazon/dynamodb-local`, and set DYNAMODB_ENDPOINT=http://127.0.0.1:8000.',
    );
  }
  const binary = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'dynoxide');
  if (!existsSync(binary)) throw new Error(`${binary} is missing. Run npm install.`);
  return binary;
}

async function freeLoopbackPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free loopback port was found.');
  return address.port;
}

async function waitUntilReady(endpoint: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    // Any HTTP response means that the server is listening. Until then the connection is refused.
    if (await isUp(endpoint)) return;
    await sleep(20);
  }
  await stopChild(child);
  throw new Error(
    `The local DynamoDB server was not ready within ${readyWithinMs} ms at ${endpoint}. ${log()}`,
  );
}

const isUp = (endpoint: string): Promise<boolean> => fetch(endpoint).then(drain, () => false);

async function drain(response: Response): Promise<true> {
  await response.arrayBuffer();
  return true;
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.stdin?.destroy();
  const killTimer = setTimeout(() => killGroup(child), stopWithinMs);
  await exited;
  clearTimeout(killTimer);
}

function killGroup(child: ChildProcess): void {
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
}
