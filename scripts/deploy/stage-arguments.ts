import { parseStageConfig, type StageConfig, stageOptionNames } from '#lib/stage-config.ts';
import cdk from '../../cdk.json' with { type: 'json' };

/** Our own options, each with the name of the CDK context value that it sets. */
const contextOf: Readonly<Record<string, string>> = {
  '--stage': 'stage',
  '--operator-email': 'operatorEmail',
  '--omit': 'omit',
};

export type StageArguments = {
  readonly config: StageConfig;
  /** `-c NAME=VALUE` for each setting, as the CDK expects them. */
  readonly context: readonly string[];
  /** The remaining options, which are the CDK's own. */
  readonly rest: readonly string[];
};

const splitPair = (pair: string): readonly [name: string, value: string] => {
  const at = pair.indexOf('=');
  if (at < 1) throw new Error(`-c ${pair}: write -c NAME=VALUE.`);
  return [pair.slice(0, at), pair.slice(at + 1)];
};

/** Settings by name, and the other arguments. */
const sortArguments = (args: readonly string[]) => {
  const settings = new Map<string, string>();
  const rest: string[] = [];
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const [option = arg, inline] = arg.startsWith('--') ? arg.split(/=(.*)/s, 2) : [arg];
    const takeValue = (): string => {
      const value = inline ?? left.shift();
      if (value === undefined) throw new Error(`${option} needs a value.`);
      return value;
    };
    const name = contextOf[option];
    if (name !== undefined) settings.set(name, takeValue());
    else if (option === '--own') settings.set('own', 'true');
    else if (option === '-c' || option === '--context') settings.set(...splitPair(takeValue()));
    else rest.push(arg);
  }
  return { settings, rest };
};

/**
 * The stage that a command line names: `--stage NAME [--own] [--operator-email ADDRESS]`, or the same with `-c`.
 * @throws Error with the reason if it is invalid
 */
export const readStageArguments = (args: readonly string[]): StageArguments => {
  const { settings, rest } = sortArguments(args);
  const options = Object.fromEntries(stageOptionNames.map((name) => [name, settings.get(name)] as const));
  const stage = settings.get('stage');
  if (stage === undefined)
    throw new Error(
      `Pass the stage with --stage NAME. cdk.json has ${Object.keys(cdk.context.stages).join(', ')}.`,
    );
  return {
    config: parseStageConfig(stage, cdk.context.stages, options),
    context: [...settings].flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    rest,
  };
};
