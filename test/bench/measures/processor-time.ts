/**
 * The CPU milliseconds of this thread, without other work on the machine. The clock ticks every few milliseconds, so
 * only longer work can be timed.
 */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
