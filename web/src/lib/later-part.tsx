import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart } from './load-chunk.ts';
import { whenIdle } from './when-idle.ts';

const signs = ['scroll', 'pointerdown', 'keydown'] as const;

/** Waits until the browser is idle, or until the visitor does something. */
const quietMoment = (): Promise<void> =>
  new Promise((resolve) => {
    // The prerenderer needs the whole page.
    if (typeof window === 'undefined') return resolve();
    const finish = (): void => {
      cancel();
      for (const sign of signs) window.removeEventListener(sign, finish, true);
      resolve();
    };
    const cancel = whenIdle(finish);
    for (const sign of signs) window.addEventListener(sign, finish, { capture: true, passive: true });
  });

/**
 * A part of a page that needs no code at first, in its own chunk. In a prerendered page its HTML is there from the
 * start, and its links work. Its code loads and hydrates after that of the first screen. `placeholder` takes its place
 * on a page that was not prerendered.
 */
export const laterPart = (
  load: () => Promise<ComponentType>,
  placeholder: ReactNode = <div className="min-h-dvh" />,
): ComponentType => {
  const Part = lazyPart(async () => {
    await quietMoment();
    return load();
  });
  return () => (
    <Suspense fallback={placeholder}>
      <Part />
    </Suspense>
  );
};
