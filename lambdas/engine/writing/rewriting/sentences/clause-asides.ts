import { countWords } from '#domain/text/count-words.ts';
import {
  alternatives,
  anyOf,
  asWritten,
  coordinators,
  doForms,
  haveForms,
  modals,
  pastBe,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { startsClause, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';

/** Asides between commas: "It was cold, it turns out, and dark". */
const aside = regex.iu`^(?:it (?:turns|turned) out|(?:I|we) (?:(?:later|soon|also|then|just) )?(?:found out|discovered|learned|learnt|was told|were told)(?=,)|it (?:seems|appears)|I mean|I don['’]t know(?=,)|(?:I|we|you) (?:think|guess|believe|suppose|know|see|say|hope|must|imagine|swear|admit|bet|reckon|gather|suspect|presume|fear|trust|promise|have to (?:say|admit)|(?:can|will|must|may|dare) (?:tell you|say|admit|add))|they say)(?!\p{L})`;

/** Asides that stress the first clause: "I tried to rise, I really did, but the bed was warm". */
const stress = regexOf(
  `^(?:${anyOf(asWritten(subjectPronouns))}) (?:(?:really|truly|honestly|actually|certainly|definitely|sure|absolutely|always) )?(?:${alternatives(doForms, haveForms, modals, presentBe, pastBe)}|am)(?=, (?:but|and|though|yet|only|so|because|even)(?!\\p{L})|[.!])`,
  'u',
);

/** Asides that may also open a clause: "I'm sure it rises". They stand alone or before the rest of the first clause. */
const possibleAside = regex.iu`^(?:(?:I|we)(?:['’](?:m|re)| am| are)|it(?:['’]s| is| was)|that(?:['’]s| is)|there(?:['’]s| is)|(?:I|you|it|they|we)(?:['’](?:d|ll)| would| will| might| can| could| may)) (?:(?:pretty|quite|very|fairly|almost|not|no|so|only|just) )?(?:(?:say|give you|grant you|tell you|admit) (?:that|this|it) much|(?:give|grant) (?:you|it|him|her|them) that(?! much)|sure|certain|afraid|told|positive|convinced|confident|sorry|glad|guessing|assuming|hoping|true|said|clear|fair|safe|seem|appear|say|guess|bet|wager|imagine|think|argue|add|doubt|note)(?! that)(?=,| (?:to say|to admit|to see|even|just|like|as|because|but|and|though|although)(?!\p{L})|[.!"”’»)\]*_]*\s*$)`;

/** A short remark before a comma, after which the first clause goes on. */
const maxRemark = 4;
const startsNext = regexOf(
  `^(?:${anyOf(coordinators)}|so|yet|then|${anyOf(asWritten(subjectPronouns))})(?![\\p{L}])`,
  'u',
);
const isRemark = (right: string): boolean => {
  const at = right.indexOf(', ');
  const [remark, rest] = [right.slice(0, at), right.slice(at + 2)];
  // Two adjectives of one noun: "He's a big, tall man".
  const isAdjective = wordsOf(remark).at(-1)?.tag === 'A' && /(?<![a-z])(?:an?|the) /iu.test(remark);
  return (
    at > 0 && countWords(remark) <= maxRemark && !isAdjective && !startsNext.test(rest) && !startsClause(rest)
  );
};

/** Whether the words after a comma are an aside of the first clause: "We end up at the mill, I'm sure, like always". */
export const isAside = (right: string): boolean =>
  aside.test(right) || stress.test(right) || possibleAside.test(right) || isRemark(right);
