import * as z from 'zod';
import { type KeyText, type LabelKey, type ListName, listNames } from './label-key.ts';

const maxMissing = 4;
const wordsOfTopic = 8;

const answerLine = z.strictObject({
  id: z.string(),
  /** The phrase that people would type; empty for a text without one. */
  topic: z.string(),
  /** The numbers of the leads that the grader accepts, best first. */
  leads: z.array(z.int()),
  /** One digit per item. */
  keywords: z.string(),
  titles: z.string(),
  descriptions: z.string(),
  /** Searches of grade 2 that are missing from the list of keywords. */
  missing: z.array(z.string()),
});
export type LabelAnswer = z.infer<typeof answerLine>;

/** The valid answers with the items that they grade, and the faults of the others. */
export type LabelAnswers = { answers: { answer: LabelAnswer; text: KeyText }[]; faults: string[] };

const graded = listNames.filter((name): name is Exclude<ListName, 'leads'> => name !== 'leads');

const faultsOfLeads = ({ leads }: LabelAnswer, text: KeyText): string[] => [
  ...leads
    .filter((number) => number < 1 || number > text.leads.length)
    .map((number) => `leads: there is no item ${number}; the list has ${text.leads.length}`),
  ...(new Set(leads).size < leads.length ? ['leads: an item is named twice'] : []),
];

const faultsOfDigits = (name: (typeof graded)[number], digits: string, text: KeyText): string[] => {
  const { length } = text[name];
  if (digits.length !== length) return [`${name}: ${digits.length} grades for ${length} items`];
  return /^[012]*$/.test(digits) ? [] : [`${name}: only the digits 0, 1 and 2 are grades`];
};

const faultsOf = (answer: LabelAnswer, text: KeyText): string[] => [
  ...faultsOfLeads(answer, text),
  ...graded.flatMap((name) => faultsOfDigits(name, answer[name], text)),
  ...(answer.missing.length > maxMissing ? [`missing: at most ${maxMissing} searches`] : []),
  ...(answer.topic.split(' ').length > wordsOfTopic ? [`topic: at most ${wordsOfTopic} words`] : []),
];

const parseLine = (line: string): { answer: LabelAnswer } | { fault: string } => {
  try {
    const parsed = answerLine.safeParse(JSON.parse(line));
    return parsed.success
      ? { answer: parsed.data }
      : { fault: z.prettifyError(parsed.error).replace(/\s+/g, ' ') };
  } catch (error) {
    return { fault: `not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
};

/** The answers that fit the keys, in the order of their lines. */
export function readLabelAnswers(content: string, keys: readonly LabelKey[]): LabelAnswers {
  const texts = new Map(keys.flatMap((key) => key.texts.map((text) => [text.id, text])));
  const read: LabelAnswers = { answers: [], faults: [] };
  for (const [at, line] of content.split('\n').entries()) {
    if (line.trim() === '') continue;
    const say = (fault: string) => read.faults.push(`line ${at + 1}: ${fault}`);
    const parsed = parseLine(line);
    if ('fault' in parsed) {
      say(parsed.fault);
      continue;
    }
    const { answer } = parsed;
    const text = texts.get(answer.id);
    const faults = text === undefined ? ['not a text in these sheets'] : faultsOf(answer, text);
    const isKnown = read.answers.some((other) => other.answer.id === answer.id);
    for (const fault of isKnown ? [...faults, 'graded in an earlier line'] : faults)
      say(`${answer.id}: ${fault}`);
    if (text !== undefined && faults.length === 0 && !isKnown) read.answers.push({ answer, text });
  }
  return read;
}

/** The texts without an answer on sheets that have other answers. */
export function missingLabels({ answers }: LabelAnswers, keys: readonly LabelKey[]): string[] {
  const answered = new Set(answers.map(({ answer }) => answer.id));
  return keys.flatMap(({ texts }) => {
    const begun = new Set(texts.filter(({ id }) => answered.has(id)).map(({ sheet }) => sheet));
    return texts.filter(({ id, sheet }) => begun.has(sheet) && !answered.has(id)).map(({ id }) => id);
  });
}
