import process from 'node:process';

/**
 * CPU time of synchronous work, in ms. Other tests run at the same time, so the wall clock would reflect the load of
 * the machine.
 */
export const cpuMsOf = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};
