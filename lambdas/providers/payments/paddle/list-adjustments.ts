import type { AdjustmentPage } from '#ports';
import { toAdjustment } from './entities.ts';
import type { PaddleCaller } from './paddle-caller.ts';

/** Paddle's maximum page size, https://developer.paddle.com/api-reference/adjustments/list-adjustments. */
const longestPage = 50;

/**
 * Lists a page of adjustments, oldest first. Paddle cannot filter by time, and it only orders by id, which is the order
 * of creation.
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
