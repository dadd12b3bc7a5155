import * as z from 'zod';
import type { Clock, Discount } from '#ports';
import type { PaddleCaller } from './paddle-caller.ts';

const discountEntity = z.object({
  id: z.string(),
  code: z.string(),
  description: z.string(),
  expiresAt: z.iso.datetime({ offset: true }).nullable(),
  usageLimit: z.number().nullable(),
  timesUsed: z.number(),
  restrictTo: z.array(z.string()).nullable(),
});

/** Finds an active discount that applies to the price or its product and is not used up; null for any other code. */
export const findDiscount = async (
  caller: PaddleCaller,
  clock: Clock,
  { code, priceId }: { code: string; priceId: string },
): Promise<Discount | null> => {
  const found = await caller.read('list discounts', async (paddle) =>
    z.array(discountEntity).parse(await paddle.discounts.list({ code: [code], status: ['active'] }).next()),
  );
  const discount = found.find((one) => one.code === code);
  if (!discount) return null;
  const { expiresAt, usageLimit, timesUsed, restrictTo } = discount;
  if (expiresAt !== null && Date.parse(expiresAt) <= clock.now().getTime()) return null;
  if (usageLimit !== null && timesUsed >= usageLimit) return null;
  if (restrictTo !== null && restrictTo.length > 0 && !restrictTo.includes(priceId)) {
    const price = await caller.read('get price', (paddle) => paddle.prices.get(priceId));
    if (!restrictTo.includes(price.productId)) return null;
  }
  return { id: discount.id, code: discount.code, description: discount.description };
};
