import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printable } from '#cli/output/printable.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { ChangeReport } from '#contracts/verify/change-report.ts';
import { isFaithful, reportText } from '#domain/verify/describe-report.ts';
import { commandOptions } from '#lib/command-options.ts';
import { verifyTexts } from '#usecases/site/verify-texts.ts';

const usage = `Compares a rewrite with its original, sentence by sentence: npm run verify -- original.md rewrite.md
  --json   print the report as JSON
Exit code: 0 nothing is lost, changed or added, 1 something is, 2 the texts cannot be compared.`;

const fail = (message: string): never => {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
};

const readText = (file: string): string => {
  // npm runs scripts in the project's folder. INIT_CWD is the folder where npm was called.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return fail(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
};

const compare = async (original: string, rewrite: string): Promise<ChangeReport> => {
  try {
    return await verifyTexts({ original, rewrite });
  } catch (error) {
    if (error instanceof ApiError) return fail(error.message);
    throw error;
  }
};

const { positionals, values } = commandOptions(usage, () =>
  parseArgs({ allowPositionals: true, options: { json: { type: 'boolean', default: false } } }),
);
const [original, rewrite] = positionals;
if (original === undefined || rewrite === undefined || positionals.length > 2)
  fail(`Name two files; you named ${positionals.length}.`);
else {
  const report = await compare(readText(original), readText(rewrite));
  console.log(values.json ? JSON.stringify(report, null, 2) : printable(reportText(report)));
  if (!report.isComparable) process.exitCode = 2;
  else process.exitCode = isFaithful(report) ? 0 : 1;
}
