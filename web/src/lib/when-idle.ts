/** Runs a task when the browser is idle, after two seconds at the latest. Returns the cancel function. */
export const whenIdle = (task: () => void): (() => void) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
};

const waiting: (() => void)[] = [];

const runNext = (): void => {
  requestAnimationFrame(() =>
    whenIdle(() => {
      waiting.shift()?.();
      if (waiting.length > 0) runNext();
    }),
  );
};

/** Runs tasks one by one, each when the browser is idle and in its own frame, so that no two trigger layout at once. */
export const inIdleFrames = (task: () => void): void => {
  waiting.push(task);
  if (waiting.length === 1) runNext();
};
