import { thirdToTwelfth } from '#engine/english/number-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import type { FactDocument, FoundFact } from '#engine/verification/facts/find-facts.ts';

const written = ({ text }: FoundFact): string => text.toLowerCase().replace(/\s+/g, ' ');

/** "Third" has the value of "three" but does not mean the same. */
const ordinal = new RegExp(`^(?:${alternatives(thirdToTwelfth)})|\\d(?:st|nd|rd|th)`, 'i');

/** Facts with the same key have the same value and unit, so no pairs need to be compared. */
const keyOf = ({ kind, key, date }: FoundFact): string =>
  date === undefined ? `${kind} ${key}` : Object.entries(date.parts).sort().join(' ');

const isNumeric = (fact: FoundFact): boolean =>
  (fact.kind === 'date' || fact.kind === 'number') && !ordinal.test(fact.text);

/** The facts in the rewrite's passage that the original writes differently, each with the original's form. */
const otherForms = (actual: readonly FoundFact[], expected: readonly FoundFact[]): Map<FoundFact, string> => {
  const known = new Map<string, Set<string>>();
  for (const fact of expected)
    if (isNumeric(fact)) known.set(keyOf(fact), (known.get(keyOf(fact)) ?? new Set()).add(written(fact)));
  const forms = new Map<FoundFact, string>();
  for (const fact of actual) {
    const same = isNumeric(fact) ? known.get(keyOf(fact)) : undefined;
    const [first] = same ?? [];
    if (first !== undefined && same?.has(written(fact)) === false) forms.set(fact, first);
  }
  return forms;
};

/**
 * The plain text of some units of a rewrite, with numbers and dates in the original's form: "1 million" becomes
 * "1,000,000" if the original has that, so none of its words counts as changed.
 */
export const textInFormOf = (
  { document }: FactDocument,
  units: readonly number[],
  actual: readonly FoundFact[],
  expected: readonly FoundFact[],
): string => {
  const byUnit = Map.groupBy(otherForms(actual, expected), ([fact]) => fact.unit);
  return units
    .map((index) => {
      const unit = document.units[index];
      if (unit === undefined) return '';
      const { text = '' } = document.blocks[unit.block] ?? {};
      let [at, parts] = [unit.start, ''];
      for (const [fact, form] of byUnit.get(index) ?? []) {
        if (fact.start < at) continue;
        parts += text.slice(at, fact.start) + form;
        at = fact.end;
      }
      return parts + text.slice(at, unit.end);
    })
    .join(' \n ');
};
