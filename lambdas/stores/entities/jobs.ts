import { CustomAttributeType, Entity, type EntityConfiguration } from 'electrodb';
import { jobStatuses } from '#contracts/jobs/job-status.ts';
import { inputKinds, type JobInput } from '#contracts/jobs/stage.ts';
import type { MarketLocale } from '#contracts/keywords/market.ts';
import { jobTypes } from '#contracts/product.ts';
import type { JobFailure } from '#ports';
import { expiresAt, model, requiredNumber, requiredText, text } from './attributes.ts';
import { outboxByDueTime, tableKeys } from './table-keys.ts';

/** The items of jobs, the guards of their charges, and their attributes. */
export const jobEntities = {
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
          /** Missing in items from before runs could be claimed. */
          claimSha256: text,
          jobType: { type: jobTypes, required: true },
          contextKind: { type: inputKinds, required: true },
          status: { type: jobStatuses, required: true },
          /** Written for releases up to 0.1, see `statusAttributes`; nothing reads it. */
          step: { type: 'number' },
          locale: { type: CustomAttributeType<MarketLocale>('any'), required: true },
          costHalfCredits: requiredNumber,
          inputSha256: requiredText,
          sequentialNumber: { type: 'number' },
          slug: text,
          createdAt: requiredText,
          updatedAt: requiredText,
          endedAt: text,
          /** Missing in items from before these were stored. */
          name: text,
          title: text,
          /** The time at which its owner deleted it. From then on, only the data for the ledger remains. */
          deletedAt: text,
          failure: { type: CustomAttributeType<JobFailure>('any') },
          /** Missing in items from before this was recorded. */
          spentMicroUsd: { type: 'number' },
          refundedHalfCredits: { type: 'number' },
          uploadForms: { type: 'number' },
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
          /** A `JobInput` as packed JSON. */
          data: { type: CustomAttributeType<Uint8Array>('any') },
          /** Replaces `input` in items from before inputs were packed. */
          input: { type: CustomAttributeType<JobInput>('any') },
          expiresAt,
        },
        indexes: { primary: tableKeys.jobInput },
      },
      on,
    ),
  /** A stage's output as packed JSON. */
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
  /** The user's choices in the result as packed JSON. */
  choices: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('choices'),
        attributes: {
          jobId: requiredText,
          version: requiredNumber,
          data: { type: CustomAttributeType<Uint8Array>('any'), required: true },
        },
        indexes: { primary: tableKeys.choices },
      },
      on,
    ),
  /** The hash of the token of a share link. */
  share: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('share'),
        attributes: { jobId: requiredText, tokenSha256: requiredText, createdAt: requiredText },
        indexes: { primary: tableKeys.share },
      },
      on,
    ),
  /** The guard of a job's charge, which exists once. */
  charge: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('charge'),
        attributes: { jobId: requiredText, userId: requiredText, halfCredits: requiredNumber },
        indexes: { primary: tableKeys.charge },
      },
      on,
    ),
  /** The guard of a job's refund, which exists at most once. */
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
        attributes: {
          visitor: requiredText,
          month: requiredText,
          /** The last job that used it. */
          jobId: requiredText,
          /** True after that job failed and returned the demo run. Older items were removed instead. */
          isReleased: { type: 'boolean' },
          /** The number of times it was returned. */
          failures: { type: 'number' },
          expiresAt,
        },
        indexes: { primary: tableKeys.demoCredit },
      },
      on,
    ),
  /** The number of demo runs of an IPv6 /48 in a month. */
  demoNetwork: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('demo_network'),
        attributes: { network: requiredText, month: requiredText, runs: requiredNumber, expiresAt },
        indexes: { primary: tableKeys.demoNetwork },
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
};
