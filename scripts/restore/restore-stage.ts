import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { TableSettings } from '#lib/table-settings.ts';
import { auditTable, compareCounts, type TableAudit } from './audit-table.ts';
import type { Waiting } from './calls.ts';
import { applySettings, findMissingSettings } from './copy-settings.ts';
import { removeCopy } from './remove-copy.ts';
import {
  beginRestore,
  findRestorePoint,
  findTable,
  type RestorePoint,
  waitUntilActive,
} from './restore-table.ts';
import type { Steps } from './steps.ts';

export type RestoreRequest = {
  readonly source: string;
  readonly target: string;
  /** Null for the latest second. */
  readonly at: Date | null;
  /** A backup to restore instead of a point in time; null for none. */
  readonly backupArn: string | null;
  /** Deletes the copy at the end. */
  readonly isDrill: boolean;
  readonly settings: TableSettings;
};

export type RestoreTools = {
  readonly client: DynamoDBClient;
  readonly steps: Steps;
  readonly waiting: Waiting;
  print(line: string): void;
};

export type RestoreReport = {
  readonly point: RestorePoint;
  readonly copy: TableAudit;
  /** The source's current state; null if it no longer exists. */
  readonly source: TableAudit | null;
  /** Everything that is wrong with the copy. */
  readonly problems: readonly string[];
  /** Users whose deletion was requested after the restored second. The copy contains them again. */
  readonly deletedSince: readonly string[];
};

const findPoint = async (
  client: DynamoDBClient,
  { source, at, backupArn }: RestoreRequest,
): Promise<RestorePoint> =>
  backupArn === null ? findRestorePoint(client, source, at) : { kind: 'backup', arn: backupArn };

const audit = async (
  { client }: RestoreTools,
  { source, target }: RestoreRequest,
): Promise<Pick<RestoreReport, 'copy' | 'source'>> => {
  const documents = DynamoDBDocumentClient.from(client);
  const now = new Date();
  return {
    copy: await auditTable(documents, target, now),
    source: (await findTable(client, source)) ? await auditTable(documents, source, now) : null,
  };
};

const check = async (request: RestoreRequest, tools: RestoreTools): Promise<Omit<RestoreReport, 'point'>> => {
  const { steps, client } = tools;
  const { copy, source } = await steps.run('read both tables and check the credits of the copy', () =>
    audit(tools, request),
  );
  const missing = await steps.run('check the settings of the copy', () =>
    findMissingSettings(client, request.target, request.settings),
  );
  const deletedSince = [...(source?.deletions.keys() ?? [])].filter((userId) => !copy.deletions.has(userId));
  return { copy, source, problems: [...missing, ...copy.problems], deletedSince };
};

const makeCopy = async (request: RestoreRequest, tools: RestoreTools, point: RestorePoint) => {
  const { steps, client, waiting } = tools;
  const { target, settings } = request;
  const table = await steps.run(`wait until ${target} is active`, () =>
    waitUntilActive(client, target, waiting),
  );
  await steps.run('set time to live, recovery, tags and deletion protection again', () =>
    applySettings(client, table, settings, waiting),
  );
  return { point, ...(await check(request, tools)) };
};

/** Restores a table under another name and checks it. A drill deletes the copy afterwards, even if a check fails. */
export const restoreStage = async (request: RestoreRequest, tools: RestoreTools): Promise<RestoreReport> => {
  const { steps, client, waiting, print } = tools;
  const point = await steps.run('find the point to restore', () => findPoint(client, request));
  print(`            ${point.kind === 'time' ? `${point.source} at ${point.at.toISOString()}` : point.arn}`);
  await steps.run(`begin the restore to ${request.target}`, () =>
    beginRestore(client, point, request.target),
  );
  try {
    return await makeCopy(request, tools, point);
  } finally {
    if (request.isDrill)
      await steps.run(`delete ${request.target}`, () => removeCopy(client, request.target, waiting));
  }
};

const most = 20;
const list = (lines: readonly string[]): string[] => [
  ...lines.slice(0, most).map((line) => `  ${line}`),
  ...(lines.length > most ? [`  and ${lines.length - most} more`] : []),
];

const describeComparison = ({ copy, source }: RestoreReport): string[] => {
  if (!source) return ['The source no longer exists, so the copy was not compared.'];
  const differences = compareCounts(source, copy);
  if (source.digest === copy.digest) return ['The copy has the same items as the source has now.'];
  return differences.length === 0
    ? ['The copy has as many items of each kind as the source has now, but some items differ.']
    : ['Kinds with different item counts (source now, copy):', ...list(differences)];
};

/** The report for the operator, as lines. */
export const describeReport = (report: RestoreReport): string[] => {
  const { copy, problems, deletedSince } = report;
  const items = [...copy.counts.values()].reduce((total, count) => total + count, 0);
  return [
    `The copy has ${items} live items of ${copy.counts.size} kinds and ${copy.accounts} accounts.`,
    ...describeComparison(report),
    ...(deletedSince.length === 0
      ? []
      : [
          'Users who were deleted since then. Delete them again once the copy is in use:',
          ...list(deletedSince),
        ]),
    ...(problems.length === 0
      ? ['Credits and settings are correct.']
      : [`${problems.length} problems:`, ...list(problems)]),
  ];
};
