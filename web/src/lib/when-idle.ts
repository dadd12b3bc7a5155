/** Runs a task when the browser has nothing better to do, at the latest after two seconds; gives its cancel. */
export const whenIdle = (task: () => void): (() => void) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
};
