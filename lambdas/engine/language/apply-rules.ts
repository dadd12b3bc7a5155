import { indexRules } from './rule-index.ts';

/** A pattern and the correction for its matches. */
type Rule<T> = readonly [pattern: RegExp, correct: T];

/**
 * Applies rules to a text, one after another. A rule is skipped if the text lacks what its pattern requires. Most
 * sentences match none of a hundred rules, one search for all required texts takes as long as a few patterns, and V8
 * compiles only patterns that run.
 */
export const applyRules = <T>(
  rules: readonly Rule<T>[],
  apply: (text: string, ...rule: Rule<T>) => string,
): ((text: string) => string) => {
  let find: ReturnType<typeof indexRules> | undefined;
  const applyAfter = (last: number, text: string): string => {
    find ??= indexRules(rules.map(([pattern]) => pattern));
    for (const i of find(text)) {
      const rule = rules[i];
      if (rule === undefined || i <= last) continue;
      const changed = apply(text, ...rule);
      if (changed !== text) return applyAfter(i, changed);
    }
    return text;
  };
  return (text) => applyAfter(-1, text);
};

type Replacement = Parameters<string['replace']>[1] | string;

/** Replaces the matches of one pattern after another. */
export const applyReplacements = (rules: readonly Rule<Replacement>[]): ((text: string) => string) =>
  applyRules(rules, (text, pattern, replacement) =>
    typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement),
  );
