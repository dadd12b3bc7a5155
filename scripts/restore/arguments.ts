import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { StageConfig } from '#lib/stage-config.ts';
import { readStageArguments } from '../deploy/stage-arguments.ts';

export const usage = `Usage: npm run restore-drill -- [--emulator]
       npm run restore-drill -- --stage NAME [--own] [--operator-email ADDRESS] [--drill] [--at TIME | --backup ARN] [--source TABLE] [--target TABLE]

Without --stage it rehearses a restore on this machine, without an account.
  --emulator      on MiniStack, which has the calls of AWS (needs Python 3.10)

With --stage it restores the stage's table under another name, with the AWS credentials of this shell, and checks it.
  --drill         deletes the copy afterwards
  --at TIME       the second to restore, such as 2026-11-22T09:30:00Z (the latest)
  --backup ARN    a backup in place of a second
  --source TABLE  the table to restore (the one that the stage uses)
  --target TABLE  the name of the copy (sweetspot-NAME-restored-TIME)`;

export type StageRestore = {
  readonly config: StageConfig;
  readonly isDrill: boolean;
  /** Null for the latest second. */
  readonly at: Date | null;
  readonly backupArn: string | null;
  /** Null for the table that the stage uses. */
  readonly source: string | null;
  readonly target: string;
};

export type DrillArguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'rehearsal'; readonly isOnEmulator: boolean }
  | { readonly kind: 'stage'; readonly restore: StageRestore };

const options = {
  drill: { type: 'boolean', default: false },
  emulator: { type: 'boolean', default: false },
  at: { type: 'string' },
  backup: { type: 'string' },
  source: { type: 'string' },
  target: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const readTime = (text: string | undefined): Date | null => {
  if (text === undefined) return null;
  if (!z.iso.datetime({ offset: true }).safeParse(text).success)
    throw new Error(`--at ${text}: write a time with its zone, such as 2026-11-22T09:30:00Z.`);
  return new Date(text);
};

/** The time for a table name, which may not contain colons. */
export const stamp = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

const readStage = (args: readonly string[], now: Date): StageRestore => {
  const { config, rest } = readStageArguments(args);
  const { values } = parseArgs({ args: [...rest], options });
  if (values.emulator) throw new Error('--emulator is for a rehearsal without --stage.');
  if (values.at !== undefined && values.backup !== undefined)
    throw new Error('Pass either --at or --backup, not both.');
  return {
    config,
    isDrill: values.drill,
    at: readTime(values.at),
    backupArn: values.backup ?? null,
    source: values.source ?? null,
    target: values.target ?? `sweetspot-${config.stage}-restored-${stamp(now)}`,
  };
};

/** @throws Error with the reason if the command line is invalid */
export const readDrillArguments = (args: readonly string[], now: Date): DrillArguments => {
  if (args.includes('--help')) return { kind: 'help' };
  if (args.some((arg) => /^--stage(?:=|$)/.test(arg)))
    return { kind: 'stage', restore: readStage(args, now) };
  const { values } = parseArgs({ args: [...args], options });
  const ofStages = (['drill', 'at', 'backup', 'source', 'target'] as const).filter((name) => values[name]);
  if (ofStages.length > 0)
    throw new Error(`--${ofStages[0]} needs --stage NAME. Without it this is a rehearsal on this machine.`);
  return { kind: 'rehearsal', isOnEmulator: values.emulator };
};
