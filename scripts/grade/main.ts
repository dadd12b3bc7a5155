import {
  checkCommand,
  drawCommand,
  keepCommand,
  outputsCommand,
  scoreCommand,
  sheetsCommand,
} from './commands.ts';
import { type Options, readOptions, UsageError, usage } from './options.ts';

type Command = (options: Options, named: readonly string[]) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  sheets: sheetsCommand,
  draw: drawCommand,
  outputs: outputsCommand,
  check: checkCommand,
  score: scoreCommand,
  keep: keepCommand,
};

try {
  const { values, positionals } = readOptions(process.argv.slice(2));
  const [name = '', ...named] = positionals;
  const command = commands[name];
  if (!command) throw new UsageError(`${name || 'Nothing'} is not a command.`);
  await command(values, named);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
