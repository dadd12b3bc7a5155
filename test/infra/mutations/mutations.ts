import { accessMutations } from './access.ts';
import { edgeMutations } from './edge.ts';
import { eventMutations } from './events.ts';
import { limitMutations } from './limits.ts';
import { machineMutations } from './machine.ts';
import type { Mutation } from './mutation.ts';

/** Every break of the production stack that a check must report. docs/mutations.md lists them. */
export const mutations: readonly Mutation[] = [
  ...edgeMutations,
  ...limitMutations,
  ...accessMutations,
  ...eventMutations,
  ...machineMutations,
];
