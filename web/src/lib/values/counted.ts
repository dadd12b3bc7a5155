import { formatNumber } from '#contracts/format-number.ts';

/** A number with its noun: `1 change`, `6 changes`, `2 analyses`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
