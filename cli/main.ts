import '#cli/older-node.ts';
import { parseArgs } from 'node:util';
import { CommandError, messageOf } from '#cli/output/command-error.ts';
import { usage } from '#cli/usage.ts';

/** The build sets it. A clone of the repository has none. */
const version = process.env.SWEETSPOT_VERSION ?? '0.0.0-clone';

const flag = { type: 'boolean', default: false } as const;
const options = { json: flag, write: flag, yes: flag, check: flag, version: flag, help: flag } as const;

const seeHelp = 'Run sweetspot --help.';

const readArguments = () => {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    // Node's message continues with how to name a file that begins with a dash.
    const [what] = (error instanceof Error ? error.message : String(error)).split('. To specify');
    throw new CommandError(`${what}. ${seeHelp}`);
  }
};

type Values = ReturnType<typeof readArguments>['values'];

const runVerify = async (files: readonly string[], { json, ...others }: Values): Promise<number> => {
  const [original, rewrite] = files;
  if (original === undefined || rewrite === undefined || files.length > 2)
    throw new CommandError(`Name two files to compare; you named ${files.length}. ${seeHelp}`);
  const [unknownOption] = Object.entries(others).find(([, isSet]) => isSet) ?? [];
  if (unknownOption !== undefined)
    throw new CommandError(`sweetspot verify has no option --${unknownOption}. Leave it out.`);
  return (await import('./commands/verify.ts')).verify(original, rewrite, { json });
};

/** True if an option asks for a run. A check without articles must not pass. */
const isAsked = ({ json, write, yes, check }: Values): boolean => json || write || yes || check;

const runMcp = async (others: readonly string[], values: Values): Promise<void> => {
  if (others.length > 0 || isAsked(values))
    throw new CommandError(`sweetspot mcp takes no articles and no options. ${seeHelp}`);
  await (await import('./commands/mcp.ts')).serveAgent(version);
};

const runOptimize = async (articles: readonly string[], values: Values): Promise<number> => {
  if (articles.length === 0)
    throw new CommandError(
      `Name an article: a file, a folder, a web address, or - for standard input. ${seeHelp}`,
    );
  if (values.yes && !values.write)
    throw new CommandError('--yes answers the question of --write. Add --write, or leave out --yes.');
  return (await import('./commands/optimize.ts')).optimize(articles, values);
};

/** The engine loads with the first command that needs it, so help and version respond immediately. */
const run = async (): Promise<number> => {
  const { positionals, values } = readArguments();
  const [command, ...rest] = positionals;
  if (values.version) console.log(version);
  else if (values.help || ((command === undefined || command === 'help') && !isAsked(values)))
    console.log(usage);
  else if (command === 'mcp') await runMcp(rest, values);
  else if (command === 'verify') return runVerify(rest, values);
  else return runOptimize(positionals, values);
  return 0;
};

try {
  process.exitCode = await run();
} catch (error) {
  const message = messageOf(error);
  if (message === null) throw error;
  console.error(message);
  process.exitCode = 2;
}
