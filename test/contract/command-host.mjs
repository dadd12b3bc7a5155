// Runs commands of one entry one after another, so that its modules and its engine start once: `command-host.ts` starts it.
import { Readable } from 'node:stream';
import { format } from 'node:util';

const main = process.argv[2];
const variables = { ...process.env };
let commands = 0;

/** Ends a command instead of the process. */
class Exit extends Error {}
process.exit = (code) => {
  process.exitCode = code;
  throw new Exit();
};

/** Runs a copy of the entry for each command. Its imports load only once. */
const runCommand = async ({ args, cwd, input, env = {} }) => {
  const written = { stdout: '', stderr: '' };
  process.argv = [process.execPath, main, ...args];
  process.env = { ...variables, ...env };
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
    if (!(error instanceof Exit)) {
      written.stderr += `${error?.stack ?? error}\n`;
      process.exitCode = 1;
    }
  }
  const status = process.exitCode ?? 0;
  process.exitCode = 0;
  return { status, ...written };
};

process.on('message', async (command) => process.send(await runCommand(command)));
