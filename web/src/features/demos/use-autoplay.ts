import { type RefObject, useEffect, useState } from 'react';

const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Old browsers that support neither API show the still. */
const isSupported = (): boolean => 'IntersectionObserver' in window && 'matchMedia' in window;

/** True for visitors whose browser is set to save data: nothing large loads unless they request it. */
const prefersReducedData = (): boolean =>
  'connection' in navigator &&
  (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;

/** Becomes true when the element scrolls into view, unless the visitor prefers reduced motion or saves data. */
export const useAutoplay = (element: RefObject<Element | null>): boolean => {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!element.current || !isSupported() || prefersStillness() || prefersReducedData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setWanted(true);
      },
      { threshold: 0.35 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return wanted;
};
