import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InputsFile } from './inputs/grade-input.ts';
import { UsageError } from './options.ts';
import type { OutputsFile } from './outputs/outputs-file.ts';
import { makeKey } from './sheets/make-key.ts';
import { writeSheets } from './sheets/write-sheets.ts';

const perSheet = 20;

export const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

export const writeJson = (file: string, value: unknown): void => write(file, `${JSON.stringify(value)}\n`);

/** Rejects a system that was run on other texts: it would look as if it had no output. */
const requireAll = ({ inputs }: InputsFile, { system, outputs, failed }: OutputsFile): void => {
  const lacking = inputs.filter(({ id }) => !(id in outputs) && !(id in failed));
  if (lacking.length > 0)
    throw new UsageError(
      `${system} was not run on ${lacking.length} of the texts, such as ${lacking[0]?.id}.`,
    );
};

/** Sheets are never overwritten, because existing answers would no longer fit. */
export const rejectOverwrite = (folder: string): void => {
  if (existsSync(join(folder, 'key.json')))
    throw new UsageError(`${folder} already has sheets. Use another name, or delete them.`);
};

/** Writes the texts, the key and the sheets of a grading; returns the number of sheets. */
export const writeGrading = (folder: string, inputs: InputsFile, systems: readonly OutputsFile[]): number => {
  rejectOverwrite(folder);
  for (const system of systems) requireAll(inputs, system);
  const key = makeKey(inputs, systems, perSheet);
  const sheets = writeSheets(key, inputs.inputs);
  writeJson(join(folder, 'inputs.json'), inputs);
  writeJson(join(folder, 'key.json'), key);
  for (const [sheet, text] of sheets)
    write(join(folder, `sheets/${String(sheet).padStart(2, '0')}.md`), text);
  return sheets.size;
};
