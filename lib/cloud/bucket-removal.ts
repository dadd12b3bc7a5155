import { RemovalPolicy } from 'aws-cdk-lib';
import type { StageConfig } from '#lib/stage-config.ts';

/** A bucket outlives its stack where data are protected; elsewhere it is emptied and goes with it. */
export const bucketRemoval = ({ protectData, omit }: StageConfig) => ({
  removalPolicy: protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  autoDeleteObjects: !protectData && !omit.has('bucket-tags'),
});
