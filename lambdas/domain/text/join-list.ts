/** Items as part of a sentence: `A`, `A and B`, `A, B and C`; with `or` on request. */
export const joinList = (items: readonly string[], joint: 'and' | 'or' = 'and'): string => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joint} ${last}`;
};
