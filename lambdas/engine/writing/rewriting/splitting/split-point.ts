import { countWords } from '#domain/text/count-words.ts';

/** A place where a sentence may be cut. */
export type SplitPoint = {
  /** Shorter sentences are left alone. Adding words that the author did not write costs more than the split gains. */
  minWords: number;
  /** Whether the split only replaces "and" or "but". */
  isConjunction?: true;
  /** The fewest words in each part, if not the usual number. */
  minPart?: number;
  /** Whether its mark is as correct between two sentences as a period. */
  isRight?: true;
  /** Whether the joint is an error. Then a period in its place does not change what a pronoun refers to. */
  isError?: true;
  /** Whether the second sentence opens with a "This" that refers to the whole first clause, not to a noun. */
  isOfClause?: true;
  /** The text between the halves, which the split removes. */
  pattern: RegExp;
  /** The second sentence, or null if the half cannot be one. */
  second: (left: string, right: string, splitPoint: string) => string | null;
};

/** A semicolon or dash keeps two clauses together up to this length. */
export const minWordsAtMark = 24;
/**
 * "And", "but" or a result keeps two clauses together up to this length. Of 71 graded rewrites with a period in place
 * of an "and", a quarter got a 2 and 17% a 0. Of 148 without any split, 57% got a 2 and 5% a 0.
 */
export const minWordsAtAnd = 45;
/** A comma between two sentences, or one before "however", is an error from this length on. */
export const shortSplice = 14;

/**
 * "But" and "Yet" open a sentence only after one of at least this length. After shorter ones, they read as an
 * afterthought.
 */
const minWordsBeforeOpener = 12;
export const canOpen = (left: string): boolean => countWords(left) >= minWordsBeforeOpener;
