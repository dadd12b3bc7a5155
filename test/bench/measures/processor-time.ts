/**
 * Milliseconds that this thread has computed; what else the machine does is not in it. The clock ticks every few
 * milliseconds, so that only longer work can be timed.
 */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
