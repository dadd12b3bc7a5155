import * as z from 'zod';
import { finalResult, type Receipt } from '#contracts/jobs/result.ts';
import { sharedResult } from '#contracts/jobs/share.ts';
import { callApi } from '#web/lib/api/api-client.ts';

/** A shared result has no receipt, and none is shown for it. */
const noReceipt: Receipt = {
  credits: { reserved: 0, state: 'settled' },
  provider_cost_usd: 0,
  cache_hits: 0,
  keywords_looked_up: 0,
  duration_ms: 0,
};

const readable = sharedResult.extend({
  final_result: z.pipe(
    z.looseObject({}),
    z.transform((shared) => finalResult.parse({ ...shared, receipt: noReceipt })),
  ),
});
export type ReadableShare = z.infer<typeof readable>;

/** GET shared/{token}: a result that its owner shares. @throws ApiFailure */
export const getSharedResult = (token: string, signal: AbortSignal): Promise<ReadableShare> =>
  callApi('getSharedResult', readable, { params: { id: token }, signal });
