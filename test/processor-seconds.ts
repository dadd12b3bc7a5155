import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

/** Linux counts the CPU time of processes in ticks of 10 ms. */
const secondsPerTick = 0.01;

/** The parent of a process, its own ticks, and those of its children that have ended. The name may contain spaces. */
const readStat = (pid: string) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = rest.slice(9, 13).map(Number);
    return { pid, parent, ticks: user + system + endedUser + endedSystem };
  } catch {
    // The process ended meanwhile, or this is not Linux.
    return undefined;
  }
};

const processes = () => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => readStat(pid) ?? []);
  } catch {
    return [];
  }
};

/** CPU seconds of this process and of all processes that it started, including those that have ended. */
export const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  const all = processes();
  const ticksBelow = (pid: string): number =>
    all
      .filter(({ parent }) => parent === pid)
      .reduce((sum, child) => sum + child.ticks + ticksBelow(child.pid), 0);
  const own = all.find(({ pid }) => pid === String(process.pid));
  const ended = own ? own.ticks * secondsPerTick - (user + system) / 1e6 : 0;
  return (user + system) / 1e6 + Math.max(0, ended) + ticksBelow(String(process.pid)) * secondsPerTick;
};

/** Adds a line with the CPU seconds of a test file to the file that `npm run slowest` reads. */
export const reportProcessorSeconds = (to: string, file: string, seconds: number): void => {
  mkdirSync(dirname(to), { recursive: true });
  appendFileSync(to, `${JSON.stringify({ file, seconds: Number(seconds.toFixed(2)) })}\n`);
};
