import { runningStage } from '#runtime/stage.ts';
import { stageHandler } from '#runtime/stage-handler.ts';

/** The job waits for its machine; taking the status is all there is to do. */
export const pending = runningStage('pending', async () => {});
export const handler = stageHandler(pending);
