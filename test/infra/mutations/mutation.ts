import type { CheckName, Subject } from '../weaknesses/index.ts';

export type Mutation = {
  /** The change, worded as in a commit message. */
  readonly name: string;
  /** The check that must notice. */
  readonly check: CheckName;
  readonly apply: (subject: Subject) => void;
};
