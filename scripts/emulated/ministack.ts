import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './run.ts';
import { type EmulatorState, emulatedDir, isAlive, readState, removeState, writeState } from './state.ts';

/** The versions tested with this stack. `cryptography` signs the tokens of its user pools. */
const packages = ['ministack==1.5.33', 'cryptography==50.0.2'];
const environmentDir = resolve(emulatedDir, 'ministack-1.5.33');
const minimum = [3, 10] as const;

/** This machine cannot run an emulator. The message gives the remedy. */
export class NoEmulator extends Error {}

const findPython = async (): Promise<string> => {
  for (const name of ['python3', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python']) {
    const script = 'import sys; print(*sys.version_info[:2])';
    const { code, output } = await run(name, ['-c', script]).catch(() => ({ code: 1, output: '' }));
    const [major = 0, minor = 0] = output.trim().split(' ').map(Number);
    if (code === 0 && major === minimum[0] && minor >= minimum[1]) return name;
  }
  throw new NoEmulator(
    `MiniStack needs Python ${minimum.join('.')} or newer, which is not installed. Install it, or set AWS_ENDPOINT_URL to a running emulator.`,
  );
};

const quietly = ['--quiet', '--disable-pip-version-check', '--timeout=15', '--retries=1'];

/**
 * Creates an environment and installs the packages there. Python's own pip does it, because unpacking a pip for the
 * environment takes four seconds of CPU. Python compiles only the part of the packages that the emulator loads.
 */
const fill = async (python: string, environment: string) => {
  const own = join(environment, 'bin', 'python');
  const installing = ['install', '--no-compile', ...quietly, ...packages];
  const bare = await run(python, ['-m', 'venv', '--without-pip', environment]);
  if (bare.code !== 0) return bare;
  const installed = await run(python, ['-m', 'pip', '--python', own, ...installing]);
  if (installed.code === 0) return installed;
  // Python has no pip, or one older than 22.3.
  const whole = await run(python, ['-m', 'venv', environment]);
  return whole.code === 0 ? run(own, ['-m', 'pip', ...installing]) : whole;
};

/** Installs MiniStack once, in its own virtual environment. */
const install = async (): Promise<string> => {
  const program = join(environmentDir, 'bin', 'ministack');
  if (existsSync(program)) return program;
  const python = await findPython();
  console.log(`Installing ${packages.join(' and ')} under ${emulatedDir} ...`);
  mkdirSync(emulatedDir, { recursive: true });
  const unfinished = `${environmentDir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const installed = await fill(python, unfinished);
  if (installed.code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new NoEmulator(
      `${packages.join(' and ')} could not be installed with ${python}: ${installed.output.trim().slice(-400)}`,
    );
  }
  renameSync(unfinished, environmentDir);
  return program;
};

const freePort = (): Promise<number> =>
  new Promise((found, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? found(address.port) : reject(new Error('no port')),
      );
    });
  });

/**
 * The folder for what the emulator and its functions write while they run. By default it stays in the system's folder
 * forever.
 */
const runDir = resolve(emulatedDir, 'run');

/**
 * Recreates the folder. The emulator starts each function from a file `_worker.js` in it, which calls `require`.
 * Without a package.json there, Node would use the project's and read the file as an ES module, and no function would
 * start.
 */
export const makeRunDir = (folder = runDir): void => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n');
};

export const environmentOf = (endpoint: string, port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  TMPDIR: runDir,
  STATE_DIR: join(runDir, 'state'),
  // Functions run as processes: on the project's Node, and the CDK's own functions with its packages.
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  NODE_PATH: resolve('node_modules'),
  AWS_ENDPOINT_URL: endpoint,
  BIND_HOST: '127.0.0.1',
  GATEWAY_PORT: String(port),
  // Separate ports for devices and files, because another instance may use the defaults.
  IOT_MTLS_ENABLED: '0',
  SFTP_ENABLED: '0',
});

const logFile = join(emulatedDir, 'ministack.log');
const endOfLog = (): string => readFileSync(logFile, 'utf8').slice(-1000);

/** Python first loads 90 services, which takes a long time on a busy machine. */
const startMs = 180_000;

const isReady = async (endpoint: string): Promise<boolean> => {
  const response = await fetch(`${endpoint}/_ministack/health`, {
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  await response?.body?.cancel();
  return response?.ok === true;
};

/** False if the process ended, for example because another one took its port first. */
const becomesReady = async ({ endpoint, pid }: EmulatorState): Promise<boolean> => {
  for (const deadline = Date.now() + startMs; Date.now() < deadline; await sleep(200)) {
    if (await isReady(endpoint)) return true;
    if (!isAlive(pid)) return false;
  }
  throw new Error(`MiniStack does not answer after ${startMs / 1000} s: ${endOfLog()}`);
};

const spawnMinistack = async (): Promise<EmulatorState> => {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const output = openSync(logFile, 'w');
  // The program's first line names the interpreter at its original path. This call runs it with the current
  // interpreter.
  const child = spawn(join(environmentDir, 'bin', 'python'), ['-m', 'ministack'], {
    cwd: emulatedDir,
    detached: true,
    stdio: ['ignore', output, output],
    env: environmentOf(endpoint, port),
  });
  closeSync(output);
  if (child.pid === undefined) throw new Error('MiniStack could not be started.');
  child.unref();
  return { endpoint, pid: child.pid };
};

const starts = 3;

/** The running emulator, or a new one on a free port. It outlives this process. @throws NoEmulator */
export const startMinistack = async (): Promise<EmulatorState> => {
  const running = readState();
  // After a restart of the machine, another process may have its id.
  if (running && (await isReady(running.endpoint))) return running;
  removeState();
  await install();
  makeRunDir();
  for (let left = starts; left > 0; left--) {
    const state = await spawnMinistack();
    writeState(state);
    if (await becomesReady(state)) return state;
    removeState();
  }
  throw new Error(`MiniStack ended ${starts} times before it answered: ${endOfLog()}`);
};

/** Signals the emulator and its functions, which share its process group. They may have ended on their own. */
const signal = ({ pid }: EmulatorState, name: NodeJS.Signals): void => {
  try {
    process.kill(-pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/** Stops the emulator that we started. */
export const stopMinistack = async (): Promise<void> => {
  const state = readState();
  if (!state) return;
  signal(state, 'SIGTERM');
  for (let waited = 0; isAlive(state.pid) && waited < 10_000; waited += 100) await sleep(100);
  // A function may outlive the emulator and write into the folder.
  signal(state, 'SIGKILL');
  removeState();
  rmSync(runDir, { recursive: true, force: true, maxRetries: 10 });
};
