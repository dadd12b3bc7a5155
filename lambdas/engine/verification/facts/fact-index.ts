import { checkDeadline } from '#engine/bounds/deadline.ts';
import { numericOf } from './dates.ts';
import type { FoundFact } from './find-facts.ts';
import { isAddressLike, matchesFact, normalizedAddress, yearOf } from './match-facts.ts';

/**
 * The index keys of a fact. If one fact implies another, the more specific one has at least one key of the other: its
 * number, a part of its date, or a word of its name.
 */
const namesOf = (fact: FoundFact): string[] => {
  if (fact.number !== undefined) return fact.number.values.map((value) => `value ${value}`);
  if (fact.date !== undefined) return datesNames(fact);
  if (isAddressLike(fact)) return [`address ${normalizedAddress(fact.key)}`];
  if (fact.kind === 'quotation') return ['quotation'];
  if (fact.kind === 'name')
    return [...new Set(fact.key.toLowerCase().split(' '))].map((word) => `name ${word}`);
  return [`${fact.kind} ${fact.key}`];
};

const datesNames = ({ date }: FoundFact): string[] => {
  const parts = { ...date?.parts };
  const names = Object.entries(parts).map(([part, value]) => `${part} ${value}`);
  const numeric = parts.numeric ?? numericOf(parts);
  if (numeric !== '')
    names.push(...new Set([`numeric ${numeric}`, `numeric ${numeric.split('/').reverse().join('/')}`]));
  const year = date === undefined ? null : yearOf(date);
  return year === null ? names : [...names, `value ${year}`];
};

type Entry = { fact: FoundFact; place: number };

/** Facts by key, so that a fact is compared only with facts that share a key. */
export class FactIndex {
  private readonly entries = new Map<string, Entry[]>();

  constructor(facts: readonly FoundFact[]) {
    facts.forEach((fact, place) => {
      for (const name of namesOf(fact)) {
        const list = this.entries.get(name);
        if (list === undefined) this.entries.set(name, [{ fact, place }]);
        else list.push({ fact, place });
      }
    });
  }

  /** The first fact that says what `expected` says and is not among `used`. */
  findMatch(expected: FoundFact, used?: ReadonlySet<FoundFact>): FoundFact | undefined {
    let first: Entry | undefined;
    for (const list of this.listsFor(expected)) {
      if (used !== undefined) this.dropUsed(list, used);
      for (const entry of list) {
        checkDeadline();
        if (first !== undefined && entry.place >= first.place) break;
        if (used?.has(entry.fact) !== true && matchesFact(expected, entry.fact)) first = entry;
      }
    }
    return first?.fact;
  }

  /** Whether some fact says what this one says. */
  hasMatch(fact: FoundFact): boolean {
    return this.findMatch(fact) !== undefined;
  }

  /** Whether some fact says what this one says, or the reverse. */
  isKnown(fact: FoundFact): boolean {
    if (this.hasMatch(fact)) return true;
    return namesOf(fact).some((name) =>
      (this.entries.get(name) ?? []).some((entry) => {
        checkDeadline();
        return matchesFact(entry.fact, fact);
      }),
    );
  }

  /** A number may match under any of its values. A date, name or address needs a fact that has all of its keys. */
  private listsFor(expected: FoundFact): Entry[][] {
    const lists = namesOf(expected).map((name) => this.entries.get(name) ?? []);
    if (expected.number !== undefined || expected.date !== undefined) return lists;
    const shortest = lists.reduce((best, list) => (list.length < best.length ? list : best), lists[0] ?? []);
    return [shortest];
  }

  /** Drops the used facts at the head of a list, which are never wanted again. */
  private dropUsed(list: Entry[], used: ReadonlySet<FoundFact>): void {
    let count = 0;
    while (count < list.length && used.has((list[count] as Entry).fact)) count += 1;
    if (count > 32) list.splice(0, count);
  }
}
