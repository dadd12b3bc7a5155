import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Log } from '#ports';

export type LocalLog = Log & { close(): Promise<void> };

/** Appends JSON lines to the file at `path`; errors are printed too, since somebody is watching the terminal. */
export function openLog(path: string): LocalLog {
  mkdirSync(dirname(path), { recursive: true });
  const file = createWriteStream(path, { flags: 'a' });
  const write = (level: string, message: string, fields: Record<string, unknown> = {}) => {
    const line = { time: new Date().toISOString(), level, message, ...fields };
    file.write(`${JSON.stringify(line, (_, value) => (value instanceof Error ? describe(value) : value))}\n`);
  };
  return {
    info: (message, fields) => write('info', message, fields),
    warn: (message, fields) => write('warn', message, fields),
    error(message, fields) {
      write('error', message, fields);
      console.error(message, fields ?? '');
    },
    close: () => new Promise((resolve) => file.end(resolve)),
  };
}

const describe = ({ name, message, stack, cause }: Error) => ({ name, message, stack, cause });
