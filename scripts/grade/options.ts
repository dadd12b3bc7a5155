import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder } from '../measure/data-folders.ts';

export const usage = `Blind grading of the engine's output; docs/grading.md is the guide for graders.

  npm run grade -- sheets --seed WORD [--count 120] [--source NAME[:COUNT]]... [--previous FILE-OR-COMMIT]... [--name NAME] [--folder FOLDER]
      Draws texts, runs the engine and each previous version on them, and writes sheets of 20 texts and a key.
  npm run grade -- draw --seed WORD --out FILE [--count 120] [--source NAME[:COUNT]]...
      Only draws the texts. Pass them to "sheets" and "outputs" with --inputs FILE.
  npm run grade -- outputs --out FILE (--inputs FILE | --seed WORD ...) [--commit REVISION] [--system NAME]
      Runs the engine, or the engine of another commit, on the texts. "sheets" reads the file with --ours or --previous.
  npm run grade -- check ANSWERS.jsonl [--key FILE]
      Reports what is wrong or missing in a grader's answers. Exit code 1 if anything is wrong.
  npm run grade -- score NAME-OR-FOLDER
      Prints shares, differences and agreement from FOLDER/answers/GRADER-NN.jsonl.
  npm run grade -- keep NAME-OR-FOLDER [--out FOLDER]
      Writes grades and items to training/graded/NAME.

  Sources: posts (held-out authors), training (labeled texts), graded-40, news, web, or a folder of .md, .txt and .html files.`;

/** A mistake by the user. The message describes it, and the usage text follows. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const readOptions = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        count: { type: 'string', default: '120' },
        seed: { type: 'string' },
        source: { type: 'string', multiple: true, default: ['posts'] },
        inputs: { type: 'string' },
        previous: { type: 'string', multiple: true, default: [] },
        ours: { type: 'string' },
        commit: { type: 'string' },
        system: { type: 'string' },
        name: { type: 'string' },
        folder: { type: 'string' },
        key: { type: 'string' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};
export type Options = ReturnType<typeof readOptions>['values'];

/** npm runs scripts in the project's folder and passes on the folder it was called in. */
export const pathOf = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

export const required = (options: Options, name: 'seed' | 'out'): string => {
  const value = options[name];
  if (value === undefined) throw new UsageError(`--${name} is missing.`);
  return value;
};

export const countOf = ({ count }: Options): number => {
  const number = Number(count);
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`--count must be a positive whole number, not "${count}".`);
  return number;
};

/** The folder of a grading, given by its path or by its name below `.cache/grade`. */
export const gradingFolder = (named: string): string =>
  existsSync(pathOf(named)) ? pathOf(named) : join(cacheFolder, 'grade', named);
