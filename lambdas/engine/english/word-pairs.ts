/**
 * The pairs of a list: "went-gone ran-run", or "begin>start|get rid of>remove" with other marks. Only the first mark of
 * a pair divides it.
 */
export const pairsOf = (
  list: string,
  mark = '-',
  between = ' ',
): (readonly [first: string, second: string])[] =>
  list.split(between).map((pair) => {
    const at = pair.indexOf(mark);
    return [pair.slice(0, at), pair.slice(at + mark.length)];
  });
