import type { AdjustmentPage } from '#ports';
import { toAdjustment } from './entities.ts';
import type { PaddleCaller } from './paddle-caller.ts';

/** The most that Paddle gives, https://developer.paddle.com/api-reference/adjustments/list-adjustments. */
const longestPage = 50;

/**
 * A page of adjustments, the oldest first. Paddle knows no filter by time and no other order than that of the ids,
 * which is the order in which they were made.
 */
export const listAdjustments = (
  caller: PaddleCaller,
  after: string | null,
  perPage = longestPage,
): Promise<AdjustmentPage> =>
  caller.read('list adjustments', async (paddle) => {
    const list = paddle.adjustments.list({ orderBy: 'id[ASC]', perPage, ...(after !== null && { after }) });
    const adjustments = (await list.next()).map(toAdjustment);
    return { adjustments, hasMore: list.hasMore };
  });
