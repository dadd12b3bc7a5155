import * as z from 'zod';

/** Paddle's amounts: strings in minor units. */
export const cents = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);

export const time = z.iso.datetime({ offset: true });
