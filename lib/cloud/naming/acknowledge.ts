import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Lets findings of cdk-nag stand at one construct, each by its name and with the reason why it is right there. */
export const acknowledge = (construct: IConstruct, reasons: Readonly<Record<string, string>>): void => {
  Validations.of(construct).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id, reason })));
};
