import { ApiError as PaddleError } from '@paddle/paddle-node-sdk';
import type { PaddleCaller } from './paddle-caller.ts';

const isUnknown = (error: unknown): boolean =>
  error instanceof PaddleError && /^(entity_)?not_found$/.test(error.code);

/** Asks Paddle to send a notification again. It gets a new id and keeps its event id, so it takes effect only once. */
export const resendNotification = (caller: PaddleCaller, notificationId: string): Promise<boolean> =>
  caller.read('replay notification', async (paddle) => {
    try {
      await paddle.notifications.replay(notificationId);
      return true;
    } catch (error) {
      if (isUnknown(error)) return false;
      throw error;
    }
  });
