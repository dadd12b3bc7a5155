import { tableSchema } from '#contracts/platform/table.ts';
import type { StageConfig } from '#lib/stage-config.ts';

type Stage = Pick<StageConfig, 'stage' | 'protectData' | 'foundation'>;

/** Tags of everything in a stage's stack; the budget counts by `stage`. */
export const stageTags = ({ stage }: Pick<StageConfig, 'stage'>): Readonly<Record<string, string>> => ({
  product: 'sweetspot',
  stage,
});

/** Protection against deletion starts after the first deployment: before it, it would block the clean-up of a failed one. */
export const isDeletionProtected = ({ protectData, foundation }: Omit<Stage, 'stage'>): boolean =>
  protectData && !foundation;

/** What DynamoDB does not carry over to a restored table. The stack sets it on a new table, `restore-drill` on a copy. */
export type TableSettings = {
  /** The attribute with the second at which an item expires. */
  readonly timeToLive: string;
  /** How far back point-in-time recovery reaches. */
  readonly recoveryDays: number;
  readonly deletionProtection: boolean;
  readonly tags: Readonly<Record<string, string>>;
};

/**
 * Recovery reaches back 28 days. Not 35, and no AWS Backup that keeps copies for longer: what a user had deleted would
 * then outlive the 30 days that the privacy policy promises. Deletion protection, termination protection and the copy
 * that DynamoDB keeps of a deleted table guard against the loss of the table itself.
 */
export const tableSettings = (config: Stage): TableSettings => ({
  timeToLive: tableSchema.timeToLive,
  recoveryDays: config.protectData ? 28 : 1,
  deletionProtection: isDeletionProtected(config),
  tags: stageTags(config),
});
