import type { StageOutputName } from './stage-output.ts';

/**
 * Outputs that are read after their run has ended. Only later stages of the run read the others. They have a module of
 * their own because the API needs their names and none of the schemas.
 */
export const lastingOutputs: readonly StageOutputName[] = ['scored', 'result'];
