import '#cli/older-node.ts';
import { parseArgs } from 'node:util';
import { messageOf, Refusal } from '#cli/refusal.ts';
import { usage } from '#cli/usage.ts';

/** The build sets it. A clone has none. */
const version = process.env.SWEETSPOT_VERSION ?? '0.0.0-clone';

const flag = { type: 'boolean', default: false } as const;
const options = { json: flag, write: flag, yes: flag, check: flag, version: flag, help: flag } as const;

const readArguments = () => {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
};

/** The engine loads with the first command that needs it, so help and version respond immediately. */
const run = async (): Promise<number> => {
  const { positionals, values } = readArguments();
  const [command, ...rest] = positionals;
  if (values.version) console.log(version);
  else if (values.help || command === undefined) console.log(usage);
  else if (command === 'mcp') await (await import('./commands/mcp.ts')).serveAgent(version);
  else if (command === 'verify') {
    const [original, rewrite] = rest;
    if (original === undefined || rewrite === undefined || rest.length > 2)
      throw new Refusal(`Name two files to compare; you named ${rest.length}.\n\n${usage}`);
    return (await import('./commands/verify.ts')).verify(original, rewrite, values);
  } else return (await import('./commands/optimize.ts')).optimize(positionals, values);
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
