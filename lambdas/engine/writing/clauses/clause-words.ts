import { oneToFive } from '#engine/english/number-words.ts';
import {
  danglingWords,
  doForms,
  haveForms,
  modals,
  negatedAuxiliaries,
  pastBe,
  phraseOpeners,
  presentBe,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import type { TaggedWord } from './tag-words.ts';

/**
 * A phrase may begin with one of these words, and a shorter form of the sentence may end before it. "Of" is absent
 * because the noun before it is incomplete. "If", "unless" and "without" are absent because they limit the sentence.
 */
const boundaries = wordSet(phraseOpeners, 'ahead thanks upon within per alongside toward towards');
const auxiliaries = wordSet(presentBe, pastBe, haveForms, modals, doForms, negatedAuxiliaries);
/** A clause does not end in one of these. */
const danglingWordSet = wordSet(
  danglingWords,
  oneToFive,
  'whom whose so such between while if because since although though until unless like out off down next new own other also too later earlier around near across including via per amid during following among against despite through within towards toward u.s saying said says',
);
/** Verbs that need a complement. */
const transitive =
  /^(?:make|take|give|get|use|bring|put|set|keep|let|find|found|show|see|saw|know|want|need|include|become|cause|call|reveal|confirm|accuse|urge|ask|tell|told|allow|help|force|lead|offer|provide|require|create|have|had|has|say|said|hold|held|run|ran|move|bring|brought|sent|send|took|gave|made|got|kept|went|left|announce|introduce|feature|describe|explain|believe|think|thought|mean|meant|seem|expect|consider|remain|contain|prevent|enable|own|cover|face|join|win|won|beat|reach|receive)(?:s|d|ed|ing)?$/;

export const isWord = (word: TaggedWord): boolean => word.kind !== 'mark';

/** Whether a verb form makes a sentence: not an -ing form or the infinitive after "to". */
export const isFiniteVerb = (
  word: TaggedWord,
  before: TaggedWord | undefined,
  after: TaggedWord | undefined,
): boolean => {
  if (auxiliaries.has(word.lower)) return true;
  if (word.tag !== 'V' || before?.lower === 'to') return false;
  // "Compared with" opens a phrase in any position.
  if (word.lower === 'compared' && /^(?:with|to)$/.test(after?.lower ?? '')) return false;
  // A participle with nothing finite before it modifies its noun: "the man accused of", "shares held by".
  return !(
    /(?:ed|en|wn|ung|eld|ught)$|^(?:made|built|led|paid|sold|sent|found|run|set|put)$/.test(word.lower) &&
    (after?.lower === 'by' || after?.lower === 'of')
  );
};

/** Whether words form a clause: a subject, a verb, and no final word that needs a complement. */
export const isClause = (words: readonly TaggedWord[]): boolean => {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || danglingWordSet.has(last.lower)) return false;
  const verb = words.findIndex((word, i) => i > 0 && isFiniteVerb(word, words[i - 1], words[i + 1]));
  if (verb < 1 || ('FARGVM'.includes(last.tag) && last.tag !== 'V')) return false;
  const verbIsLast = last.tag === 'V';
  if (verbIsLast && (transitive.test(last.lower) || words.length < 4)) return false;
  return words.slice(0, verb).some((word) => 'NPCG'.includes(word.tag));
};

/** A preposition or conjunction that opens a phrase. */
export const startsPhrase = (word: TaggedWord): boolean => boundaries.has(word.lower);

const nounsWithTo =
  /^(?:able|set|due|ready|plan|plans|bid|deal|right|way|ways|attempt|attempts|effort|efforts|decision|need|according|close|up|ability|chance|going|want|wants|wanted|expected|likely|offer|order|guilty|aim|access|tickets|time)$/;

/** Whether an omissible phrase may begin with this word. */
export const isBoundary = (word: TaggedWord, before: TaggedWord): boolean => {
  if (word.kind === 'mark') return /^[,;:—–]$/.test(word.text);
  // "a vessel being removed from the water": the participle phrase can be left out.
  if (word.lower === 'being') return 'NP'.includes(before.tag);
  if (!boundaries.has(word.lower)) return false;
  if (word.lower === 'to') return 'NPC'.includes(before.tag) && !nounsWithTo.test(before.lower);
  // "a month after" is a single expression of time.
  if (
    /^(?:after|before|into)$/.test(word.lower) &&
    /^(?:moment|minute|hour|day|night|week|month|year|decade)s?$/.test(before.lower)
  )
    return false;
  // "in and out", "big and small" and number ranges stay together.
  if (word.lower === 'and') return before.kind === 'mark';
  return !boundaries.has(before.lower);
};

const negations = regex.iu`(?<![\p{L}])(?:not|no|never|nobody|nothing|none|neither|nor|cannot|only|hardly|rarely|few|unless)(?![\p{L}])|n['’]t(?![\p{L}])`;

/** "does not take bookings from November to March": the limits of a negation must stay. */
export const isNegated = (text: string): boolean => negations.test(text);
