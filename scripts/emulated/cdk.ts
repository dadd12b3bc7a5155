import { join } from 'node:path';
import { run } from './run.ts';
import { emulatedDir, outputsFile } from './state.ts';
import { findEmulator } from './which-emulator.ts';

export const emulatedStage = 'emulated';
export const emulatedStack = `sweetspot-${emulatedStage}`;

/** Credentials for an emulator. The caller's own are used only if the caller chose the endpoint. */
export const emulatorEnvironment = (endpoint: string): NodeJS.ProcessEnv => {
  const own = process.env.AWS_ENDPOINT_URL === endpoint;
  return {
    ...process.env,
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: (own && process.env.AWS_ACCESS_KEY_ID) || 'test',
    AWS_SECRET_ACCESS_KEY: (own && process.env.AWS_SECRET_ACCESS_KEY) || 'test',
    CDK_DISABLE_VERSION_CHECK: '1',
    // The CDK's template validator takes half of a synthesis and only warns. cdk-nag still runs.
    CDK_VALIDATION: 'false',
  };
};

/** The synthesized stack with its bundled functions. */
const assembly = join(emulatedDir, 'cdk.out');

/** Runs the CDK CLI and prints its output only if it fails. @returns its seconds and its output */
const cdk = async (
  endpoint: string,
  args: readonly string[],
): Promise<{ seconds: number; output: string }> => {
  const started = Date.now();
  const { code, output } = await run('node_modules/.bin/cdk', [...args, '--ci', '--no-notices'], {
    env: emulatorEnvironment(endpoint),
  });
  if (code !== 0) throw new Error(`cdk ${args[0]} failed:\n${output.slice(-6000)}`);
  return { seconds: (Date.now() - started) / 1000, output };
};

/** What a command that synthesizes the stack needs. */
const synthesis = async (endpoint: string): Promise<string[]> => {
  const { gaps } = await findEmulator(endpoint);
  return ['-c', `stage=${emulatedStage}`, '-c', `omit=${gaps.join(',')}`, '--output', assembly];
};

/** The other commands read the output of this one. Otherwise each would synthesize the stack again. */
export const synthesize = async (endpoint: string) =>
  cdk(endpoint, ['synth', '--quiet', ...(await synthesis(endpoint))]);

const synthesized = ['--app', assembly];

export const bootstrap = (endpoint: string) => cdk(endpoint, ['bootstrap', ...synthesized]);

const deployment = ['deploy', '--require-approval=never', '--progress=events'];

export const deploy = (endpoint: string) =>
  cdk(endpoint, [...deployment, ...synthesized, `--outputs-file=${outputsFile}`]);

/** Deploys again, with one function changed. */
export const redeploy = async (endpoint: string) => {
  const changed = ['--app', `${process.execPath} scripts/emulated/changed-app.ts`];
  return cdk(endpoint, [...deployment, ...changed, ...(await synthesis(endpoint))]);
};

export const destroy = (endpoint: string) =>
  cdk(endpoint, ['destroy', '--force', '--progress=events', ...synthesized]);

/** Resources of each type that a deployment created or changed, from its events. */
export const countEvents = (output: string, states: readonly string[]): Map<string, number> => {
  const seen = new Map<string, Set<string>>();
  for (const line of output.split('\n')) {
    const [, , , state = '', type = '', name = ''] = line.split('|').map((part) => part.trim());
    if (!states.includes(state) || type === 'AWS::CloudFormation::Stack') continue;
    seen.set(type, (seen.get(type) ?? new Set()).add(name));
  }
  return new Map([...seen].map(([type, names]) => [type, names.size]));
};
