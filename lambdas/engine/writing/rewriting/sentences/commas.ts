import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  capitalized,
  demonstratives,
  pastBe,
  possessives,
  quantifiers,
  sentenceAdverbs,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import { withOpeningComma } from './opening-commas.ts';
import { endsInName, governsBoth, isBalanced, isList, verbAt, wordsOf } from './sentence-halves.ts';
import { isPast, isSentence, subordinates } from './sentence-joints.ts';

/** Phrases that open a sentence like these adverbs. "In addition to" and "of course not" go on. */
const phrases =
  'For example|For instance|In addition|In fact|Of course|As a result|On the other hand|In other words|In general|In short|In contrast|In particular|To be fair|To be honest|In conclusion|In summary|At the end of the day|First of all|That being said|Having said that';

/** A subject or a condition opens what follows. */
const subjects = `${alternatives(articles, demonstratives, possessives, quantifiers, subjectPronouns)}|there|people|if|when|what|one`;

const opening = new RegExp(
  String.raw`^((?:${alternatives(capitalized(sentenceAdverbs))}|${phrases}) )(?=(?:${subjects}|I)(?:['’]\p{L}+)?\s)`,
  'u',
);

/** "However you choose to bake, bread rises", "However many you are": here it says in which way. */
const inWhichWay = /^However (?:you|one|many|few|the [^,.]{3,40},)/u;

const withOpening = (sentence: string): string =>
  inWhichWay.test(sentence) ? sentence : sentence.replace(opening, (found) => `${found.trimEnd()}, `);

/** "I tried it but it failed": a second clause with its own subject. */
const second = new RegExp(
  String.raw`(?<=[\p{L}\p{N})*_\x60’'"”]) (but|and|so) (?=(?:${alternatives(asWritten(subjectPronouns))}|there)(?:['’]\p{Ll}+)?\s)`,
  'u',
);
/** A shorter clause needs no comma; before "and", it may be longer. */
const leastWords: Readonly<Record<string, number>> = { but: 4, and: 7, so: 5 };
/** "Nothing but it", "not only x but it y", "or so he said". */
const belongsToJoint =
  /(?:^|\s)(?:(?:not|n['’]t)\s(?:only|just)\s|(?:nothing|anything|everything|nobody|all|none|or|and|if|do|does|did|doing|done|just|even|ever|not|is|are|was|were|be|think|hope|say)$)/iu;
/** "One idea I haven't used but I think is good": both clauses tell of the noun. */
const sharesNoun =
  /^\S+\s(?:think|thought|believe|feel|felt|know|knew|hope|guess|say|said)\s(?:is|are|was|were|will|would|can|could|has|have)\s/iu;
/** "So I can bake", "so it would rise": a purpose. */
const isPurpose =
  /^\S+(?:['’](?:ll|d))?(?:\s(?:also|just|only|don['’]t))?\s(?:can|could|will|would|may|might|do(?:es)?n['’]t|never)\s|^\S+['’](?:ll|d)\s/u;

/**
 * "So we bought one": what came of it. In the present, "so you get it" and "so I'm ready" may be what it is for, and so may
 * "so it was warm" be, except behind what was so itself.
 */
const isResult = (left: string, right: string, verb: number): boolean => {
  const { lower = '' } = wordsOf(right)[verb] ?? {};
  if (!/^(?:was|were|had)$|['’]d$/.test(lower)) return lower === 'did' || isPast(lower);
  return new RegExp(`(?<![\\p{L}])${anyOf(pastBe)}(?![\\p{L}])`, 'u').test(left);
};

/** "The board in our kitchen and my husband and I": behind the last "and" is no clause, so a row may go on. */
const endsInRow = (left: string): boolean => verbAt(left.split(/,\s|\sand\s/).at(-1) ?? '') < 0;

const withSecond = (sentence: string): string => {
  const found = second.exec(sentence);
  if (found === null) return sentence;
  const word = found[1] ?? '';
  const [left, right] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
  const verb = verbAt(right);
  const isWhole =
    countWords(left) >= (leastWords[word] ?? 0) &&
    verb >= 0 &&
    verb <= 2 &&
    isBalanced(left) &&
    !belongsToJoint.test(left) &&
    !sharesNoun.test(right) &&
    !(word === 'so' && (isPurpose.test(right) || !isResult(left, right, verb))) &&
    !subordinates.test(left) &&
    !governsBoth(left) &&
    !isList(left) &&
    !(word === 'and' && (endsInRow(left) || endsInName(left))) &&
    isSentence(left);
  return isWhole ? `${left}, ${word} ${right}` : sentence;
};

/** "Unfortunately the oven is cold but we bake": with commas behind what opens the sentence and before its second clause. */
export const withCommas = (sentence: string): string => withSecond(withOpeningComma(withOpening(sentence)));
