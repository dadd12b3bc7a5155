import { RemovalPolicy } from 'aws-cdk-lib';
import type { StageConfig } from '#lib/stage-config.ts';

type Protection = Pick<StageConfig, 'protectData' | 'foundation'>;

/**
 * Protected data outlives its stack. If a stack's creation fails, its resources are still deleted: they are empty and
 * would block the next attempt.
 */
export const dataRemoval = ({ protectData }: Protection): RemovalPolicy =>
  protectData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
