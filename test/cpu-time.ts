import process from 'node:process';

/** CPU time that synchronous work takes, in ms. Tests run beside others, so the wall clock shows the machine's load. */
export const cpuMsOf = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};
