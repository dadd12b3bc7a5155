import { runningStage } from '#runtime/stage.ts';
import { prepareFinalOutput } from '#usecases/stages/prepare-final-output.ts';

export const stage = runningStage('final_output_preparation', prepareFinalOutput);
