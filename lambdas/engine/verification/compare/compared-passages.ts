import { type FactDocument, readFacts } from '#engine/verification/facts/find-facts.ts';
import { textInFormOf } from './agree-facts.ts';
import { type Comparison, compareFacts } from './compare-facts.ts';
import { byUnit, factsOf, textOfUnits } from './match-passages.ts';
import type { Group } from './passage-groups.ts';

/** Kinds of units that are running text; headings, code and tables assert nothing in sentences. */
const runningKinds: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote']);

/** A heading that was added above a sentence is not part of it. */
const withoutAddedHeadings = (original: FactDocument, rewritten: FactDocument, group: Group): number[] => {
  const isHeading = (document: FactDocument, unit: number): boolean =>
    document.document.units[unit]?.kind === 'heading';
  if (group.original.some((unit) => isHeading(original, unit))) return group.rewritten;
  const sentences = group.rewritten.filter((unit) => !isHeading(rewritten, unit));
  return sentences.length === 0 ? group.rewritten : sentences;
};

/** A passage of the original and its counterpart in the rewrite, with the facts that it lost and invented. */
export type ComparedPassage = {
  group: Group;
  before: string;
  after: string;
  facts: { lost: number; invented: number };
};

/** The passages that both sides have, as plain text. */
export const passagesOf = ({ original, rewritten, groups, verification }: Comparison): ComparedPassage[] => {
  const lost = new Map<number, number>();
  const invented = new Map<number, number>();
  const count = (counts: Map<number, number>, unit: number): void => {
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  };
  for (const fact of verification.facts) if (!fact.kept) count(lost, fact.unit);
  for (const fact of verification.invented) count(invented, fact.unit);
  const [expected, actual] = [byUnit(original.facts), byUnit(rewritten.facts)];
  const sum = (counts: ReadonlyMap<number, number>, units: readonly number[]): number =>
    units.reduce((total, unit) => total + (counts.get(unit) ?? 0), 0);
  return groups
    .filter((group) => group.rewritten.length > 0)
    .map((group) => ({
      group,
      before: textOfUnits(original, group.original),
      after: textInFormOf(
        rewritten,
        withoutAddedHeadings(original, rewritten, group),
        factsOf(group.rewritten, actual),
        factsOf(group.original, expected),
      ),
      facts: { lost: sum(lost, group.original), invented: sum(invented, group.rewritten) },
    }));
};

/** Sentences of the rewrite that correspond to nothing in the original; `before` is empty. */
export const addedPassages = ({ rewritten, groups, verification }: Comparison): ComparedPassage[] => {
  const grouped = new Set(groups.flatMap((group) => group.rewritten));
  return rewritten.document.units.flatMap(({ kind }, unit) => {
    if (grouped.has(unit) || !runningKinds.has(kind)) return [];
    const after = textOfUnits(rewritten, [unit]);
    const invented = verification.invented.filter((fact) => fact.unit === unit).length;
    const group: Group = { original: [], rewritten: [unit], comparison: null };
    return [{ group, before: '', after, facts: { lost: 0, invented } }];
  });
};

/** Neighboring passages that differ are judged together up to this many words, so a short text is judged as a whole. */
const wordsTogether = 90;

const lengthOf = ({ before, after }: ComparedPassage): number =>
  Math.max(before.split(/\s+/).length, after.split(/\s+/).length);

/** Groups the passages that differ into stretches of neighbors. */
export const differingStretches = (passages: readonly ComparedPassage[]): ComparedPassage[][] => {
  const stretches: ComparedPassage[][] = [];
  let open: { passages: ComparedPassage[]; words: number } | null = null;
  for (const passage of passages) {
    if (passage.before === passage.after) continue;
    const words = lengthOf(passage);
    if (open === null || open.words + words > wordsTogether) {
      open = { passages: [], words: 0 };
      stretches.push(open.passages);
    }
    open.passages.push(passage);
    open.words += words;
  }
  return stretches;
};

/** Compares two texts and returns the stretches in which they differ. */
export const compareTexts = (original: string, rewritten: string): ComparedPassage[][] =>
  differingStretches(passagesOf(compareFacts(readFacts(original), rewritten)));
