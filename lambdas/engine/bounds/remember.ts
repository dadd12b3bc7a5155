/** Number of cached texts: the article and the section that needs a heading. */
const texts = 4;

/** Caches the results of `read` for the most recent texts. */
export const rememberReadings = <T>(read: (text: string) => T): typeof read => {
  const known = new Map<string, T>();
  return (text) => {
    const hit = known.get(text);
    if (hit !== undefined) return hit;
    const value = read(text);
    const [oldest] = known.keys();
    if (known.size >= texts && oldest !== undefined) known.delete(oldest);
    known.set(text, value);
    return value;
  };
};
