import { joinList } from '#domain/text/join-list.ts';
import { regex } from '#engine/language/patterns.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import type { Aspect } from './aspects.ts';

/** Aspects of one form, as the end of a sentence. */
export type AspectList = { form: 'steps' | 'clauses' | 'things'; text: string; named: number };

/** "a, b, and c": clauses are long, so a serial comma helps. */
const joinClauses = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;

const clauseOf = ({ form, text }: Aspect): string => (form === 'steps' ? `how to ${text}` : text);

const maxAspects = 5;

/** Aspects that add something to `known` and do not repeat an earlier one. */
const newAspects = (aspects: readonly Aspect[], known: ReadonlySet<string>): Aspect[] => {
  const used = new Set(known);
  return aspects.filter(({ text }) => {
    const words = [...contentOf(text)];
    const fresh = words.filter((word) => !used.has(word));
    for (const word of words) used.add(word);
    return fresh.length > 0;
  });
};

const isLong = ({ text }: Aspect): boolean => text.length > 12;

/** "set up", "look for": words that belong to the verb before them. */
const particle = /^(?:up|down|out|off|in|on|away|back|over|through|to|for|with|from|into|at|about|how|why)$/;

/** "choose the flour, the oven and the tin" from "choose the flour, choose the oven and choose the tin". */
const withOneVerb = (steps: readonly string[]): string[] => {
  const [first = '', second = ''] = (steps[0] ?? '').split(' ');
  const verb = particle.test(second) ? `${first} ${second} ` : `${first} `;
  const isShared = steps.every(
    (step) => step.startsWith(verb) && !particle.test(step.slice(verb.length).split(' ')[0] ?? ''),
  );
  return isShared && steps.length > 1
    ? steps.map((step, i) => (i === 0 ? step : step.slice(verb.length)))
    : [...steps];
};

const row = (form: AspectList['form'], aspects: readonly Aspect[], from: number): AspectList[] => {
  const lists: AspectList[] = [];
  for (let count = Math.min(maxAspects, aspects.length - from); count >= 2; count--) {
    const part = aspects.slice(from, from + count);
    // "food and water, and safety": a comma separates the names.
    const isDouble = count > 2 && part.some(({ text }) => / and /.test(text));
    const texts = part.map(({ text }) => text);
    const names = form === 'clauses' ? part.map(clauseOf) : form === 'steps' ? withOneVerb(texts) : texts;
    const text = form === 'clauses' || isDouble ? joinClauses(names) : joinList(names);
    lists.push({ form, text, named: count });
  }
  return lists;
};

/**
 * Parallel lists of aspects, the longest first: steps ("feed the starter and bake the loaf", after "how to"), clauses
 * ("how to feed the starter, and why the loaves came out dense") and things. Each list starts at the first aspect or
 * at a later one.
 */
export const listsOf = (aspects: readonly Aspect[], known: ReadonlySet<string>): AspectList[] => {
  const fresh = newAspects(aspects, known);
  // "Sign in and create a shop" beside other steps would be a list within a list.
  const steps = fresh.filter(
    ({ form, text }) => form === 'steps' && text.includes(' ') && !regex.u` and \p{Ll}+ \p{L}`.test(text),
  );
  const clauses = fresh.filter(
    (aspect) => aspect.form === 'clause' || (aspect.form === 'steps' && isLong(aspect)),
  );
  const isOneWord = aspects.every(({ text }) => !text.includes(' '));
  const nouns = fresh.filter(({ form, text }) => form === 'thing' && (text.length > 5 || isOneWord));
  const named = fresh.flatMap((aspect): Aspect[] =>
    aspect.doing === undefined
      ? nouns.includes(aspect)
        ? [aspect]
        : []
      : [{ form: 'thing', text: aspect.doing }],
  );
  const mixed = clauses.some(({ form }) => form === 'clause') ? clauses : [];
  return [0, 1, 2].flatMap((from) => [
    ...row('clauses', mixed, from),
    ...row('steps', steps, from),
    ...row('things', nouns, from),
    ...(named.length > nouns.length ? row('things', named, from) : []),
  ]);
};
