// Runs commands of the built package one after another, so that its engine starts once: `command-host.ts` starts it.
import { Readable } from 'node:stream';
import { format } from 'node:util';

const main = process.argv[2];
let commands = 0;

/** A copy of the entry for each command; what it imports is loaded once. */
const runCommand = async ({ args, cwd, input }) => {
  const written = { stdout: '', stderr: '' };
  process.argv = [process.execPath, main, ...args];
  process.chdir(cwd);
  process.exitCode = undefined;
  const stdin = Readable.from(input.length > 0 ? [input] : []);
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  console.log = (...values) => (written.stdout += `${format(...values)}\n`);
  console.error = (...values) => (written.stderr += `${format(...values)}\n`);
  commands += 1;
  try {
    await import(`file://${main}?command=${commands}`);
  } catch (error) {
    written.stderr += `${error?.stack ?? error}\n`;
    process.exitCode = 1;
  }
  const status = process.exitCode ?? 0;
  process.exitCode = 0;
  return { status, ...written };
};

process.on('message', async (command) => process.send(await runCommand(command)));
