import { runningStage } from '#runtime/stage.ts';

/** The job waits for its state machine. Setting the status is all there is to do. */
export const stage = runningStage('pending', async () => {});
