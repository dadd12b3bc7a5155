let format: Intl.NumberFormat | null = null;

/**
 * Writes 12345 as "12,345". The formatter is built at the first call: the first of a process loads ICU's data, which
 * took 10 ms of every function's cold start.
 */
export const formatNumber = (value: number): string => {
  format ??= new Intl.NumberFormat('en-US');
  return format.format(value);
};
