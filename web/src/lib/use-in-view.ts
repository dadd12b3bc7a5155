import { type RefObject, useEffect, useState } from 'react';

/** Becomes true when the element is in or near the viewport; at once if the browser cannot tell. */
export const useInView = (element: RefObject<Element | null>, margin = '400px'): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) {
      setSeen(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return seen;
};
