import type { StageConfig } from '#lib/stage-config.ts';
import { dataRemoval } from './removal.ts';

/** With `protectData`, a bucket outlives its stack. Otherwise, it is emptied and deleted with the stack. */
export const bucketRemoval = (config: StageConfig) => ({
  removalPolicy: dataRemoval(config),
  autoDeleteObjects: !config.protectData && !config.omit.has('bucket-tags'),
});
