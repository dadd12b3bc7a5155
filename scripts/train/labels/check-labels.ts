/**
 * Reports what is wrong or missing in answer files. Exit code 1 if anything is wrong.
 *
 * node scripts/train/labels/check-labels.ts --sheets FOLDER ANSWERS.jsonl...
 */
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { missingLabels, readLabelAnswers } from './read-label-answers.ts';
import { readLabelKeys } from './read-label-keys.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sheets: { type: 'string' } },
});
const pathOf = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

if (values.sheets === undefined || positionals.length === 0) {
  console.error('usage: npm run train -- label-check --sheets FOLDER ANSWERS.jsonl...');
  process.exitCode = 2;
} else {
  const keys = readLabelKeys(pathOf(values.sheets));
  for (const file of positionals) {
    const read = readLabelAnswers(readFileSync(pathOf(file), 'utf8'), keys);
    const missing = missingLabels(read, keys);
    for (const fault of [...read.faults, ...missing.map((id) => `${id}: no answer`)]) console.log(fault);
    console.log(
      `${basename(file)}: ${read.answers.length} answers are valid, ${read.faults.length} faults, ${missing.length} texts are missing.`,
    );
    if (read.faults.length + missing.length > 0) process.exitCode = 1;
  }
}
