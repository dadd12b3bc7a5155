import type { CheckName, Subject } from '../weaknesses/index.ts';

export type Mutation = {
  /** What somebody did, as one would write it into a commit. */
  readonly name: string;
  /** The check that must notice. */
  readonly check: CheckName;
  readonly apply: (subject: Subject) => void;
};
