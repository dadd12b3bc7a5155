import { build, type Plugin } from 'esbuild';
import { type JobStatus, jobStatuses } from '#contracts/jobs/job-status.ts';
import { stageNeeds } from '#contracts/jobs/stage-needs.ts';
import type { TableUser } from '#contracts/platform/table-users.ts';

/**
 * Layers that are not read. Provider clients have methods with the same names as ports, and the contracts contain the
 * list of methods itself. Without these layers, a bundle takes a tenth of the CPU time.
 */
const unread: Plugin = {
  name: 'unread-layers',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^[#.]/ }, async ({ path, resolveDir, kind, pluginData }) => {
      if (pluginData === 'resolving' || kind === 'entry-point') return undefined;
      const found = await resolve(path, { resolveDir, kind, pluginData: 'resolving' });
      return /\/lambdas\/(?:providers|stores|engine|contracts)\//.test(found.path)
        ? { path: found.path, external: true }
        : undefined;
    });
  },
};

const stageFile = (status: JobStatus): string => `stages/${status.replaceAll('_', '-')}`;
const stagesOf = (isIn: (status: JobStatus) => boolean): string[] =>
  jobStatuses.filter((status) => status !== 'images_processing' && isIn(status)).map(stageFile);

/** The entries under lambdas of each user of the table. */
export const functionEntries: Readonly<Record<TableUser, readonly string[]>> = {
  jobs: ['api/jobs'],
  images: ['api/images'],
  exports: ['api/exports'],
  me: ['api/me'],
  credits: ['api/credits'],
  billing: ['api/billing'],
  webhooks: ['api/webhooks'],
  'api-keys': ['api/api-keys'],
  config: ['api/config'],
  content: ['api/content'],
  verify: ['api/verify'],
  'public-runs': ['api/public-runs'],
  'public-reads': ['api/public-reads'],
  'public-verify': ['api/public-verify'],
  'public-webhooks': ['api/public-webhooks'],
  choices: ['api/choices'],
  shares: ['api/shares'],
  'text-stages': stagesOf(() => true),
  'model-stages': stagesOf((status) => stageNeeds[status].languageModel === true),
  'image-stages': [stageFile('images_processing')],
  sweep: ['triggers/sweep'],
  'execution-ended': ['triggers/execution-ended'],
  'post-confirmation': ['triggers/post-confirmation'],
  'payment-events': ['triggers/payment-events'],
  'webhook-deliveries': ['triggers/webhook-deliveries'],
  'reconcile-billing': ['triggers/reconcile-billing'],
  operate: ['triggers/operate'],
};

/** The code of each entry under lambdas by its name. One call bundles them all, so that each source is read once. */
const bundle = async (entries: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(entries.map((entry) => [entry, `lambdas/${entry}.ts`])),
    outdir: '/',
    bundle: true,
    write: false,
    minifySyntax: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [unread],
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice(1, -'.js'.length), text]));
};

let bundled: ReturnType<typeof bundle> | undefined;

/**
 * Calls as `port.method` in the code that a user's entries reach, and some that only look like them. The bundler drops
 * unused code and adds numbers to duplicate names.
 */
export const portCallsOf = async (user: TableUser): Promise<string[]> => {
  bundled ??= bundle([...new Set(Object.values(functionEntries).flat())]);
  const codes = await bundled;
  const calls = functionEntries[user].flatMap((entry) =>
    [...(codes.get(entry) ?? '').matchAll(/\b([A-Za-z]+)\d*\s*\??\.\s*(?=(\w+))/g)].map(
      ([, port, method]) => `${port}.${method}`,
    ),
  );
  return [...new Set(calls)].sort();
};
