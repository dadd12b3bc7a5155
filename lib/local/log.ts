import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Log } from '#ports';
import { redact } from '#runtime/redact.ts';

export type LocalLog = Log & { close(): Promise<void> };

/** Appends JSON lines to the file at `path`, masked as in the cloud. Errors are also printed to the terminal. */
export function openLog(path: string): LocalLog {
  mkdirSync(dirname(path), { recursive: true });
  const file = createWriteStream(path, { flags: 'a' });
  const write = (level: string, message: string, fields: Record<string, unknown> = {}) => {
    const line = { time: new Date().toISOString(), level, message, ...(redact(fields) as object) };
    file.write(`${JSON.stringify(line)}\n`);
  };
  return {
    info: (message, fields) => write('info', message, fields),
    warn: (message, fields) => write('warn', message, fields),
    error(message, fields) {
      write('error', message, fields);
      console.error(message, redact(fields ?? ''));
    },
    close: () => new Promise((resolve) => file.end(resolve)),
  };
}
