import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { finalResult, parseFinalResult } from '#contracts/jobs/result.ts';
import { rescoreResult, type ScoreDifference } from '#domain/shortlist/rescore-result.ts';

const usage = `Scores an exported run again and says whether its scores agree: npm run rescore -- result.json
The file is what "Export run (JSON)" saves under a result, or an answer of get-job-status.
Exit code: 0 they agree, 1 they differ, 2 the file cannot be read.`;

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
};

const line = ({ keyword, field, written, computed }: ScoreDifference): string =>
  `  ${keyword === null ? 'The run' : show(keyword)}: ${field} is ${show(written)}, computed ${show(computed)}`;

const fail = (message: string): never => {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
};

const readRun = (file: string) => {
  // npm runs scripts in the project's folder. INIT_CWD is the folder where npm was called.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail(
      `${path} is not a JSON file that can be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  const result = parseFinalResult(value);
  if (result) return result;
  const inner =
    typeof value === 'object' && value !== null && 'final_result' in value ? value.final_result : value;
  const [issue] = finalResult.safeParse(inner).error?.issues ?? [];
  return fail(`${path} is not a run: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
};

const [file] = process.argv.slice(2);
const result = readRun(file ?? fail('Name the file of a run.'));
const { keywords, compared, differences, notes } = rescoreResult(result);

console.log(
  `${file}: ${keywords} keywords, formula ${result.manifest.formula_version}, ${compared} values compared.`,
);
for (const note of notes) console.log(note);
if (keywords === 0) console.log('It has no keywords, so there is nothing to score.');
else if (differences.length === 0) console.log('All scores agree.');
else console.log([`${differences.length} do not agree:`, ...differences.map(line)].join('\n'));
process.exitCode = differences.length === 0 ? 0 : 1;
