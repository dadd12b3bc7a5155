/**
 * npm run deploy:emulated -- [--redeploy | --destroy | --rehearse | --smoke]
 *
 * Deploys the synthesized stack to an emulator of AWS. If AWS_ENDPOINT_URL is set, it uses that emulator (LocalStack
 * and similar ones). Otherwise it installs MiniStack from PyPI into .cache/emulated and starts it. The emulator keeps
 * running for npm run test:deployed.
 *
 * `--redeploy` changes one function and deploys again. `--destroy` deletes the stack, looks for leftovers, and stops
 * the emulator. `--rehearse` does all of it in turn, including the journeys. `--smoke`, which npm test runs, skips the
 * second deployment. `--rehearse` and `--smoke` say so if this machine cannot run an emulator. `--report NAME` leaves in
 * .cache/tests which journeys failed, or why the deployment did.
 *
 * The switches of lib/emulator-gaps.ts omit what the emulator lacks. EMULATOR_OMIT=a,b chooses other switches.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { emulatorGaps } from '#lib/emulator-gaps.ts';
import { ensureWebBuild } from './build-web/ensure-web.ts';
import {
  bootstrap,
  countEvents,
  deploy,
  destroy,
  emulatedStack,
  redeploy,
  synthesize,
} from './emulated/cdk.ts';
import { emptyBuckets, findLeftovers, findLiveVersion, listFunctions, upload } from './emulated/clients.ts';
import { NoEmulator, startMinistack, stopMinistack } from './emulated/ministack.ts';
import { putVendorSecret, removeVendorSecret } from './emulated/secrets.ts';
import { readSite } from './emulated/site-files.ts';
import { outputsFile, readState } from './emulated/state.ts';
import { findEmulator } from './emulated/which-emulator.ts';
import { writeReason } from './run/failed-tests.mjs';

const { values } = parseArgs({
  options: {
    redeploy: { type: 'boolean', default: false },
    destroy: { type: 'boolean', default: false },
    rehearse: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});

const openEndpoint = async (): Promise<string> =>
  process.env.AWS_ENDPOINT_URL ?? (await startMinistack()).endpoint;

const runningEndpoint = (): string => {
  const endpoint = process.env.AWS_ENDPOINT_URL ?? readState()?.endpoint;
  if (endpoint === undefined) throw new Error('Nothing is deployed: run npm run deploy:emulated first.');
  return endpoint;
};

const list = (counts: Map<string, number>): string =>
  [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([type, count]) => `  ${String(count).padStart(4)}  ${type}`)
    .join('\n');
const total = (counts: Map<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

const siteBucket = (): string => {
  const outputs = JSON.parse(readFileSync(outputsFile, 'utf8')) as Record<
    string,
    { SiteBucketName?: string }
  >;
  const name = outputs[emulatedStack]?.SiteBucketName;
  if (!name) throw new Error(`${outputsFile} names no site bucket of ${emulatedStack}.`);
  return name;
};

const deployAll = async (endpoint: string): Promise<void> => {
  ensureWebBuild();
  const { title, gaps } = await findEmulator(endpoint);
  console.log(`Deploying ${emulatedStack} to ${title} at ${endpoint}. Omitted, because it lacks them:`);
  for (const name of gaps) console.log(`  ${name}: ${emulatorGaps[name].reason}`);
  await putVendorSecret(endpoint);
  const written = await synthesize(endpoint);
  const prepared = await bootstrap(endpoint);
  const { seconds, output } = await deploy(endpoint);
  const made = countEvents(output, ['CREATE_COMPLETE', 'UPDATE_COMPLETE']);
  console.log(`${total(made)} resources created or changed:\n${list(made)}`);
  const files = readSite('dist/web');
  await upload(endpoint, siteBucket(), files);
  console.log(
    `Synthesized in ${written.seconds.toFixed(0)} s, bootstrapped in ${prepared.seconds.toFixed(0)} s, deployed in ${seconds.toFixed(0)} s; ${files.length} files of the site uploaded.`,
  );
};

/** When each function last changed, and the live version of `config`. */
const readFunctions = async (endpoint: string) => {
  const functions = await listFunctions(endpoint);
  const changing = functions.find(({ name }) => name.startsWith(`${emulatedStack}-ApiApiconfig`));
  if (!changing) throw new Error(`${emulatedStack} has no function of the API's config.`);
  return { functions, changing: changing.name, live: await findLiveVersion(endpoint, changing.name) };
};

/** @throws Error if anything except the one function changed, or its callers still get the old version */
const redeployOne = async (endpoint: string): Promise<void> => {
  const before = await readFunctions(endpoint);
  const { seconds } = await redeploy(endpoint);
  const after = await readFunctions(endpoint);
  const old = new Map(before.functions.map(({ name, modified }) => [name, modified]));
  const changed = after.functions.filter(({ name, modified }) => old.get(name) !== modified);
  const names = changed.map(({ name }) => name).join(', ');
  if (names !== before.changing)
    throw new Error(
      `Only ${before.changing} should have changed. These functions changed: ${names || 'none'}.`,
    );
  if (before.live === after.live) throw new Error(`Callers of ${names} still get version ${before.live}.`);
  console.log(
    `Redeployed with one changed function in ${seconds.toFixed(0)} s: ${names}, whose callers now get version ${after.live} instead of ${before.live}. The other ${after.functions.length - 1} functions did not change.`,
  );
};

const destroyAll = async (endpoint: string): Promise<void> => {
  const objects = await emptyBuckets(endpoint);
  const { seconds } = await destroy(endpoint);
  await removeVendorSecret(endpoint);
  const left = await findLeftovers(endpoint);
  if (left.length > 0) throw new Error(`The deleted stack left these resources behind: ${left.join(', ')}`);
  console.log(
    `Removed ${objects} objects from the buckets and deleted the stack in ${seconds.toFixed(0)} s. Nothing is left.`,
  );
  await stopMinistack();
};

const reported = values.report === undefined ? [] : ['--report', values.report];

const runJourneys = (endpoint: string): void => {
  const env = { ...process.env, AWS_ENDPOINT_URL: endpoint };
  const args = ['scripts/test-deployed.ts', ...reported];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) throw new Error('A journey failed against the deployed stack.');
};

const rehearse = async ({ redeploys }: { redeploys: boolean }): Promise<void> => {
  const endpoint = await openEndpoint();
  try {
    await deployAll(endpoint);
    runJourneys(endpoint);
    if (redeploys) await redeployOne(endpoint);
    await destroyAll(endpoint);
  } finally {
    await stopMinistack();
  }
};

try {
  if (values.rehearse || values.smoke) await rehearse({ redeploys: values.rehearse });
  else if (values.destroy) await destroyAll(runningEndpoint());
  else if (values.redeploy) await redeployOne(runningEndpoint());
  else await deployAll(await openEndpoint());
} catch (error) {
  if (!(error instanceof NoEmulator)) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    if (values.report !== undefined) writeReason(process.cwd(), values.report, message);
    process.exit(1);
  }
  console.log(`SKIPPED, nothing was deployed: ${error.message}`);
  process.exit(values.rehearse || values.smoke ? 0 : 1);
}
