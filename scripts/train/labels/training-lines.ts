import type { KeyText } from './label-key.ts';
import type { LabelAnswer } from './read-label-answers.ts';

/** The files of `training/` that receive graders' answers. */
export const gradeFiles = {
  leads: 'lead-grades.jsonl',
  keywords: 'keyword-grades-strict.jsonl',
  titles: 'title-grades.jsonl',
  descriptions: 'description-grades.jsonl',
} as const;
export type GradeFile = keyof typeof gradeFiles;

export interface Graded {
  answer: LabelAnswer;
  text: KeyText;
}

const gradesOf = (digits: string, items: readonly { text: string }[]): [number, string][] =>
  items.map(({ text }, at) => [Number(digits[at]), text]);

/** A text's lines in the formats of the files: leads best first, and pairs of a grade and a text. */
export function trainingLines({ answer, text }: Graded): Record<GradeFile, object[]> {
  const { id, withTitle } = text;
  const leads = answer.leads.flatMap((number) => text.leads[number - 1]?.text ?? []);
  const wrong = text.leads.map((item) => item.text).filter((lead) => !leads.includes(lead));
  const titles = gradesOf(answer.titles, text.titles);
  // The topic that people would type is also a search that the text answers.
  const searches = answer.topic === '' ? answer.missing : [...answer.missing, answer.topic];
  const missing = searches.filter((search) => !text.keywords.some((item) => item.text === search));
  return {
    leads: [{ id, topic: answer.topic, leads, wrong }],
    keywords: [{ id, withTitle, phrases: gradesOf(answer.keywords, text.keywords), missing }],
    titles: titles.map(([grade, title], at) => ({
      ...{ id, grade, frame: text.titles[at]?.frame, title, withTitle },
    })),
    descriptions: [
      { id, withTitle, strict: true, descriptions: gradesOf(answer.descriptions, text.descriptions) },
    ],
  };
}

const idOf = (line: string): string => (JSON.parse(line) as { id: string }).id;

/** Appends the lines of these texts to a file, in place of their earlier lines. */
export function withLines(content: string, lines: readonly object[], ids: ReadonlySet<string>): string {
  const others = content.split('\n').filter((line) => line !== '' && !ids.has(idOf(line)));
  return `${[...others, ...lines.map((line) => JSON.stringify(line))].join('\n')}\n`;
}
