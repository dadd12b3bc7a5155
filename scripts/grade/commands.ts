import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectRoot, training } from '../measure/data-folders.ts';
import { jobToolsOf } from '../measure/job-tools.ts';
import { licensedRepositories } from '../measure/licensed-repositories.ts';
import { drawInputs, parseSources } from './inputs/draw-inputs.ts';
import { type InputsFile, inputsFile } from './inputs/grade-input.ts';
import { countOf, gradingFolder, type Options, pathOf, required, UsageError } from './options.ts';
import { checkOut, commitOf } from './outputs/checkouts.ts';
import { type OutputsFile, outputsFile } from './outputs/outputs-file.ts';
import { runOutputs } from './outputs/run-outputs.ts';
import { readJson } from './read-json.ts';
import { gradedInputs } from './scores/grade-table.ts';
import { keepGrades } from './scores/keep-grades.ts';
import { printScores } from './scores/print-scores.ts';
import { type Answer, missingAnswers, readAnswers } from './scores/read-answers.ts';
import { type GradingKey, gradingKey } from './sheets/grading-key.ts';
import { rejectOverwrite, write, writeGrading, writeJson } from './write-grading.ts';

const findInputs = (options: Options): InputsFile =>
  options.inputs === undefined
    ? drawInputs(parseSources(options.source, countOf(options)), required(options, 'seed'))
    : readJson(pathOf(options.inputs), inputsFile);

const run = async (
  { inputs }: InputsFile,
  system: string,
  revision: string | undefined,
): Promise<OutputsFile> => {
  const checkout = revision === undefined ? projectRoot : checkOut(revision);
  const tools = revision === undefined ? {} : { tools: await jobToolsOf(checkout) };
  const file = await runOutputs(inputs, { system, commit: commitOf(checkout), ...tools }, (done) => {
    if (done % 10 === 0 || done === inputs.length) console.error(`${system}: ${done} of ${inputs.length}`);
  });
  for (const [id, error] of Object.entries(file.failed)) console.error(`${system}, ${id} failed: ${error}`);
  return file;
};

const isFile = (named: string): boolean => named.endsWith('.json');

const previousOutputs = async (inputs: InputsFile, named: string): Promise<OutputsFile> =>
  isFile(named) ? readJson(pathOf(named), outputsFile) : run(inputs, named, named);

export const drawCommand = async (options: Options): Promise<void> => {
  const file = findInputs(options);
  writeJson(pathOf(required(options, 'out')), file);
  const withTitle = file.inputs.filter((input) => input.withTitle).length;
  console.log(`${file.inputs.length} texts, ${withTitle} with their title.`);
};

export const outputsCommand = async (options: Options): Promise<void> => {
  const out = pathOf(required(options, 'out'));
  const system = options.system ?? options.commit ?? 'ours';
  const file = await run(findInputs(options), system, options.commit);
  writeJson(out, file);
  const failed = Object.keys(file.failed).length;
  console.log(`${out}: ${system} at ${file.commit}, ${file.seconds} s, ${failed} failed.`);
};

export const sheetsCommand = async (options: Options): Promise<void> => {
  const inputs = findInputs(options);
  const folder = options.folder ? pathOf(options.folder) : gradingFolder(options.name ?? inputs.seed);
  rejectOverwrite(folder);
  const ours = options.ours
    ? readJson(pathOf(options.ours), outputsFile)
    : await run(inputs, 'ours', undefined);
  const systems = [ours];
  for (const named of options.previous) systems.push(await previousOutputs(inputs, named));
  const sheets = writeGrading(folder, inputs, systems);
  console.log(`${sheets} sheets in ${join(folder, 'sheets')}; answers go to ${join(folder, 'answers')}.`);
};

const readKey = (folder: string): GradingKey => readJson(join(folder, 'key.json'), gradingKey);

export const checkCommand = async (options: Options, [named]: readonly string[]): Promise<void> => {
  if (named === undefined) throw new UsageError('Name the file of answers.');
  const file = pathOf(named);
  const key = options.key ? readJson(pathOf(options.key), gradingKey) : readKey(dirname(dirname(file)));
  const read = readAnswers(readFileSync(file, 'utf8'), key);
  const missing = missingAnswers(read, key).map((id) => `${id}: no answer`);
  for (const fault of [...read.faults, ...missing]) console.log(fault);
  console.log(
    `${read.answers.length} answers are valid, ${read.faults.length} are invalid, ${missing.length} are missing.`,
  );
  if (read.faults.length + missing.length > 0) process.exitCode = 1;
};

/** The grader of a file: `mara-01.jsonl` and `mara-02.jsonl` are the answers of one grader. */
const graderOf = (file: string): string => basename(file, '.jsonl').replace(/-\d+$/, '');

const readGraders = (folder: string, key: GradingKey): Map<string, Answer[]> => {
  const answers = join(folder, 'answers');
  const files = existsSync(answers)
    ? readdirSync(answers)
        .filter((name) => name.endsWith('.jsonl'))
        .sort()
    : [];
  if (files.length === 0) throw new UsageError(`${answers} has no .jsonl files.`);
  const graders = new Map<string, Answer[]>();
  for (const file of files) {
    const read = readAnswers(readFileSync(join(answers, file), 'utf8'), key);
    for (const fault of read.faults) console.error(`${file}, not counted: ${fault}`);
    graders.set(graderOf(file), [...(graders.get(graderOf(file)) ?? []), ...read.answers]);
  }
  return graders;
};

const openGrading = (named: string | undefined) => {
  if (named === undefined) throw new UsageError('Name the grading or its folder.');
  const folder = gradingFolder(named);
  const key = readKey(folder);
  return { folder, key, graders: readGraders(folder, key) };
};

export const scoreCommand = async (_options: Options, [named]: readonly string[]): Promise<void> => {
  const { key, graders } = openGrading(named);
  console.log(printScores(key, gradedInputs(key, graders)));
};

export const keepCommand = async (options: Options, [named]: readonly string[]): Promise<void> => {
  const { folder, key, graders } = openGrading(named);
  const out = options.out ? pathOf(options.out) : join(training, 'graded', basename(folder));
  write(join(out, 'grades.jsonl'), keepGrades(key, graders, licensedRepositories()));
  write(join(out, 'scores.md'), `${printScores(key, gradedInputs(key, graders))}\n`);
  console.log(`Kept in ${out}.`);
};
