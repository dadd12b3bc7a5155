/** The items, for a loop of expectations. @throws Error if there are none: such a loop would check nothing. */
export const notEmpty = <T>(items: Iterable<T>): T[] => {
  const all = [...items];
  if (all.length === 0) throw new Error('The list is empty, so the loop over it checks nothing.');
  return all;
};
