/** Texts remembered at a time: the article and the section that is being headed. */
const texts = 4;

/** A reading of a text that is asked for again and again: the last few are kept. */
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
