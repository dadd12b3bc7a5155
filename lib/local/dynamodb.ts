import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type LocalDynamoDb = { endpoint: string; stop(): Promise<void> };

const readyWithinMs = 5_000;
const stopWithinMs = 3_000;

/**
 * Ends the server when this process ends, however it ends: the shell waits for end of file on the pipe that
 * only this process holds open. Node itself has no way to tie a child's life to its own.
 */
const tiedToParent = `
exec 3<&0
"$@" </dev/null &
server=$!
(cat <&3 >/dev/null; kill "$server" 2>/dev/null) &
wait "$server"
`;

/** Starts the DynamoDB server on a free loopback port with its data in `dataDir`; ready when it answers. */
export async function startDynamoDb(dataDir: string): Promise<LocalDynamoDb> {
  const binary = findBinary();
  mkdirSync(dataDir, { recursive: true });
  const port = await freeLoopbackPort();
  const args = ['--host', '127.0.0.1', '--port', String(port), '--db-path', join(dataDir, 'dynamodb.sqlite')];
  // Detached: Ctrl-C in a terminal must not reach it before the stages in flight have written their last.
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
  return { endpoint, stop: () => stopChild(child) };
}

function findBinary(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  if (name !== '@dynoxide/linux-x64') {
    throw new Error(
      `The local DynamoDB server exists for linux-x64 only; this machine is ${process.platform}-${process.arch}. ` +
        'Run the local stack on Linux x64 (a virtual machine will do), or deploy a stage.',
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
    // Any HTTP answer means that it listens; until then the connection is refused.
    if (await fetch(endpoint).then(drain, () => false)) return;
    await sleep(20);
  }
  await stopChild(child);
  throw new Error(
    `The local DynamoDB server was not ready within ${readyWithinMs} ms at ${endpoint}. ${log()}`,
  );
}

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
