import { regex } from '#engine/language/patterns.ts';
import { wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { lacksPrepositionObject } from './complete-clauses.ts';
import {
  certainVerbs,
  hasFurtherVerb,
  isAdverbAt,
  isAuxiliary,
  isCertainVerb,
  isVerbAt,
  joinsClause,
  mainVerbAt,
  nominative,
} from './joined-verbs.ts';
import { containsMainClause } from './opening-patterns.ts';
import {
  clauseVerbs,
  endsInTelling,
  objectOpeners,
  prepositionSet,
  startsDescription,
  transitiveVerbs,
} from './opening-words.ts';
import { hasVerb, isContracted } from './verb-groups.ts';

/** The part of a sentence before a mark after which no main clause can begin. */
const beforeMark = (sentence: string): string =>
  sentence.split(
    /, (?:but|so|which|because|although|even|though|especially|including|and|where|who|as) | \(| ?[—–;:]| -{1,2} /u,
    1,
  )[0] ?? '';

/** A text that opens with a clause and has no mark inside. */
const unmarked = regex.u`^(?:(?:And|But|So) )?(?:If(?! only)|When|Whenever|Once|While|Before|After|Since|As(?! (?:if|such|always|usual|well|of|for|to)(?!\p{L}))|By the time|Because(?! of)|Although|Even though) [^,;:()–—“”"?!…|\[\]<>\x60*_]{20,200}[.!]?\s*$`;

const canBeObject = /^(?:you|it)$/;

/** Whether a pronoun may open the main clause. */
export const opensClause = (words: readonly TaggedWord[], at: number): boolean => {
  const [earlier, before, word, next] = [words[at - 2], words[at - 1], words[at], words[at + 1]];
  if (at < 3 || word === undefined || before === undefined) return false;
  if (/^(?:that|how|what|which|whose|so)$/.test(earlier?.lower ?? '')) return false;
  const lower = word.lower.replace(/['’].*$/, '');
  if (!nominative.test(lower) && !canBeObject.test(lower) && lower !== 'there') return false;
  // Only "it" and "you" can be the object of a preposition. In "the mill we look at we", the second "we" is a subject.
  if (prepositionSet.has(before.lower) && !nominative.test(lower)) return false;
  // "For a while I baked" is a time.
  const isTime = before.lower === 'while' && /^(?:a|little|long)$/.test(earlier?.lower ?? '');
  const isJoined = joinsClause.has(before.lower) || clauseVerbs.test(before.lower);
  if ((isJoined && !isTime) || certainVerbs.has(before.lower)) return false;
  const hasAuxiliary = isContracted(word) || (next !== undefined && isAuxiliary(next));
  if (lower === 'there' && !hasAuxiliary) return false;
  // The pronoun is an object: "give it", "told you".
  if (canBeObject.test(lower) && 'VDG'.includes(before.tag) && !hasAuxiliary) return false;
  return isVerbAt(words, at);
};

/** Whether a word opens an object or a complement. */
const opensObject = (word: TaggedWord | undefined): boolean =>
  word !== undefined &&
  (objectOpeners.has(word.lower) ||
    joinsClause.has(word.lower) ||
    nominative.test(word.lower.replace(/['’].*$/, '')) ||
    isContracted(word) ||
    isAdverbAt(word) ||
    /(?:one|body|thing|self|selves|ing|more|there)$/.test(word.lower) ||
    'NAPCG'.includes(word.tag));
const particle = /^(?:out|up|down|off|back|on|over|away|in)$/;

/** Whether a clause has its object or needs none, so that it does not describe the noun before it. */
const isComplete = (words: readonly TaggedWord[], subject: number): boolean => {
  const at = mainVerbAt(words, subject);
  const [before, verb, next, later] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  if (verb === undefined) return false;
  const isBe = /(?:^(?:is|are|was|were|am|be|been)|['’](?:m|re|s))$/.test(before?.lower ?? '');
  // For example, "It's worth a try", "we were late for it".
  if (isBe && !/ing$/.test(verb.lower)) return next !== undefined && !prepositionSet.has(verb.lower);
  if (next === undefined || later === undefined) return false;
  if (next.lower === 'to') return opensObject(words[at + 3]);
  if (particle.test(next.lower) && opensObject(later) && !prepositionSet.has(later.lower)) return true;
  if (prepositionSet.has(next.lower))
    return !transitiveVerbs.test(verb.lower) && !isCertainVerb(words, at + 2);
  return opensObject(next);
};

/** The index of the first verb of the opening clause, or -1. */
const openingVerbAt = (words: readonly TaggedWord[]): number =>
  words.findIndex(
    (word, at) => at > 0 && (isContracted(word) || word.tag === 'V' || isCertainVerb(words, at)),
  );
/** Phrases without a verb: "After this post", "as a trainer", "since starting it". */
const phrase = /^(?:after|before|since|as|while)$/;

/** The longest time after "since". After more words, a clause may describe the noun: "Since the number of loaves you bake is". */
const maxSinceWords = 3;

/** Whether the words are a complete opening: a clause with one verb, or a phrase. */
const isOpening = (words: readonly TaggedWord[]): boolean => {
  const verb = openingVerbAt(words);
  if (verb < 0 && words[0]?.lower === 'since' && !/ing$/.test(words[1]?.lower ?? ''))
    return words.length <= maxSinceWords;
  if (verb < 0 || /ing$/.test(words[1]?.lower ?? '')) return phrase.test(words[0]?.lower ?? '');
  return hasVerb(words.slice(1)) && !hasFurtherVerb(words, verb + 2);
};

/**
 * The place of the main clause in a sentence whose only pronoun that no word joins must be its subject: "When it arrived
 * I was surprised by the size". Null if the sentence has none, several, or one that may describe a noun.
 */
export const soleSubject = (sentence: string): number | null => {
  const text = beforeMark(sentence);
  if (!unmarked.test(text) || !/[.!:]\s*$/u.test(sentence)) return null;
  const words = wordsOf(text);
  const places = words.flatMap((_, at) => (opensClause(words, at) ? [at] : []));
  const [at] = places;
  if (at === undefined || places.length > 1) return null;
  const before = words.slice(0, at);
  const isNoun = !'VRG'.includes(before.at(-1)?.tag ?? '-');
  if (!isOpening(before) || hasFurtherVerb(words, mainVerbAt(words, at) + 1)) return null;
  if (isNoun && !isComplete(words, at)) return null;
  const rest = `${words
    .slice(at)
    .map((word) => word.text)
    .join(' ')}.`;
  if (isNoun && (lacksPrepositionObject(rest) || startsDescription.test(rest))) return null;
  const opening = before.map((word) => word.text).join(' ');
  if (endsInTelling.test(opening) || containsMainClause(opening)) return null;
  // The same pronoun may occur twice, so the words before it locate it.
  const pair = ` ${words[at - 1]?.text} ${words[at]?.text} `;
  const found = sentence.indexOf(pair);
  return found < 0 || sentence.indexOf(pair, found + 1) >= 0
    ? null
    : found + 1 + (words[at - 1]?.text.length ?? 0);
};
