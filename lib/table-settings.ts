import { tableSchema } from '#contracts/platform/table.ts';
import type { StageConfig } from '#lib/stage-config.ts';

type Stage = Pick<StageConfig, 'stage' | 'protectData' | 'foundation'>;

/** Tags of everything in a stage's stack. The budget filters by `stage`. */
export const stageTags = ({ stage }: Pick<StageConfig, 'stage'>): Readonly<Record<string, string>> => ({
  product: 'sweetspot',
  stage,
});

/** Deletion protection starts after the first deployment. Before that, it would block the cleanup of a failed one. */
export const isDeletionProtected = ({ protectData, foundation }: Omit<Stage, 'stage'>): boolean =>
  protectData && !foundation;

/**
 * Settings that DynamoDB does not carry over to a restored table. The stack sets them on a new table, `restore-drill`
 * on a copy.
 */
export type TableSettings = {
  /** The attribute with the expiry of an item, in seconds. */
  readonly timeToLive: string;
  /** The range of point-in-time recovery. */
  readonly recoveryDays: number;
  readonly deletionProtection: boolean;
  readonly tags: Readonly<Record<string, string>>;
};

/**
 * Recovery reaches back 28 days. A period of 35 days, or AWS Backup with longer retention, would keep data that a user
 * had deleted beyond the 30 days of the privacy policy. Deletion protection, termination protection and DynamoDB's own
 * copy of a deleted table protect against the loss of the table.
 */
export const tableSettings = (config: Stage): TableSettings => ({
  timeToLive: tableSchema.timeToLive,
  recoveryDays: config.protectData ? 28 : 1,
  deletionProtection: isDeletionProtected(config),
  tags: stageTags(config),
});
