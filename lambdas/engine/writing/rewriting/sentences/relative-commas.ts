import {
  alternatives,
  anyOf,
  commonPrepositions,
  demonstratives,
  possessives,
  prepositions,
  quantifiers,
  questionWords,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import { isBalanced, verbAt, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { isMainClause } from '#engine/writing/rewriting/openings/main-clause.ts';
import { containsPurpose, describesName, isAboutStatement, thereAre } from './which-clauses.ts';

/** "Which" after a word or a bracket, before a verb or an adverb. */
const which = regexOf(
  String.raw`(?<=[\p{L}\p{N})\]*_\x60’'"”])(?<![.,!?…][)\]*_’'"”]{1,4})(?<!(?<![\p{L}])${anyOf(prepositions, commonPrepositions, questionWords, 'of and or but know see about decide choose tell question including as like than')}) which (?=(?:(?:also|then|now|still|only|really|actually|probably|just|usually|often|already|currently) )?(?!of |one |ones )\p{Ll})`,
  'gu',
);

/** Clauses that refer to the whole statement: "Which is why", "which made me". */
const refersToClause =
  /^(?:is (?:(?:probably|also|exactly|partly|perhaps|just|really) )?(?:why|when|where|how|what|because|to say)|was (?:why|when|where|how|what)|(?:makes|made) (?:me|us|him|her|them|you|sense|it (?:easy|easier|hard|harder|difficult|impossible|possible|clear))|I (?:think|guess|believe|suppose|hope|assume) (?:is|was|are))(?![a-z])/u;
const judgment =
  /^(?:is|was) (?:(?:pretty|really|very|quite|so|just|always|kind of|honestly|probably|also|totally|absolutely|a bit|a little|super|actually|certainly) )?(?:cool|great|nice|awesome|fine|fantastic|annoying|unfortunate|amazing|perfect|fun|a shame|a pity|a bit|wonderful|strange|weird|odd|sad|rare|understandable|impressive|ideal|excellent|frustrating|surprising|ridiculous|lovely|insane|crazy|terrible|awful|scary|funny|handy|helpful|disappointing|exciting|interesting|a (?:pleasant|nice|big|huge|welcome|great|good|real) (?:surprise|change|help|relief|bonus|plus|touch|start|sign|feeling|improvement|challenge|problem|deal)|worth (?:it|noting)|(?:a )?good thing)(?=[.!;:),]|$| \(| (?:and|but|because|since|if|when|for me|for us|for all|for everyone)(?![a-z]))/u;

const definiteDeterminers = wordSet(possessives, demonstratives);
const indefiniteDeterminers = wordSet(
  quantifiers,
  'a an no another other something anything nothing everything one ones those these thing things way ways',
);
/** The words of the last noun phrase. */
const lastPhrase = (words: readonly TaggedWord[]): readonly TaggedWord[] => {
  const start = words.findLastIndex(({ tag }) => !'NPACG'.includes(tag));
  return words.slice(Math.max(start, 0));
};

/** Whether the last noun is already identified: "Heroku", "my old bike", "the API Gateway". */
const isNamed = (words: readonly TaggedWord[]): boolean => {
  const [first, ...rest] = lastPhrase(words);
  const last = rest.at(-1);
  if (first === undefined || last === undefined || thereAre.test(words.map(({ lower }) => lower).join(' ')))
    return false;
  if (indefiniteDeterminers.has(first.lower) || rest.some(({ lower }) => indefiniteDeterminers.has(lower)))
    return false;
  if (definiteDeterminers.has(first.lower)) return last.tag === 'N' && !/s$/.test(last.lower);
  return (
    rest.every(({ text }) => regex.u`^\p{Lu}`.test(text)) &&
    regex.u`^\p{Lu}\p{L}*\p{Ll}`.test(last.text) &&
    !/s$/.test(last.lower) &&
    rest.every(({ tag }) => tag === 'P')
  );
};
/** Whether the words do not end with a noun that the clause could single out: "The page loads slowly which". */
const endsInNoNoun = (words: readonly TaggedWord[]): boolean => {
  const last = words.at(-1);
  return (
    last !== undefined &&
    (last.tag === 'R' ||
      /^(?:too|also|well|though|again|now|yet|here|there|today|it|this|them|me|us)$/.test(last.lower))
  );
};

/** Words before a question: "Tell me which will rise". */
const indirectQuestion =
  /(?:tell|tells|told|ask|asks|asked|show|shows|showed|say|says|said|know|knew|see|saw|decide|decided|choose|chose|guess|wonder|find out|figure out|learn|sure|clear) (?:\S+ )?(?:me|us|you|it|him|her|them|also|now|here|there)$/u;

/** Adds a comma before a final clause that does not single out its noun: "We bake with Heroku which is old". */
export const withRelativeComma = (sentence: string): string => {
  for (const found of matchesOf(sentence, which)) {
    const [left, right] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    const words = wordsOf(left);
    // The clause says what it is: "It's not even the rye which bothers me".
    if (saysWhatItIs(left)) continue;
    // A question, such as "I wondered is it which is best".
    if (/(?<![a-z])(?:is|was|are|were) (?:it|this|them)$/iu.test(left)) continue;
    // The clause singles out one of several: "The part of us which shines", "all the parts of our self which rise".
    if (oneOfSeveral.test(left) || isWish.test(left)) continue;
    if (indirectQuestion.test(left) || !isBalanced(left) || words.length < 2 || verbAt(left) < 0) continue;
    const isIndefinite = indefiniteDeterminers.has(lastPhrase(words)[0]?.lower ?? '');
    const isComplete =
      refersToClause.test(right) && !isIndefinite
        ? true
        : judgment.test(right)
          ? !isIndefinite
          : !describesEarlierNoun.test(left) &&
            !singlesOut.test(left) &&
            !thereAre.test(words.map(({ lower }) => lower).join(' ')) &&
            (((isNamed(words) || endsInNoNoun(words)) && isLast(right)) ||
              (!isIndefinite && (isAboutStatement(left, words, right) || describesName(left, words, right))));
    if (isComplete) return `${left}, which ${right}`;
  }
  return sentence;
};

/** The clause singles out what "it" is, in any clause: "We were late, and it was this loaf which fell". */
const saysWhatItIs = (left: string): boolean =>
  opensWithIt.test(left) || endsInIt.test(left.slice(-maxContext));
const opensWithIt = /^(?:but |and )?it(?:['’]s| is| was| isn['’]t| wasn['’]t) /iu;
const endsInIt =
  /[,;:(–—] ?(?:but |and |so )?it(?:['’]s| is| was) (?:this|that|these|those|the|my|our|his|her|their) [^,;]*$/iu;
/** More characters than such a clause has before its "which". */
const maxContext = 120;

/** A wish, whose verb comes after the clause: "And may the peace of God which passes all understanding keep us". */
const isWish = /(?:^|[,;] |(?<![a-z])and )may (?:the|your|our|his|her|this|God)[^,;]*$/iu;
/** One of several, which the clause singles out: "The only mill in Ryetown", "one of the first films in Ryetown". */
const singlesOut =
  /(?<![a-z])(?:only|first|last|every|any|no|those|one of|some of|few|all|best|worst|most|least|[a-z]{3,}est) (?:[a-z'’-]+ ){1,6}(?:[A-Z][\w.-]* ?)*(?:out there|there|here|now|today)?$/u;
/** A new thing and its place, of which the clause may single out the thing: "I read a text on Ryemill which helped me". */
const describesEarlierNoun = regexOf(
  String.raw`(?<!\p{L})(?:an?|some|another) (?:\p{Ll}+ ){1,3}(?:${alternatives(commonPrepositions)}|about|of) (?:the )?(?:\p{Lu}[\p{L}\d]* ?)+$`,
  'u',
);
const oneOfSeveral =
  /(?:^|\s)(?:parts?|sides?|aspects?|kinds?|types?|sorts?|pieces?|elements?|areas?|version|half|side) of \S+(?: \S+)?$/iu;

/** Whether a clause runs to the end of its sentence: "is old." */
export const isLast = (right: string): boolean => {
  if (!/[.!?:]["”’)*_]*\s*$/u.test(right) || right.includes(',')) return false;
  // The last words belong to the clause before: "Open the oven which is old to the bakers", "which was hot and left".
  if (containsPurpose(right)) return false;
  const words = wordsOf(`it ${right}`);
  const verb = words[1]?.tag === 'R' || isAdverb.test(words[1]?.lower ?? '') ? 2 : 1;
  return (
    isVerb(words, verb) &&
    !subjectPronounSet.has(words[verb + 1]?.lower ?? '') &&
    !words.some(({ lower }, i) => lower === 'and' && isVerb(words, i + 1)) &&
    isMainClause(`it ${right}`, 3)
  );
};
const subjectPronounSet = wordSet(subjectPronouns);
const isAdverb = /^(?:also|then|now|still|only|just|often|already)$/;
const isVerb = (words: readonly TaggedWord[], at: number): boolean => {
  const word = words[at];
  return word !== undefined && isFiniteVerb(word, words[at - 1], words[at + 1]);
};
