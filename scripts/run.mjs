#!/usr/bin/env node
// Entry of every npm script. Plain JavaScript without dependencies, so that any Node from 20 on can run it on a
// fresh clone: it installs what is missing, then runs the command with the Node that package.json pins.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failureMessage, fullDiskMessage, spaceWarning } from './run/disk-space.mjs';
import { describeFailures, failedFiles, processorFile, removeReports } from './run/failed-tests.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, 'node', 'bin', 'node');
const parent = process.ppid;
const path = [dirname(pinnedNode), join(modules, '.bin'), process.env.PATH].join(delimiter);

/**
 * GOGC for esbuild and the type checker, which are written in Go: their heaps may grow to five times what is in use
 * before garbage is collected. With the default of 100 (twice what is in use), all bundles take 28.7 instead of 22.5 s
 * of CPU, and type checks 28.5 instead of 26 s. Without any collection they would need 6 GB.
 */
const goHeapGrowth = process.env.GOGC ?? '400';

/** The signal that told us to stop. Steps that have not begun by then do not begin. */
let stoppedBy = null;

/**
 * Runs a program to its end; resolves with its exit code, or 1 when a signal ended it. One that yields lets others go
 * first. `env` adds to its environment.
 */
function run(program, args, { yields = false, env = {} } = {}) {
  if (stoppedBy !== null) return Promise.resolve(1);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: path, GOGC: goHeapGrowth, ...env },
    });
    if (yields && child.pid !== undefined)
      setPriority(child.pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + 5));
    // A terminal sends Ctrl-C to the whole group, so the child already has it. Any other signal is passed on.
    const forward = (signal) => {
      stoppedBy = signal;
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    // When npm is killed outright, nobody passes a signal on. This process then has another parent.
    const orphanWatch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1_000);
    const done = (code) => {
      clearInterval(orphanWatch);
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`Could not run ${program}: ${error.message}`);
      done(1);
    });
    child.on('exit', (code) => done(code ?? 1));
  });
}

const node = (...args) => run(pinnedNode, args);
const tool = (name, ...args) => run(join(modules, '.bin', name), args);

/** True when node_modules holds exactly what package-lock.json names; npm writes the hidden lock last. */
function isInstalled() {
  const installedLock = join(modules, '.package-lock.json');
  if (!existsSync(installedLock) || !existsSync(pinnedNode)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
  const missing = Object.entries(wanted).some(
    ([at, entry]) =>
      at !== '' && (installed[at] ? installed[at].version !== entry.version : !entry.optional && !entry.peer),
  );
  return !missing && Object.keys(installed).every((at) => wanted[at]);
}

/** Bytes that this user may still write to the disk of the project. */
function freeBytes() {
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize;
}

async function install() {
  if (isInstalled()) return;
  const free = freeBytes();
  const warning = spaceWarning(root, free);
  if (warning !== null) console.error(warning);
  console.log('Installing packages as package-lock.json names them (about a minute) ...');
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it first removes what a running stack may be using, and fetches everything for one new package.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await (npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args));
  if (code !== 0) {
    console.error(failureMessage(code, root, free));
    process.exit(code);
  }
  const full = fullDiskMessage(root, freeBytes());
  if (full !== null) {
    console.error(full);
    process.exit(1);
  }
  if (!existsSync(pinnedNode)) {
    console.error(
      `${pinnedNode} is missing: the package "node" needs its install script. Run npm rebuild node.`,
    );
    process.exit(1);
  }
}

/** A named step. Like all plans, it resolves with a row for each step: its name, exit code and time. */
const step = (name, work) => async () => {
  const started = Date.now();
  const code = await work();
  return [{ name, code, seconds: (Date.now() - started) / 1000 }];
};

const together =
  (...plans) =>
  async () =>
    (await Promise.all(plans.map((plan) => plan()))).flat();

const inTurn =
  (...plans) =>
  async () => {
    const rows = [];
    for (const plan of plans) rows.push(...(await plan()));
    return rows;
  };

/** Runs every step of a plan even if one fails, so that one run shows every failure. Prints a line for each step. */
async function runAll(plan) {
  const rows = await plan();
  console.log(
    stoppedBy === null ? '' : `\nStopped by ${stoppedBy}. Steps that had not begun by then count as failed.`,
  );
  for (const row of rows) {
    const state = row.code !== 0 ? 'FAILED' : row.isUnsteady ? 'UNSTEADY' : 'ok';
    console.log(`${state.padEnd(8)} ${row.name} (${row.seconds.toFixed(1)} s)`);
    for (const report of state === 'ok' ? [] : (row.reports ?? []))
      for (const line of describeFailures(root, report)) console.log(`           ${line}`);
  }
  return rows.every((row) => row.code === 0) ? 0 : 1;
}

/**
 * One TypeScript project per place where code runs: Lambda, browser, a developer's machine. By default four checkers
 * share a project's files, and each works out the types that they have in common: 56 instead of 35 s of CPU.
 */
const typecheck = async () => {
  const codes = [];
  for (const project of ['lambdas', 'web', '.'])
    codes.push(await tool('tsc', '-p', project, '--checkers', '1'));
  return Math.max(...codes);
};

const checks = [
  step('types', typecheck),
  step('lint and format', () => tool('biome', 'ci', '.')),
  step('import cycles', () => node('scripts/structure/main.ts', '--check')),
  step('unused code and packages', () => tool('knip')),
];
/**
 * Tests start hundreds of processes that load the same sources. Node keeps the compiled code here, so that a process
 * starts in half the CPU time. The bench has no such cache, because it measures cold starts.
 */
const compiledCode = join(root, '.cache', 'node');
const withCompiledCode = { NODE_COMPILE_CACHE: compiledCode };

/**
 * Runs tests, and keeps the reports that `npm run slowest` and `npm run spec` read. Tests that use the CPU while others
 * wait yield to them.
 */
const vitest = (report, args, { yields = false, together = [] } = {}) =>
  run(
    join(modules, '.bin', 'vitest'),
    [
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=.cache/tests/${report}.json`,
    ],
    {
      yields,
      env: {
        TEST_CPU_REPORT: processorFile(root, report),
        ...(report.startsWith('bench') ? {} : withCompiledCode),
        ...(together.length > 0 && { TEST_KINDS_TOGETHER: together.join() }),
      },
    },
  );

/** If more files than this fail, a busy machine is not the cause. */
const mostFilesAgain = 8;

/**
 * The failed files of a test step, to run them once more with nothing running alongside; null if there are too many.
 */
const testFilesAgain = (report, flags, together) => () => {
  const files = failedFiles(root, report);
  if (files.length > mostFilesAgain) return null;
  // If a worker died, or an error occurred outside of a test, the step fails without a failed file.
  const what = files.length > 0 ? files : flags;
  const second = `${report}-again`;
  return {
    what: what.join(' '),
    report: second,
    run: () => vitest(second, [...what, '--maxWorkers=1'], { together }),
  };
};

/**
 * Reruns a failed step with nothing running alongside. A step may fail because other work kept the machine busy. Such a
 * step still needs attention, so its first failure is printed, but it does not hide whether the product works.
 */
const runAgain = async (row) => {
  const again = row.again();
  if (again === null) return row;
  console.log(`\n${row.name}: runs again with nothing beside it: ${again.what}\n`);
  const code = await again.run();
  return { ...row, code, isUnsteady: code === 0, reports: [...row.reports, again.report] };
};

/**
 * A step that runs one or more kinds of tests, several as one project, so that they share workers. Its row names the
 * reports, from which the end of the run lists the failures.
 */
const testStep =
  (name, report, kinds, { yields = false, workers } = {}) =>
  async () => {
    const together = kinds.length > 1 ? kinds : [];
    // A kind may be several projects: see vitest.config.ts.
    const flags = [`--project=${together.length > 0 ? 'together' : kinds[0]}*`];
    const workerOption = workers === undefined ? [] : [`--maxWorkers=${workers}`];
    removeReports(root, report, `${report}-again`);
    const rows = await step(name, () => vitest(report, [...flags, ...workerOption], { yields, together }))();
    return rows.map((row) => ({ ...row, reports: [report], again: testFilesAgain(report, flags, together) }));
  };

/** Deploys the stack to an emulator. Its report holds the failed journeys, or the reason why none ran. */
const deployEmulated = (report) =>
  run(pinnedNode, ['scripts/deploy-emulated.ts', '--smoke', `--report=${report}`], { env: withCompiledCode });

const emulatorStep = (name, report) => async () => {
  const second = `${report}-again`;
  removeReports(root, report, second);
  const rows = await step(name, () => deployEmulated(report))();
  const again = () => ({ what: 'a new deployment', report: second, run: () => deployEmulated(second) });
  return rows.map((row) => ({ ...row, reports: [report], again }));
};

/** Every step of `npm test`, then another try at what failed while other steps were running. */
const testAll = async () => {
  // Bundles in temporary folders would make it grow with every run.
  rmSync(compiledCode, { recursive: true, force: true });
  const rows = [];
  for (const row of await allTests()) rows.push(row.code !== 0 && row.again ? await runAgain(row) : row);
  return rows;
};

const allTests = inTurn(
  together(
    ...checks,
    step('web build', () => node('scripts/build-web/ensure-web.ts')),
  ),
  together(
    inTurn(
      testStep('browser journeys', 'journeys', ['e2e']),
      testStep('tests on DynamoDB', 'integration', ['integration']),
    ),
    emulatorStep('stack in an emulator of AWS', 'emulated'),
    // The others spend part of their time waiting. These tests use that time, and yield to them. Some of these wait
    // too, for a vendor's timeout, so one more worker than the two cores keeps both busy.
    testStep('tests', 'in-process', ['corpora', 'contract', 'unit', 'infra', 'security'], {
      yields: true,
      workers: 3,
    }),
  ),
  // On their own, because they measure time.
  testStep('floors of the engine', 'bench', ['bench']),
);

const commands = {
  start: async (args) => (await node('scripts/build-web/ensure-web.ts')) || node('bin/local.ts', ...args),
  dev: (args) => node('bin/local.ts', '--dev', ...args),
  check: () => runAll(inTurn(...checks)),
  typecheck,
  format: (args) => tool('biome', 'format', '--write', '.', ...args),
  'lint:fix': (args) => tool('biome', 'check', '--write', '.', ...args),
  'test:watch': (args) => tool('vitest', 'watch', ...args),
  'test:only': (args) => tool('vitest', 'run', ...args),
  test: () => runAll(testAll),
};

const [name = '', ...args] = process.argv.slice(2);
const file = name.replace(':', '-');
// A script is a file, or the `main.ts` of a folder with its name.
const script = [`scripts/${file}.ts`, `scripts/${file}/main.ts`].find((path) => existsSync(join(root, path)));
const command = commands[name] ?? (script && ((rest) => node(script, ...rest)));
if (!command) {
  console.error(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}, or a script's name.`);
  process.exit(2);
}
await install();
process.exit(await command(args));
