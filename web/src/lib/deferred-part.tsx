import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart } from './load-chunk.ts';
import { whenIdle } from './when-idle.ts';

const inputEvents = ['scroll', 'pointerdown', 'keydown'] as const;

/** Waits until the browser is idle, or until the visitor does something. */
const idleOrInput = (): Promise<void> =>
  new Promise((resolve) => {
    // The prerenderer needs the whole page.
    if (typeof window === 'undefined') return resolve();
    const finish = (): void => {
      cancel();
      for (const event of inputEvents) window.removeEventListener(event, finish, true);
      resolve();
    };
    const cancel = whenIdle(finish);
    for (const event of inputEvents) window.addEventListener(event, finish, { capture: true, passive: true });
  });

/**
 * A part of a page that needs no code at first, in its own chunk. In a prerendered page its HTML is there from the
 * start, and its links work. Its code loads and hydrates after that of the first screen. `placeholder` takes its place
 * on a page that was not prerendered.
 */
export const deferredPart = (
  load: () => Promise<ComponentType>,
  placeholder: ReactNode = <div className="min-h-dvh" />,
): ComponentType => {
  const Part = lazyPart(async () => {
    await idleOrInput();
    return load();
  });
  return () => (
    <Suspense fallback={placeholder}>
      <Part />
    </Suspense>
  );
};
