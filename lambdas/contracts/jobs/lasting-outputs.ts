import type { StageOutputName } from './stage-output.ts';

/**
 * Outputs that are still read after their run ends. Only later stages of the run read the other outputs. This is a
 * separate module because the API needs these names but none of the schemas.
 */
export const lastingOutputs: readonly StageOutputName[] = ['scored', 'result'];
