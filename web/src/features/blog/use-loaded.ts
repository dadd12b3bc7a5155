import { useEffect, useState } from 'react';

/** The result of `load` for a key. With `initial`, for a page that came with its data, the call is unnecessary. */
export const useLoaded = <T>(
  key: string,
  initial: T | null,
  load: (key: string) => Promise<T>,
  onFailure: T,
): T | null => {
  const [loaded, setLoaded] = useState<{ key: string; value: T } | null>(
    initial === null ? null : { key, value: initial },
  );
  const current = loaded?.key === key ? loaded.value : null;
  const needed = current === null;
  useEffect(() => {
    if (!needed) return;
    let wanted = true;
    const show = (value: T) => {
      if (wanted) setLoaded({ key, value });
    };
    load(key).then(show, (error: unknown) => {
      console.warn('blog content could not be loaded', error);
      show(onFailure);
    });
    return () => {
      wanted = false;
    };
  }, [key, needed, load, onFailure]);
  return current;
};
