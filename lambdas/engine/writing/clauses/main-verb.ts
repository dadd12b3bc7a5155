import { subjectPronouns, wordSet } from '#engine/english/word-classes.ts';
import { isFiniteVerb, startsPhrase } from './clause-words.ts';
import type { TaggedWord } from './tag-words.ts';

/** Pronouns that open a clause with its own verb. */
export const relativePronouns: ReadonlySet<string> = new Set([
  'who',
  'which',
  'that',
  'whose',
  'where',
  'whom',
]);

const subjectPronoun = wordSet(subjectPronouns);

/** "A shop we stopped at": a pronoun right after a noun opens a relative clause and takes the next verb. */
const isContact = (words: readonly TaggedWord[], verb: number): boolean => {
  const [first, noun, pronoun] = [words[0], words[verb - 2], words[verb - 1]];
  return (
    verb > 2 &&
    subjectPronoun.has(pronoun?.lower ?? '') &&
    'NP'.includes(noun?.tag ?? 'M') &&
    first !== undefined &&
    !startsPhrase(first) &&
    !words.slice(0, verb).some((word) => /^(?:when|if|that|because|what|how|and|but|so|,)$/.test(word.text))
  );
};

/** The index of the first word of the main verb: the first finite verb outside relative clauses. */
export const mainVerbAt = (words: readonly TaggedWord[]): number => {
  let claimed = 0;
  for (let i = 1; i < words.length; i += 1) {
    const word = words[i];
    if (word === undefined) break;
    if (relativePronouns.has(word.lower)) claimed += 1;
    if (!isFiniteVerb(word, words[i - 1], words[i + 1])) continue;
    if (claimed === 0 && !isContact(words, i)) return i;
    if (claimed === 0) continue;
    claimed -= 1;
    // Skips the rest of the relative clause's verb group: "who has been waiting".
    while (words[i + 1] !== undefined && 'VRG'.includes(words[i + 1]?.tag ?? '')) i += 1;
  }
  return -1;
};
