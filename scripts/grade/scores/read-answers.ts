import * as z from 'zod';
import type { GradingKey, KeyInput } from '../sheets/grading-key.ts';
import { type ItemType, itemTypeNames, itemTypes, perType } from '../sheets/item-types.ts';

/** Grades as `[2, 0]`, `"20"`, or a single number for a single item. */
const grades = z.union([
  z.array(z.int()),
  z.pipe(
    z.string(),
    z.transform((digits: string) => [...digits].map(Number)),
  ),
  z.pipe(
    z.int(),
    z.transform((grade: number) => [grade]),
  ),
]);
const answerLine = z.object({ id: z.string(), ...perType(() => z.optional(grades)) });

/** The grades of one input by one grader, in the order of its sheet. */
export type Answer = { id: string; grades: Readonly<Record<ItemType, readonly number[]>> };
export type Answers = { answers: Answer[]; faults: string[] };

const faultOf = (type: ItemType, given: readonly number[], input: KeyInput): string | null => {
  const { length } = input.items[type];
  if (given.length !== length) return `${type}: ${given.length} grades for ${length} items`;
  const allowed: readonly number[] = itemTypes[type].grades;
  const wrong = given.find((grade) => !allowed.includes(grade));
  return wrong === undefined ? null : `${type}: ${wrong} is not a valid grade; use ${allowed.join(', ')}`;
};

const parseLine = (line: string): { value: unknown } | { fault: string } => {
  try {
    return { value: JSON.parse(line) };
  } catch (error) {
    return { fault: `not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
};

const readLine = (
  line: string,
  inputs: ReadonlyMap<string, KeyInput>,
): { answer: Answer } | { faults: string[] } => {
  const json = parseLine(line);
  if ('fault' in json) return { faults: [json.fault] };
  const parsed = answerLine.safeParse(json.value);
  if (!parsed.success) return { faults: [z.prettifyError(parsed.error).replace(/\s+/g, ' ')] };
  const { id, ...given } = parsed.data;
  const input = inputs.get(id);
  if (!input) return { faults: [`${id}: not a text in these sheets`] };
  const all = perType((type) => given[type] ?? []);
  const faults = itemTypeNames.flatMap((type) => faultOf(type, all[type], input) ?? []);
  return faults.length > 0
    ? { faults: faults.map((fault) => `${id}: ${fault}`) }
    : { answer: { id, grades: all } };
};

/** The answers of one grader that fit the key, and the faults of the others. */
export const readAnswers = (text: string, key: GradingKey): Answers => {
  const inputs = new Map(key.inputs.map((input) => [input.id, input]));
  const read: Answers = { answers: [], faults: [] };
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const result = readLine(line, inputs);
    if ('faults' in result) read.faults.push(...result.faults.map((fault) => `line ${at + 1}: ${fault}`));
    else if (read.answers.some(({ id }) => id === result.answer.id))
      read.faults.push(`line ${at + 1}: ${result.answer.id} was graded in an earlier line`);
    else read.answers.push(result.answer);
  }
  return read;
};

/** The texts without an answer on sheets that have other answers. */
export const missingAnswers = ({ answers }: Answers, key: GradingKey): string[] => {
  const answered = new Set(answers.map(({ id }) => id));
  const begun = new Set(key.inputs.filter(({ id }) => answered.has(id)).map(({ sheet }) => sheet));
  return key.inputs.filter(({ id, sheet }) => begun.has(sheet) && !answered.has(id)).map(({ id }) => id);
};
