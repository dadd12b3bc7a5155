import { checkDeadline } from '#engine/bounds/deadline.ts';
import { once } from '#engine/bounds/memoize.ts';
import { patternFor } from '#engine/language/plain-text.ts';
import { FactIndex } from '#engine/verification/facts/fact-index.ts';
import type { FactDocument, FoundFact } from '#engine/verification/facts/find-facts.ts';
import { hasOtherForm, placeForms } from '#engine/verification/facts/name-forms.ts';
import { isSpelledOut } from '#engine/verification/facts/spelled-out.ts';
import { factsOf, type State, textOfUnits } from './match-passages.ts';
import { addedNegations } from './negation-check.ts';
import type { Group } from './passage-groups.ts';

const longWords = patternFor(/[\p{L}\p{N}]{3,}/gu);
/** The long words of a text in lower case. */
const wordsOf = (lower: string): string[] => lower.match(longWords(lower)) ?? [];

/** Job titles that are written in capitals name nobody. */
const jobTitles: ReadonlySet<string> = new Set('ceo cfo cto coo cio cmo mrs prof'.split(' '));

const isKnownWord = (word: string, known: ReadonlySet<string>): boolean =>
  known.has(word) || jobTitles.has(word) || placeForms(word).some((form) => known.has(form));

/** A name is new if one of its words is nowhere in the original, in any case or form. */
const isNewName = ({ key }: FoundFact, { names, known, passage }: Background): boolean =>
  !names.has(key) &&
  !wordsOf(key.toLowerCase()).every((word) => isKnownWord(word, known())) &&
  !hasOtherForm(key, passage);

/** The text that can support a fact: the whole original, and the corresponding passage. */
type Background = {
  index: FactIndex;
  names: ReadonlySet<string>;
  /** The words and the text in lower case, read only if a fact is not found otherwise. */
  known: () => ReadonlySet<string>;
  text: () => string;
  passage: string;
};

const allText = (document: FactDocument): string =>
  document.document.blocks.map((block) => (block.text === '' ? block.block.body : block.text)).join('\n');

/** Whether the original supports a fact: it has the same fact, or for small numbers and code the same characters. */
const isGrounded = (fact: FoundFact, background: Background): boolean => {
  if (fact.kind === 'name') return !isNewName(fact, background);
  checkDeadline();
  if (background.index.isKnown(fact) || isSpelledOut(fact, background.passage)) return true;
  if (fact.kind === 'quotation' || fact.kind === 'code')
    return background.text().includes(fact.key.toLowerCase());
  return false;
};

/**
 * The facts of a rewrite that the original does not contain. These are numbers, dates, quotations, addresses, links,
 * images, code and names that are neither in it nor in its `background`, and negations added to a sentence that had
 * none (unless the original negates the same thing elsewhere).
 */
export const findInvented = (
  { original, rewritten, expected, actual }: State,
  groups: readonly Group[],
  background: FactDocument | null,
): FoundFact[] => {
  const text = once(() =>
    [original, background]
      .map((document) => (document === null ? '' : allText(document)))
      .join('\n')
      .toLowerCase(),
  );
  const grounds = [...original.facts, ...(background?.facts ?? [])];
  const index = new FactIndex(grounds);
  const names = new Set(grounds.filter(({ kind }) => kind === 'name').map(({ key }) => key));
  const known = once(() => new Set(wordsOf(text())));
  const negated = new Set(grounds.filter((fact) => fact.kind === 'negation').map((fact) => fact.key));
  const negations = new Set(
    groups.flatMap((group) => {
      const [before, after] = [factsOf(group.original, expected), factsOf(group.rewritten, actual)];
      return addedNegations(before, after, group).filter((fact) => !negated.has(fact.key));
    }),
  );
  const groupOf = new Map(groups.flatMap((group) => group.rewritten.map((unit) => [unit, group] as const)));
  const passageOf = (unit: number): string => textOfUnits(original, groupOf.get(unit)?.original ?? []);
  return rewritten.facts.filter((fact) => {
    if (fact.kind === 'negation') return negations.has(fact);
    const passage = fact.kind === 'name' || fact.kind === 'number' ? passageOf(fact.unit) : '';
    return !isGrounded(fact, { index, names, known, text, passage });
  });
};
