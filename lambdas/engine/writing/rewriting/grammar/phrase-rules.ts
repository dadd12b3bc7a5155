import { applyRules } from '#engine/language/apply-rules.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { likeFirst } from './corrections.ts';

/**
 * The correction of a phrase: a text in which "$1" stands for a group, or a function of the groups that returns null if
 * the phrase may be right.
 */
type Correct = string | ((...groups: string[]) => string | null);
export type PhraseRule = readonly [pattern: RegExp, correct: Correct];

/** A rule for whole words. A source that ends with a space matches up to the next word. */
export const phrase = (source: string, correct: Correct, flags = 'gu'): PhraseRule => [
  regexOf(String.raw`(?<![\p{L}\p{N}'’-])(?:${source})(?:(?<= )|(?![\p{L}'’-]))`, flags),
  correct,
];

/** Corrects every phrase that the rules match, and keeps its initial capital. */
export const withPhrases = (rules: readonly PhraseRule[]): ((text: string) => string) =>
  applyRules(rules, (text, pattern, correct) =>
    text.replace(pattern, (found: string, ...rest: unknown[]) => {
      const groups = rest.slice(0, -2).map((group) => (typeof group === 'string' ? group : ''));
      const right =
        typeof correct === 'string'
          ? correct.replace(/\$(\d)/g, (_, at: string) => groups[Number(at) - 1] ?? '')
          : correct(...groups);
      return right === null ? found : likeFirst(found, right);
    }),
  );
