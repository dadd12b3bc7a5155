import { ApiError } from '#contracts/errors/errors.ts';
import type { Deps, Discount } from '#ports';

/** The discount for a code and a price; null without a code. @throws ApiError discount_not_valid */
export const findDiscount = async (
  { payments }: Pick<Deps, 'payments'>,
  code: string | undefined,
  priceId: string,
): Promise<Discount | null> => {
  if (code === undefined) return null;
  const discount = await payments.findDiscount(code, priceId);
  if (!discount) throw new ApiError('discount_not_valid');
  return discount;
};
