import type { StageConfig } from '#lib/stage-config.ts';
import { dataRemoval } from './removal.ts';

/** A bucket outlives its stack where data are protected; elsewhere it is emptied and goes with it. */
export const bucketRemoval = (config: StageConfig) => ({
  removalPolicy: dataRemoval(config),
  autoDeleteObjects: !config.protectData && !config.omit.has('bucket-tags'),
});
