import { diffArrays } from 'diff';
import { checkDeadline } from '#engine/bounds/deadline.ts';
import { irregularNegations } from '#engine/english/contractions.ts';
import { eachReading, lowercaseWordOf, wordReader, wordsIn } from '#engine/language/pieces.ts';
import { patternFor } from '#engine/language/plain-text.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { lastUpTo } from '#engine/verification/facts/spans.ts';

/** Words of an original passage and the words that replaced them in the rewrite. */
export type Substitution = { removed: readonly PlacedWord[]; added: readonly PlacedWord[] };

/** A word with its offsets in the source text. */
export type PlacedWord = { text: string; start: number; end: number };

const wordPattern = patternFor(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?/gu);

const expand = (word: string): readonly string[] => {
  if (lowercaseWordOf(word) === word) return irregularNegations.get(word) ?? [word];
  const lower = word.toLowerCase().replace(/’/g, "'");
  const known = irregularNegations.get(lower);
  if (known !== undefined) return known;
  if (lower.endsWith("n't")) return [lower.slice(0, -3), 'not'];
  return [lower.replace(/'s$/, '')];
};

/** The words of a piece, with offsets in it. */
const wordsOf = wordReader((piece): readonly PlacedWord[] =>
  wordsIn(piece, wordPattern).flatMap(({ text: word, start }) =>
    expand(word).map((text) => ({ text, start, end: start + word.length })),
  ),
);

/** The words of a passage in lower case, with contractions written out, each with its place in the source. */
export const placedWords = (text: string, offset: number): PlacedWord[] => {
  const words: PlacedWord[] = [];
  eachReading(analyzeText(text).pieces, wordsOf, ({ text: word, start, end }, at) => {
    words.push({ text: word, start: offset + at + start, end: offset + at + end });
  });
  return words;
};

export type Comparison = { substitutions: Substitution[]; similarity: number };

const sameText = (a: PlacedWord, b: PlacedWord): boolean => {
  checkDeadline();
  return a.text === b.text;
};

const sameTexts = (original: readonly PlacedWord[], rewritten: readonly PlacedWord[]): boolean =>
  original.length === rewritten.length && original.every(({ text }, i) => text === rewritten[i]?.text);

/**
 * Compares two passages word by word. `similarity` is the share of the longer passage's words that both have in the
 * same order (0-1).
 */
export const compareWords = (
  original: readonly PlacedWord[],
  rewritten: readonly PlacedWord[],
): Comparison => {
  if (sameTexts(original, rewritten)) return { substitutions: [], similarity: original.length > 0 ? 1 : 0 };
  const parts = diffArrays([...original], [...rewritten], { comparator: sameText });
  const substitutions: Substitution[] = [];
  let common = 0;
  let open: { removed: PlacedWord[]; added: PlacedWord[] } | null = null;
  let at = 0;
  for (const part of parts) {
    if (!part.added && !part.removed) {
      common += part.value.length;
      at += part.value.length;
      open = null;
      continue;
    }
    if (open === null) {
      open = { removed: [], added: [] };
      substitutions.push(open);
    }
    if (part.removed) {
      for (const word of original.slice(at, at + part.value.length)) open.removed.push(word);
      at += part.value.length;
    } else for (const word of part.value) open.added.push(word);
  }
  return { substitutions, similarity: common / Math.max(original.length, rewritten.length, 1) };
};

type Stretch = { start: number; end: number };

/** Finds the hunks of a comparison that have a word within a range, by binary search. */
export type HunkIndex = {
  /** Hunks that removed a word from this range of the original, in order. */
  removedIn(stretch: Stretch): Substitution[];
  /** Hunks that added a word to this range of the rewrite, in order. */
  addedIn(stretch: Stretch): Substitution[];
};

type PlacedHunk = { word: PlacedWord; hunk: Substitution };

const hunksIn = (
  words: readonly PlacedHunk[],
  ends: readonly number[],
  { start, end }: Stretch,
): Substitution[] => {
  const found = new Set<Substitution>();
  for (let i = lastUpTo(ends, start) + 1; i < words.length; i += 1) {
    const entry = words[i];
    if (entry === undefined || entry.word.start >= end) break;
    found.add(entry.hunk);
  }
  return [...found];
};

export const indexHunks = (substitutions: readonly Substitution[]): HunkIndex => {
  const removed = substitutions.flatMap((hunk) => hunk.removed.map((word) => ({ word, hunk })));
  const added = substitutions.flatMap((hunk) => hunk.added.map((word) => ({ word, hunk })));
  const [removedEnds, addedEnds] = [removed, added].map((words) => words.map(({ word }) => word.end));
  return {
    removedIn: (stretch) => hunksIn(removed, removedEnds ?? [], stretch),
    addedIn: (stretch) => hunksIn(added, addedEnds ?? [], stretch),
  };
};
