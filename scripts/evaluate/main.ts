import { parseArgs } from 'node:util';
import * as z from 'zod';
import { environmentNames as names } from '#contracts/platform/environment.ts';
import type { LanguageModel, Log } from '#ports';
import { openLanguageModel } from '#runtime/adapters/language-model.ts';
import { languageModelVariables, readLanguageModel } from '#runtime/settings/language-model.ts';
import { drawInputs } from '../grade/inputs/draw-inputs.ts';
import { type InputsFile, inputsFile } from '../grade/inputs/grade-input.ts';
import { gradingFolder, pathOf } from '../grade/options.ts';
import { commitOf } from '../grade/outputs/checkouts.ts';
import { readJson } from '../grade/read-json.ts';
import { writeGrading } from '../grade/write-grading.ts';
import { projectRoot } from '../measure/data-folders.ts';
import { readLabeledTexts } from '../measure/labels.ts';
import { evaluateSystem } from './evaluate-system.ts';
import { printEvaluation } from './print-evaluation.ts';

const usage = `Runs language models over texts, through the same use cases and checks as a user's run, and prints their figures
beside the built-in engine's: npm run evaluate -- [--model PROVIDER:MODEL]... [--inputs training|graded-40|posts|FOLDER|FILE.json]
  [--count 40] [--seed WORD] [--sheets NAME] [--json]
PROVIDER is bedrock or openai-compatible. Address, region, price and key are those of npm start: see docs/providers.md.
FILE.json is what "npm run grade -- draw" wrote; all of its texts are run. --sheets writes blind sheets for graders: see docs/grading.md. Exit code 1 if a run failed.`;

const fail = (message: string): never => {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
};

/** A refused request is for the operator to fix; a model's other faults are in the table. */
const log: Log = {
  info: () => {},
  warn: () => {},
  error: (message, fields) => console.error(message, fields ?? ''),
};

const openModel = async (named: string): Promise<LanguageModel> => {
  const at = named.indexOf(':');
  const [kind, model] = at === -1 ? [named, undefined] : [named.slice(0, at), named.slice(at + 1)];
  const environment = {
    ...process.env,
    [names.languageModel]: kind,
    ...(model ? { [names.languageModelId]: model } : {}),
  };
  const variables = z.object(languageModelVariables).safeParse(environment);
  if (!variables.success) throw new Error(z.prettifyError(variables.error));
  return openLanguageModel(readLanguageModel(variables.data), log);
};

const readArguments = () => {
  try {
    return parseArgs({
      options: {
        model: { type: 'string', multiple: true, default: [] },
        inputs: { type: 'string', default: 'training' },
        count: { type: 'string', default: '40' },
        seed: { type: 'string', default: 'evaluate' },
        sheets: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

const values = readArguments();
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1)
  fail(`--count must be a positive whole number, not "${values.count}".`);

const systems = ['built-in', ...values.model];
const models = await Promise.all(systems.map(openModel)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);

const readInputs = (): InputsFile => {
  try {
    return values.inputs.endsWith('.json')
      ? readJson(pathOf(values.inputs), inputsFile)
      : drawInputs([{ name: values.inputs, count }], values.seed);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};
const drawn = readInputs();
const labels = new Map(readLabeledTexts().map(({ label }) => [label.id, label]));
const commit = commitOf(projectRoot);

const evaluations = [];
for (const [at, languageModel] of models.entries()) {
  const system = systems[at] ?? '';
  evaluations.push(
    await evaluateSystem(drawn.inputs, labels, { system, commit, languageModel }, (done) => {
      if (done % 10 === 0 || done === drawn.inputs.length)
        console.error(`${system}: ${done} of ${drawn.inputs.length}`);
    }),
  );
}
if (values.json)
  console.log(
    JSON.stringify(
      evaluations.map(({ outputs: { failed }, ...rest }) => ({ ...rest, outputs: undefined, failed })),
      null,
      2,
    ),
  );
else console.log(printEvaluation(evaluations, drawn.inputs.length));
if (values.inputs === 'training')
  console.error(
    '\nThe built-in engine has learned from these texts: its own figures are better here than on new ones.',
  );
if (values.sheets !== undefined) {
  const folder = gradingFolder(values.sheets);
  const sheets = writeGrading(
    folder,
    drawn,
    evaluations.map(({ outputs }) => outputs),
  );
  console.error(`${sheets} sheets in ${folder}/sheets.`);
}
if (evaluations.some(({ outputs }) => Object.keys(outputs.failed).length > 0)) process.exitCode = 1;
