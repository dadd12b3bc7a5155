import { build } from 'esbuild';
import { type JobStatus, jobStatuses } from '#contracts/jobs/job-status.ts';
import { stageNeeds } from '#contracts/jobs/stage-needs.ts';
import type { TableUser } from '#contracts/platform/table-users.ts';

/** Without providers, whose clients have methods of the same names, and without the list of methods itself. The bundler puts a file's name before its code. */
const ownCode = (text: string): string =>
  text
    .split(/^\s*\/\/ (?=lambdas\/)/m)
    .filter((part) => !/^lambdas\/(?:providers|stores|engine|contracts)\//.test(part))
    .join('\n');

/**
 * Calls as `port.method` in the code that entries under lambdas reach, and some that only look like them. The bundler
 * drops what is not used, and numbers equal names.
 */
export const portCallsOf = async (entries: readonly string[]): Promise<string[]> => {
  const { outputFiles } = await build({
    entryPoints: entries.map((entry) => `lambdas/${entry}.ts`),
    outdir: 'unwritten',
    bundle: true,
    write: false,
    minifySyntax: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const calls = outputFiles.flatMap(({ text }) =>
    [...ownCode(text).matchAll(/\b([A-Za-z]+)\d*\s*\??\.\s*(?=(\w+))/g)].map(
      ([, port, method]) => `${port}.${method}`,
    ),
  );
  return [...new Set(calls)].sort();
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
