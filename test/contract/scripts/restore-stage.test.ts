import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterEach, describe, expect, it } from 'vitest';
import { tableSettings } from '#lib/table-settings.ts';
import { type AwsResponses, startAwsAccount } from '#test/vendors/aws-account/aws-account.ts';
import { restorableTables, type Settings, window } from '#test/vendors/aws-account/restorable-tables.ts';
import { describeReport, type RestoreRequest, restoreStage } from '../../../scripts/restore/restore-stage.ts';
import { createSteps } from '../../../scripts/restore/steps.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const source = 'sweetspot-production-table';
const target = 'sweetspot-production-restored';
/** An item in its wire format. */
const marshall = (attributes: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'number' ? { N: String(value) } : { S: value },
    ]),
  );
const item = (kind: string, attributes: Readonly<Record<string, string | number>>) =>
  marshall({ pk: kind, sk: 'X', __edb_e__: kind, __edb_v__: '1', userId: 'u1', ...attributes });
const sound = [
  item('account', { halfCredits: 10, entries: 1 }),
  item('ledger_entry', { number: 1, kind: 'grant', halfCredits: 10, balanceAfter: 10 }),
];
const settings = tableSettings({ stage: 'production', protectData: true, foundation: false });

/** Restores in an account with these tables, through the real client. */
const restore = async (
  world: Partial<Settings> = {},
  request: Partial<RestoreRequest> = {},
  changed: AwsResponses = {},
) => {
  const { tables, responses } = restorableTables({ source, items: sound, ...world });
  const account = await startAwsAccount({ ...responses, ...changed });
  const client = new DynamoDBClient({
    endpoint: account.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'AKIATEST', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
  stops.push(account.stop, async () => client.destroy());
  // A restore that never ends is given up quickly.
  const atMostMs = (world.states?.length ?? 0) > 100 ? 200 : 20_000;
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const asked = { source, target, at: null, backupArn: null, isDrill: false, settings, ...request };
  const tools = { client, steps: createSteps(print), waiting: { everyMs: 2, atMostMs }, print };
  const outcome = await restoreStage(asked, tools).then(
    (report) => ({ report, error: null }),
    (error: unknown) => ({ report: null, error: String(error) }),
  );
  const callsOf = (operation: string) => account.calls.filter((call) => call.operation === operation);
  return { ...outcome, tables, lines, callsOf };
};

describe('a restore', () => {
  it('waits for the copy, then gives it the settings that a restored table lacks', async () => {
    const { report, tables, lines, callsOf } = await restore({
      states: ['unknown', 'CREATING', 'CREATING', 'ACTIVE'],
      rejections: 2,
    });
    expect(report?.problems).toEqual([]);
    expect(tables.get(target)).toMatchObject({ timeToLive: 'ttl', recoveryDays: 28, isProtected: true });
    expect(tables.get(target)?.tags).toEqual([
      { Key: 'product', Value: 'sweetspot' },
      { Key: 'stage', Value: 'production' },
    ]);
    expect(callsOf('RestoreTableToPointInTime')[0]?.input).toContain(
      `"RestoreDateTime":${window.latest.getTime() / 1000}`,
    );
    expect(callsOf('DeleteTable')).toEqual([]);
    expect(lines.filter((line) => /^ +\d+\.\d s {2}/.test(line))).toHaveLength(6);
    expect(report && describeReport(report)).toContain('The copy has the same items as the source has now.');
  });

  it('deletes the copy after a drill, and nothing else', async () => {
    const { report, tables } = await restore({}, { isDrill: true });
    expect(report?.problems).toEqual([]);
    expect([...tables.keys()]).toEqual([source]);
  });

  it('finds wrong credits in the copy, and still deletes it after a drill', async () => {
    const items = [item('account', { halfCredits: 12, entries: 1 }), ...sound.slice(1)];
    const { report, tables } = await restore({ items }, { isDrill: true });
    expect(report?.problems).toEqual(['user u1 has a balance of 6, its ledger adds up to 5']);
    expect([...tables.keys()]).toEqual([source]);
  });

  it('says which settings the copy did not accept', async () => {
    const { report } = await restore({}, {}, { 'dynamodb.TagResource': { result: {} } });
    expect(report?.problems).toEqual(['tags are missing']);
  });

  it('names users who were deleted after the restored second', async () => {
    const deletion = item('deletion', {
      userId: 'u9',
      requestedAt: '2026-11-22T12:30:00.000Z',
      finishedAt: 'x',
    });
    const { report } = await restore(
      {},
      {},
      {
        'dynamodb.Scan': (body) => ({
          result: { Items: JSON.stringify(body).includes(target) ? sound : [...sound, deletion] },
        }),
      },
    );
    expect(report?.deletedSince).toEqual(['u9']);
    expect(report && describeReport(report).join('\n')).toMatch(/Delete them again[\s\S]*u9/);
  });

  it('restores a backup when the source is gone', async () => {
    const backupArn = 'arn:aws:dynamodb:us-east-1:111122223333:table/gone/backup/1';
    const { report, callsOf } = await restore({}, { source: 'gone', backupArn });
    expect(report).toMatchObject({ source: null, problems: [] });
    expect(callsOf('RestoreTableFromBackup')[0]?.input).toContain(backupArn);
  });
});

describe('a restore that cannot be made says why', () => {
  const denied = { error: 'AccessDeniedException', message: 'User is not authorized', status: 400 } as const;
  const before = new Date(window.earliest.getTime() - 1000);

  it.each<[what: string, Partial<Settings>, Partial<RestoreRequest>, AwsResponses, said: RegExp]>([
    ['the name is taken', {}, { target: source }, {}, /The table .* already exists\. Choose another name/],
    ['there is no recovery', { hasRecovery: false }, {}, {}, /has no point-in-time recovery/],
    ['the second is too early', {}, { at: before }, {}, /can be restored to .* not to 2026-11-21T11:59:59/],
    ['the source is gone', {}, { source: 'gone' }, {}, /The table gone does not exist.*list-backups/],
    [
      'it fails',
      { states: ['CREATING', 'gone'] },
      {},
      {},
      /The restore failed: the table .* no longer exists/,
    ],
    [
      'the key is lost',
      { states: ['CREATING', 'INACCESSIBLE_ENCRYPTION_CREDENTIALS'] },
      {},
      {},
      /is INACCESSIBLE_ENCRYPTION_CREDENTIALS/,
    ],
    ['it never ends', { states: Array(5_000).fill('CREATING') }, {}, {}, /did not happen within/],
    [
      'it is denied',
      {},
      {},
      { 'dynamodb.RestoreTableToPointInTime': denied },
      /not allowed to call dynamodb:RestoreTableToPointInTime/,
    ],
    [
      'a setting is denied',
      {},
      {},
      { 'dynamodb.TagResource': denied },
      /not allowed to call dynamodb:TagResource/,
    ],
  ])('%s', async (_, world, request, changed, said) => {
    const { error, tables, callsOf } = await restore(world, request, changed);
    expect(error).toMatch(said);
    expect(callsOf('DeleteTable')).toEqual([]);
    expect(tables.get(source)).toMatchObject({ status: 'ACTIVE', isProtected: true });
  });

  it('leaves no copy behind when a drill fails halfway', async () => {
    const { error, tables } = await restore({}, { isDrill: true }, { 'dynamodb.TagResource': denied });
    expect(error).toMatch(/TagResource/);
    expect([...tables.keys()]).toEqual([source]);
  });

  it('never deletes a table that it did not create', async () => {
    const { error, callsOf } = await restore({}, { isDrill: true, target: source });
    expect(error).toMatch(/already/);
    expect(callsOf('DeleteTable')).toEqual([]);
  });
});
