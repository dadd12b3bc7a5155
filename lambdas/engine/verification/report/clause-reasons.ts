import { contentWords } from '#engine/verification/compare/align-units.ts';
import { type Group, unitAndOffset } from '#engine/verification/compare/passage-groups.ts';
import type { PlacedWord, Substitution } from '#engine/verification/compare/substitutions.ts';
import type { FactDocument } from '#engine/verification/facts/find-facts.ts';

/** A run of words is significant if it has at least this many content words that the other side lacks. */
const minWords = 3;

const isMissing = (words: readonly PlacedWord[], elsewhere: ReadonlyMap<string, number>): boolean => {
  if (words.length < minWords) return false;
  const unsaid = [...contentWords(words.map(({ text }) => text).join(' ')).keys()];
  return unsaid.filter((stem) => !elsewhere.has(stem)).length >= minWords;
};

/** The words as written, from the first to the last; null if they cross the end of a sentence. */
const asWritten = ({ document }: FactDocument, words: readonly PlacedWord[]): string | null => {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = unitAndOffset(first.start);
  const to = unitAndOffset(last.end);
  const block = document.blocks[document.units[from.unit]?.block ?? -1];
  if (block === undefined || from.unit !== to.unit) return null;
  return block.text.slice(from.offset, to.offset).replace(/\s+/g, ' ');
};

const isOneSided = ({ removed, added }: Substitution): boolean =>
  Math.min(removed.length, added.length) === 0 && Math.max(removed.length, added.length) >= minWords;

type Sides = { original: FactDocument; rewritten: FactDocument };

/** Parts of a sentence that the rewrite leaves out or adds, with no replacement and nowhere else in the passage. */
export const clauseReasons = ({ original, rewritten }: Sides, { comparison }: Group): string[] => {
  if (comparison === null || !comparison.substitutions.some(isOneSided)) return [];
  const [before, after] = [comparison.before(), comparison.after()].map((words) =>
    contentWords(words.map(({ text }) => text).join(' ')),
  );
  // A side that is only an address has no words to compare.
  if (before === undefined || after === undefined || Math.min(before.size, after.size) === 0) return [];
  return comparison.substitutions.flatMap(({ removed, added }) => {
    if (added.length === 0 && isMissing(removed, after)) {
      const text = asWritten(original, removed);
      return text === null ? ['The rewrite leaves out a part.'] : [`The rewrite leaves out “${text}”.`];
    }
    if (removed.length === 0 && isMissing(added, before)) {
      const text = asWritten(rewritten, added);
      return text === null ? ['The rewrite adds a part.'] : [`The rewrite adds “${text}”.`];
    }
    return [];
  });
};
