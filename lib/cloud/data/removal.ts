import { RemovalPolicy } from 'aws-cdk-lib';
import type { StageConfig } from '#lib/stage-config.ts';

type Protection = Pick<StageConfig, 'protectData' | 'foundation'>;

/**
 * Data outlive their stack where they are protected. A creation that fails takes its own resources back all the same:
 * they are empty, and would be in the way of the next try.
 */
export const dataRemoval = ({ protectData }: Protection): RemovalPolicy =>
  protectData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
