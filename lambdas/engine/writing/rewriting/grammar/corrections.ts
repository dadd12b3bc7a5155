import { applyRules } from '#engine/language/apply-rules.ts';
import { regex } from '#engine/language/patterns.ts';

/** A pattern that is wrong in every context it matches, and its correction. "$1" stands for a group. */
export type Correction = readonly [pattern: RegExp, correct: string];

/** Gives a word a capital if the word it replaces has one. */
export const likeFirst = (from: string, to: string): string =>
  regex.u`^\p{Lu}`.test(from) ? to.replace(regex.u`^\p{Ll}`, (letter) => letter.toUpperCase()) : to;

export const applyCorrections = (corrections: readonly Correction[]): ((text: string) => string) =>
  applyRules(corrections, (text, pattern, correct) =>
    text.replace(pattern, (found: string, ...groups: unknown[]) =>
      likeFirst(
        found,
        correct.replace(/\$(\d{1,2})/g, (_, at: string) => String(groups[Number(at) - 1] ?? '')),
      ),
    ),
  );
