import { Fn, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/**
 * A name with a prefix that a service requires. It differs from the name in every other stack, including earlier stacks
 * of the same stage, so resources that such a stack left behind do not block its successor. The suffix is the unique
 * part of the stack's ARN.
 */
export const uniqueName = (scope: Construct, prefix: string): string =>
  `${prefix}-${Fn.select(2, Fn.split('/', Stack.of(scope).stackId))}`;
