/** Runs a task when the browser is idle, after two seconds at the latest. Returns the cancel function. */
export const whenIdle = (task: () => void): (() => void) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
};
