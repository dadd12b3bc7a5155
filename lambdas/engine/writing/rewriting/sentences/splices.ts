import { commonPrepositions, opensWith } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { verbAt } from './sentence-halves.ts';

/** "I think in this case", "I found": what the verb says comes behind it. "So hot": the result does. */
const awaits = regex.iu`(?<!\p{L})(?:(?:next|last|first) time|(?:think|know|say|believe|guess|hope|feel|find|mean|suppose|wish|bet|reali[sz]e|decide|assume|seem)(?:s|d|ed)?|thought|knew|said|found|felt|meant|told|heard|sure|so (?!that(?!\p{L}))\p{L}+)(?!\p{L})`;

/** "The problem is", "I have to admit": the first half announces the second one. */
const announcesRest = regex.iu`(?<!\p{L})(?:is|was|are|were|admit|say|confess|agree|see|remember)$`;

/** "It was cold, it turns out, and dark". */
const isAside = regex.iu`^(?:it (?:turns|turned) out|it (?:seems|appears)|(?:I|we|you) (?:think|guess|believe|suppose|know|see|say|hope|must|imagine)|they say)(?!\p{L})`;

const opensPhrase = opensWith(commonPrepositions, 'after before');
/** "We finished it and to my surprise": behind the last "and" is a phrase of the next clause. */
const endsInOpening = (left: string): boolean => {
  const last = left.split(/\s(?:and|but|so)\s/).at(-1) ?? '';
  return last !== left && verbAt(last) < 0 && opensPhrase.test(last);
};

/** "It's holding a baby, it's holding a hand": a row for its rhythm. */
const repeatsOpening = (left: string, right: string): boolean => {
  const opening = (text: string): string => {
    const [first = '', second = ''] = text.toLowerCase().split(' ');
    return /['’]/.test(first) ? first : `${first} ${second}`;
  };
  return opening(left) === opening(right);
};

/** Whether two clauses with only a comma between them are meant as one sentence, in which no period may stand. */
export const isNoSplice = (left: string, right: string): boolean =>
  awaits.test(left) ||
  announcesRest.test(left) ||
  isAside.test(right) ||
  endsInOpening(left) ||
  repeatsOpening(left, right);
