import { thirdToTwelfth } from '#engine/english/number-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';
import type { FactDocument, FoundFact } from '#engine/verification/facts/find-facts.ts';
import { saysFact } from '#engine/verification/facts/match-facts.ts';

const written = ({ text }: FoundFact): string => text.toLowerCase().replace(/\s+/g, ' ');

/** "Third" has the value of "three", but does not say the same. */
const ordinal = new RegExp(`^(?:${alternatives(thirdToTwelfth)})|\\d(?:st|nd|rd|th)`, 'i');

const areSame = (a: FoundFact, b: FoundFact): boolean =>
  a.kind === b.kind &&
  (a.kind === 'date' || (a.kind === 'number' && a.number?.unit === b.number?.unit)) &&
  !ordinal.test(a.text) &&
  !ordinal.test(b.text) &&
  saysFact(a, b) &&
  saysFact(b, a);

/** The facts of a rewrite's passage that the original writes otherwise, with how it does. */
const otherForms = (there: readonly FoundFact[], wanted: readonly FoundFact[]): Map<FoundFact, string> => {
  const forms = new Map<FoundFact, string>();
  for (const fact of there) {
    if (fact.kind !== 'date' && fact.kind !== 'number') continue;
    const same = wanted.filter((other) => areSame(other, fact));
    const [first] = same;
    if (first !== undefined && same.every((other) => written(other) !== written(fact)))
      forms.set(fact, first.text);
  }
  return forms;
};

/**
 * The plain text of some units of a rewrite, with numbers and dates in the form that the original gives them: "1 million" is
 * "1,000,000" if that stands there, so that no word of them counts as changed.
 */
export const textInFormOf = (
  { document }: FactDocument,
  units: readonly number[],
  there: readonly FoundFact[],
  wanted: readonly FoundFact[],
): string => {
  const forms = otherForms(there, wanted);
  return units
    .map((index) => {
      const unit = document.units[index];
      if (unit === undefined) return '';
      const { text = '' } = document.blocks[unit.block] ?? {};
      let [at, parts] = [unit.start, ''];
      for (const [fact, form] of forms) {
        if (fact.unit !== index || fact.start < at) continue;
        parts += text.slice(at, fact.start) + form;
        at = fact.end;
      }
      return parts + text.slice(at, unit.end);
    })
    .join(' \n ');
};
