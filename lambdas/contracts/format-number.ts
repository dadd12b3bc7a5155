/**
 * Writes 12345 as "12,345", with at most three decimals. Not with `Intl`: the first formatter of a process loads ICU data,
 * 10 ms of a cold start and, on a phone, of a page's start.
 */
export const formatNumber = (value: number): string => {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replace(/\d(?=(?:\d{3})+$)/g, '$&,');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
};
