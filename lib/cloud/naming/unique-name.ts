import { Fn, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/**
 * A name with a prefix that a service requires, unlike that of any other stack, earlier ones of the same stage
 * included: what such a stack kept does not block its successor. The suffix is the unique part of the stack's ARN.
 */
export const uniqueName = (scope: Construct, prefix: string): string =>
  `${prefix}-${Fn.select(2, Fn.split('/', Stack.of(scope).stackId))}`;
