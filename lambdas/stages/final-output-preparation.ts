import { runningStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';
import { prepareFinalOutput } from '#usecases/prepare-final-output.ts';

export const finalOutputPreparation = runningStage('final_output_preparation', prepareFinalOutput);
export const handler = stageHandler(finalOutputPreparation);
