import { formatNumber } from '#contracts/format-number.ts';
import type { ChangeReport, PassageKind, ReportedPassage } from '#contracts/verify/change-report.ts';
import { factKindNames } from './fact-kind-names.ts';

export const passageLabels: Readonly<Record<PassageKind, string>> = {
  same: 'Same',
  reworded: 'Reworded',
  changed: 'Changed',
  lost: 'Lost',
  added: 'Added',
};

/** The number of passages of each kind in a report. */
export const countPassages = ({ passages }: ChangeReport): Record<PassageKind, number> => {
  const counts: Record<PassageKind, number> = { same: 0, reworded: 0, changed: 0, lost: 0, added: 0 };
  for (const { kind } of passages) counts[kind] += 1;
  return counts;
};

/** The kept facts of a report and all facts of its original. */
export const sumFacts = ({ facts }: ChangeReport): { kept: number; all: number } => ({
  kept: facts.reduce((sum, { kept }) => sum + kept, 0),
  all: facts.reduce((sum, { all }) => sum + all, 0),
});

/** True if a rewrite says everything that its original says, and nothing else. */
export const isFaithful = (report: ChangeReport): boolean => {
  const { kept, all } = sumFacts(report);
  const { changed, lost, added } = countPassages(report);
  return report.isComparable && kept === all && changed + lost + added === 0;
};

const factsLine = (report: ChangeReport): string => {
  const { kept, all } = sumFacts(report);
  return all === 0
    ? 'The original has no facts to count.'
    : `${formatNumber(kept)} of ${formatNumber(all)} facts kept.`;
};

const part = (count: number, label: string): string =>
  `${count === 0 ? 'none' : formatNumber(count)} ${label}`;

/** "42 of 42 facts kept. 3 sentences reworded, none changed." */
export const verdictOf = (report: ChangeReport): string => {
  if (!report.isComparable)
    return `The two texts share too little to be compared sentence by sentence. ${factsLine(report)}`;
  const { reworded, changed, lost, added } = countPassages(report);
  if (reworded + changed + lost + added === 0) return `${factsLine(report)} Every sentence is the same.`;
  const first = `${reworded === 0 ? 'No' : formatNumber(reworded)} ${reworded === 1 ? 'sentence' : 'sentences'} reworded`;
  const others = [
    part(changed, 'changed'),
    ...(lost > 0 ? [part(lost, 'lost')] : []),
    ...(added > 0 ? [part(added, 'added')] : []),
  ];
  return `${factsLine(report)} ${[first, ...others].join(', ')}.`;
};

/** Passages that say something else come first, then reworded ones, then unchanged ones. */
const urgency: Readonly<Record<PassageKind, number>> = {
  changed: 0,
  lost: 0,
  added: 0,
  reworded: 1,
  same: 2,
};

/** Passages with differences come first; the order of the original is otherwise kept. */
export const differencesFirst = (passages: readonly ReportedPassage[]): ReportedPassage[] =>
  passages.toSorted((a, b) => urgency[a.kind] - urgency[b.kind]);

const sideLines = (name: string, { text }: { text: string }): string[] =>
  text === '' ? [] : [`  ${name}: ${text.replaceAll('\n', '\n    ')}`];

const passageLines = (passage: ReportedPassage): string =>
  [
    `${passageLabels[passage.kind]}:${passage.reasons.length > 0 ? ` ${passage.reasons.join(' ')}` : ''}`,
    ...sideLines('Original', passage.original),
    ...sideLines('Rewrite', passage.rewrite),
  ].join('\n');

/** A report as plain text, for the command line and for copying. Unchanged passages are only counted. */
export const reportText = (report: ChangeReport): string => {
  const shown = differencesFirst(report.passages).filter(({ kind }) => kind !== 'same');
  const { same } = countPassages(report);
  const lost = report.facts.filter(({ kept, all }) => kept < all);
  return [
    verdictOf(report),
    ...report.notes,
    ...(lost.length > 0
      ? [
          `Facts not kept: ${lost.map(({ kind, kept, all }) => `${factKindNames[kind].toLowerCase()} ${all - kept} of ${all}`).join(', ')}.`,
        ]
      : []),
    ...shown.map(passageLines),
    ...(shown.length > 0 && same > 0
      ? [`${formatNumber(same)} ${same === 1 ? 'sentence is' : 'sentences are'} the same.`]
      : []),
  ].join('\n\n');
};
