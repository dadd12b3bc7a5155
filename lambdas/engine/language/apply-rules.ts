import { minRequiredLength, requiredSubstrings } from './required-substrings.ts';

/** A pattern and the correction for its matches. */
type Rule<T> = readonly [pattern: RegExp, correct: T];

/** The first characters of a needed text at a position, packed into one number. */
const beginning = (text: string, at: number): number => {
  let code = 0;
  for (let i = at; i < at + minRequiredLength; i++) code = code * 0x400 + (text.charCodeAt(i) & 0x3ff);
  return code;
};

type Needed = { readonly text: string; readonly rule: number };

/**
 * Finds the rules that may match a lowercase text, in order: those whose needed text it contains, and those that need
 * none.
 */
const ruleFinder = (patterns: readonly RegExp[]): ((lower: string) => readonly number[]) => {
  const always: number[] = [];
  const starting = new Map<number, Needed[]>();
  for (const [rule, pattern] of patterns.entries()) {
    const texts = requiredSubstrings(pattern);
    if (texts === null) always.push(rule);
    for (const text of texts ?? []) {
      const start = beginning(text, 0);
      starting.set(start, [...(starting.get(start) ?? []), { text, rule }]);
    }
  }
  return (lower) => {
    const found = new Set(always);
    for (let at = 0; at + minRequiredLength <= lower.length; at++)
      for (const { text, rule } of starting.get(beginning(lower, at)) ?? [])
        if (lower.startsWith(text, at)) found.add(rule);
    return [...found].sort((a, b) => a - b);
  };
};

/**
 * Applies rules to a text, one after another. A rule is skipped if the text lacks what its pattern needs. Most
 * sentences match none of a hundred rules, one search for all needed texts takes as long as a few patterns, and V8
 * compiles only patterns that run.
 */
export const applyRules = <T>(
  rules: readonly Rule<T>[],
  apply: (text: string, ...rule: Rule<T>) => string,
): ((text: string) => string) => {
  let find: ReturnType<typeof ruleFinder> | undefined;
  const applyAfter = (last: number, text: string): string => {
    find ??= ruleFinder(rules.map(([pattern]) => pattern));
    for (const i of find(text.toLowerCase())) {
      const rule = rules[i];
      if (rule === undefined || i <= last) continue;
      const changed = apply(text, ...rule);
      if (changed !== text) return applyAfter(i, changed);
    }
    return text;
  };
  return (text) => applyAfter(-1, text);
};
