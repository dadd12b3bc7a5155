import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts cdk-nag findings at one construct, each with the reason why it is acceptable there. */
export const acknowledge = (construct: IConstruct, reasons: Readonly<Record<string, string>>): void => {
  Validations.of(construct).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id, reason })));
};
