/** The values of a pattern's placeholders in an address. */
export type Params = Readonly<Record<string, string>>;

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    // A percent sign that encodes nothing: the address is used as it was typed.
    return part;
  }
};

/**
 * The parameters of a path that a pattern matches; null if it does not match. `:name` matches one part of a path, and
 * the pattern `*` matches any path. Case and a trailing slash do not matter.
 */
export const matchPath = (pattern: string, pathname: string): Params | null => {
  if (pattern === '*') return {};
  const wanted = partsOf(pattern);
  const found = partsOf(pathname);
  if (wanted.length !== found.length) return null;
  const params: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const part = decode(found[index] ?? '');
    if (want.startsWith(':')) params[want.slice(1)] = part;
    else if (want.toLowerCase() !== part.toLowerCase()) return null;
  }
  return params;
};
