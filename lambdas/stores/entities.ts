import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  CustomAttributeType,
  createWriteTransaction,
  Entity,
  type EntityConfiguration,
  type Service,
} from 'electrodb';
import { type ImageType, imageTypes } from '#contracts/image-messages.ts';
import { jobStatuses } from '#contracts/job-status.ts';
import type { MarketLocale } from '#contracts/market.ts';
import { planNames } from '#contracts/plans.ts';
import { jobTypes } from '#contracts/product.ts';
import { inputKinds } from '#contracts/stage.ts';
import { tableSchema } from '#contracts/table.ts';
import type { CachedPage, JobFailure, JobInput, LedgerKind } from '#ports';
import { outboxByDueTime, profileByCreditDate, tableKeys } from './table-keys.ts';

const text = { type: 'string' } as const;
const requiredText = { type: 'string', required: true } as const;
const requiredNumber = { type: 'number', required: true } as const;
const flag = { type: 'boolean', required: true } as const;
const expiresAt = { type: 'number', field: tableSchema.timeToLive } as const;
/** Order of keys is the order of their characters: padded, the order of numbers is the same. */
const padded = (length: number) => ({ ...requiredNumber, padding: { length, char: '0' } }) as const;
const model = <const Name extends string>(entity: Name) => ({ entity, version: '1', service: 'sweetspot' });

/** The items of the table with their attributes; keys come from `table-keys.ts`. */
const definitions = {
  profile: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('profile'),
        attributes: {
          userId: requiredText,
          email: requiredText,
          fullName: requiredText,
          role: { type: ['user', 'admin'] as const, required: true },
          plan: { type: planNames, required: true },
          firstLogin: flag,
          trialUsed: flag,
          createdAt: requiredText,
          nextFreeCreditDate: text,
          sessionsEndedAt: text,
          closedAt: text,
        },
        indexes: { primary: tableKeys.profile, due: profileByCreditDate },
      },
      on,
    ),
  /** What must move in one step: the balance, the number of its last ledger entry, the numbers of the jobs. */
  account: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('account'),
        attributes: {
          userId: requiredText,
          halfCredits: requiredNumber,
          entries: requiredNumber,
          keyword_optimizer: requiredNumber,
          keyword_evaluator: requiredNumber,
          image_analyzer: requiredNumber,
        },
        indexes: { primary: tableKeys.account },
      },
      on,
    ),
  ledgerEntry: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('ledger_entry'),
        attributes: {
          userId: requiredText,
          number: padded(10),
          kind: {
            type: ['grant', 'charge', 'refund', 'expiry'] as const satisfies readonly LedgerKind[],
            required: true,
          },
          halfCredits: requiredNumber,
          balanceAfter: requiredNumber,
          description: requiredText,
          jobId: text,
          createdAt: requiredText,
        },
        indexes: { primary: tableKeys.ledgerEntry },
      },
      on,
    ),
  /** Guards a grant: it is given once. */
  grant: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('grant'),
        attributes: {
          userId: requiredText,
          grantId: requiredText,
          halfCredits: requiredNumber,
          lapsesAt: text,
        },
        indexes: { primary: tableKeys.grant },
      },
      on,
    ),
  /** A session that its user has ended. Its mere presence counts: the table removes it when no token of it can. */
  endedSession: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('ended_session'),
        attributes: {
          userId: requiredText,
          sessionId: requiredText,
          expiresAt: { ...expiresAt, required: true },
        },
        indexes: { primary: tableKeys.endedSession },
      },
      on,
    ),
  userJob: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('user_job'),
        attributes: { userId: requiredText, createdAt: requiredText, jobId: requiredText },
        indexes: { primary: tableKeys.userJob },
      },
      on,
    ),
  slug: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('slug'),
        attributes: { userId: requiredText, slug: requiredText, jobId: requiredText },
        indexes: { primary: tableKeys.slug },
      },
      on,
    ),
  job: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('job'),
        attributes: {
          jobId: requiredText,
          userId: text,
          visitor: text,
          jobType: { type: jobTypes, required: true },
          contextKind: { type: inputKinds, required: true },
          status: { type: jobStatuses, required: true },
          /** Place of the status in `jobStatuses`, by which conditions compare. */
          step: requiredNumber,
          locale: { type: CustomAttributeType<MarketLocale>('any'), required: true },
          costHalfCredits: requiredNumber,
          inputSha256: requiredText,
          sequentialNumber: { type: 'number' },
          slug: text,
          createdAt: requiredText,
          updatedAt: requiredText,
          endedAt: text,
          failure: { type: CustomAttributeType<JobFailure>('any') },
          expiresAt,
        },
        indexes: { primary: tableKeys.job },
      },
      on,
    ),
  jobInput: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('job_input'),
        attributes: {
          jobId: requiredText,
          input: { type: CustomAttributeType<JobInput>('any'), required: true },
          expiresAt,
        },
        indexes: { primary: tableKeys.jobInput },
      },
      on,
    ),
  /** Packed JSON of a stage's output. */
  jobOutput: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('job_output'),
        attributes: {
          jobId: requiredText,
          name: requiredText,
          data: { type: CustomAttributeType<Uint8Array>('any'), required: true },
          expiresAt,
        },
        indexes: { primary: tableKeys.jobOutput },
      },
      on,
    ),
  image: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('image'),
        attributes: {
          jobId: requiredText,
          imageId: requiredText,
          userId: requiredText,
          place: requiredNumber,
          fileName: requiredText,
          mimeType: { type: Object.keys(imageTypes) as ImageType[], required: true },
          fileSize: requiredNumber,
          storagePath: requiredText,
          publicUrl: requiredText,
          title: text,
          description: text,
          createdAt: requiredText,
          uploadBy: requiredText,
        },
        indexes: { primary: tableKeys.image },
      },
      on,
    ),
  /** Guards the charge of a job: there is one. */
  charge: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('charge'),
        attributes: { jobId: requiredText, userId: requiredText, halfCredits: requiredNumber },
        indexes: { primary: tableKeys.charge },
      },
      on,
    ),
  /** Guards the refund of a job: there is at most one. */
  refund: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('refund'),
        attributes: { jobId: requiredText, userId: requiredText, halfCredits: requiredNumber },
        indexes: { primary: tableKeys.refund },
      },
      on,
    ),
  outbox: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('outbox'),
        attributes: { jobId: requiredText, queue: requiredText, dueAt: requiredText },
        indexes: { primary: tableKeys.outbox, due: outboxByDueTime },
      },
      on,
    ),
  demoCredit: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('demo_credit'),
        attributes: { visitor: requiredText, month: requiredText, jobId: requiredText, expiresAt },
        indexes: { primary: tableKeys.demoCredit },
      },
      on,
    ),
  idempotency: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('idempotency'),
        attributes: {
          owner: requiredText,
          key: requiredText,
          requestSha256: requiredText,
          jobId: requiredText,
          expiresAt: { ...expiresAt, required: true },
        },
        indexes: { primary: tableKeys.idempotency },
      },
      on,
    ),
  page: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('page'),
        attributes: {
          urlSha256: requiredText,
          piece: padded(3),
          fetchedAt: requiredText,
          /** Number of pieces; it and the page's own fields stand in the first piece. */
          pieces: { type: 'number' },
          page: { type: CustomAttributeType<Omit<CachedPage, 'body'>>('any') },
          data: { type: CustomAttributeType<Uint8Array>('any'), required: true },
          expiresAt: { ...expiresAt, required: true },
        },
        indexes: { primary: tableKeys.page },
      },
      on,
    ),
  metrics: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('metrics'),
        attributes: {
          source: requiredText,
          country: requiredText,
          language: requiredText,
          keyword: requiredText,
          metrics: { type: CustomAttributeType<unknown>('any'), required: true },
          expiresAt: { ...expiresAt, required: true },
        },
        indexes: { primary: tableKeys.metrics },
      },
      on,
    ),
};

type Entities = { readonly [Name in keyof typeof definitions]: ReturnType<(typeof definitions)[Name]> };

/** Building an entity takes ElectroDB 1-2 ms, so each is built when it is first used: a function uses a few of them. */
const buildWhenUsed = (on: EntityConfiguration): Entities => {
  const entities = {};
  for (const [name, build] of Object.entries(definitions)) {
    let entity: unknown;
    Object.defineProperty(entities, name, {
      enumerable: true,
      get: () => {
        entity ??= build(on);
        return entity;
      },
    });
  }
  return entities as Entities;
};

/** ElectroDB types a transaction by the service that its entities make; there is no such service here at run time. */
type Write = Service<Entities>['transaction']['write'];
/** The items as the writes of a transaction see them. */
export type Writable = Parameters<Parameters<Write>[0]>[0];

/** The table, ready for its access patterns; only the stores see it. */
export const openTable = (client: DynamoDBDocumentClient, table: string) => {
  const entities = buildWhenUsed({ client, table });
  /** Writes all items or none. The entity named here only carries the call: the writes may be of any. */
  const write: Write = (writes) =>
    createWriteTransaction({ job: entities.job } as Entities, () => writes(entities as unknown as Writable));
  return { entities, write };
};
export type Table = ReturnType<typeof openTable>;
