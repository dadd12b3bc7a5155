import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { JudgedEdit } from '#test/bench/verify/edits.ts';

/** A reader's notes on a wrong verdict. */
const explained = z.object({
  id: z.string(),
  verdict: z.enum(['miss', 'alarm']),
  cause: z.string().min(1),
  /** The words that the edit replaced, as the reader sees them. */
  replaced: z.string().min(1),
  /** Whether the reader would label the edit as the data does. */
  sameLabel: z.boolean(),
  explanation: z.string().min(1),
});
export type Explained = z.infer<typeof explained>;

/** The lines of `training/graded/edits-explained.jsonl`, by the id of the edit. */
export const readExplained = (lines: string): ReadonlyMap<string, Explained> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => explained.parse(JSON.parse(line)))
      .map((item) => [item.id, item]),
  );

export const maxMisses = 50;

export type Worst = { misses: JudgedEdit[]; alarms: JudgedEdit[] };

/**
 * The misses farthest below the threshold, and all false alarms: the farthest above the threshold first, those by rule
 * last.
 */
export const findWorst = (judged: readonly JudgedEdit[]): Worst => {
  const wrong = judged.filter(({ edit, byHeldOut }) => edit.faithful === byHeldOut);
  const alarms = wrong.filter(({ edit }) => edit.faithful);
  return {
    misses: wrong
      .filter(({ edit }) => !edit.faithful)
      .sort((a, b) => a.overThreshold - b.overThreshold)
      .slice(0, maxMisses),
    alarms: [
      ...alarms.filter(({ isDecided }) => !isDecided).sort((a, b) => b.overThreshold - a.overThreshold),
      ...alarms.filter(({ isDecided }) => isDecided),
    ],
  };
};

/** The first digits of the SHA-256 of the scores that a list was made from. */
export const digestOf = (scores: string): string =>
  createHash('sha256').update(scores).digest('hex').slice(0, 12);

/** Marks a row that still needs an explanation. */
export const unexplained = 'NOT EXPLAINED';

type Notes = ReadonlyMap<string, Explained>;

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`.replace('|  |', '| |'))
    .join('\n');

const rowsOf = (list: readonly JudgedEdit[], notes: Notes): string =>
  table(
    ['', 'Id', 'Domain', 'Kinds', 'Replaced', 'By how much', 'Same label?', 'Explanation'],
    list.map(({ edit, isDecided, overThreshold }, i) => {
      const note = notes.get(edit.id);
      return [
        String(i + 1),
        edit.id,
        edit.domain,
        edit.kinds.join(', ').replaceAll('_', ' ') || '-',
        note?.replaced ?? unexplained,
        isDecided ? 'by rule' : Math.abs(overThreshold).toFixed(2),
        note === undefined ? unexplained : note.sameLabel ? 'yes' : 'no',
        note?.explanation ?? unexplained,
      ];
    }),
  );

/** The causes, most frequent first, each with the numbers of its edits. */
const causesOf = (list: readonly JudgedEdit[], notes: Notes): string => {
  const numbers = new Map<string, number[]>();
  list.forEach(({ edit }, i) => {
    const cause = notes.get(edit.id)?.cause ?? unexplained;
    numbers.set(cause, [...(numbers.get(cause) ?? []), i + 1]);
  });
  return table(
    ['Cause', 'Edits', 'Which'],
    [...numbers]
      .sort((a, b) => b[1].length - a[1].length)
      .map(([cause, which]) => [cause, String(which.length), which.join(', ')]),
  );
};

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(0)}%`;

const otherwise = (list: readonly JudgedEdit[], notes: Notes): number =>
  list.filter(({ edit }) => notes.get(edit.id)?.sameLabel === false).length;

/** Renders `training/graded/edits-worst.md` from the verdicts, the scores and the reader's notes. */
export const renderWorst = (judged: readonly JudgedEdit[], scores: string, notes: Notes): string => {
  const { misses, alarms } = findWorst(judged);
  const faithful = judged.filter(({ edit }) => edit.faithful).length;
  const missed = judged.filter(({ edit, byHeldOut }) => !edit.faithful && !byHeldOut).length;
  const [doubtedMisses, doubtedAlarms] = [otherwise(misses, notes), otherwise(alarms, notes)];
  const left = alarms.length - doubtedAlarms;
  const thousands = (count: number): string => count.toLocaleString('en-US');
  return `# The worst verdicts on edits by others

\`npm run train -- worst-edits --write\` writes this file from the verdicts, from \`training/edit-scores.jsonl\` (SHA-256 ${digestOf(scores)}) and from a reader's notes in \`training/graded/edits-explained.jsonl\`.

The verifier (\`docs/engine/verification.md\`) runs on ${thousands(judged.length)} edits of SummEdits (github.com/salesforce/factualNLG, Apache-2.0). Each is judged by weights learned from the other five domains, including the changes that decide by themselves and invented facts. The verifier misses ${thousands(missed)} of ${thousands(judged.length - faithful)} false edits and raises false alarms for ${alarms.length} of ${thousands(faithful)} faithful ones. The rules for opposites and closed classes were written by readers of these edits.

Below are the ${misses.length} misses farthest below the threshold, and all ${alarms.length} false alarms: those farthest above it first, those by rule last. One reader compared every pair and judged by the wording alone, without the document behind the text.

- "By how much" is the distance from the threshold in log odds; "by rule" means that a rule or an invented fact decided.
- "Same label?" says whether the reader would label the edit as the data does.
- A cause is the reader's judgment; if several apply, the main one counts.

The reader is one language model, as in the other gradings. It saw labels and scores, so the agreement is not blind, and about ten of the decisions could go either way.

## Causes of the misses

${causesOf(misses, notes)}

The reader would also call ${doubtedMisses} of the ${misses.length} misses faithful. Most texts here replace many words by synonyms and one by a word that goes too far. Its own score is low, and nothing in the lexicon sets it apart from the harmless ones.

## Causes of the false alarms

${causesOf(alarms, notes)}

In ${doubtedAlarms} of the ${alarms.length} false alarms, the reader would not agree with the label, or only with the document behind the text.

## Misses

${rowsOf(misses, notes)}

## False alarms

${rowsOf(alarms, notes)}

## How far the labels can be trusted

The reader would label ${misses.length - doubtedMisses} of the ${misses.length} misses (${percent(misses.length - doubtedMisses, misses.length)}) and ${left} of the ${alarms.length} false alarms (${percent(left, alarms.length)}) as the data does. Wrong labels are most common among the worst verdicts, so these shares do not hold for the whole set. They do show that some of the errors are not the judge's fault: if the other ${doubtedAlarms} false alarms were false edits, only ${left} of ${thousands(faithful - doubtedAlarms)} faithful edits (${((left / (faithful - doubtedAlarms)) * 100).toFixed(1)}%) would be alarms.
`;
};
