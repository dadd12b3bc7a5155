import { type SpawnOptions, spawn } from 'node:child_process';

export type Finished = { readonly code: number; readonly output: string };

/** Runs a program to its end and keeps its output. `show` also prints it. */
export const run = (
  program: string,
  args: readonly string[],
  { show = false, ...options }: SpawnOptions & { show?: boolean } = {},
): Promise<Finished> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    const keep = (part: Buffer) => {
      parts.push(part);
      if (show) process.stdout.write(part);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString('utf8') }));
  });
