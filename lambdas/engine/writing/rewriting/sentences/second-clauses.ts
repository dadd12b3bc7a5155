import { baseOf, lexiconEntry } from '#engine/english/lexicon.ts';
import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  doForms,
  haveForms,
  modals,
  pastBe,
  possessives,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import {
  endsInName,
  governsBoth,
  isBalanced,
  isList,
  lacksMainClause,
  reported,
  verbAt,
  wordsOf,
} from './sentence-halves.ts';
import { isPast, isSentence, subordinates } from './sentence-joints.ts';

/** "I tried it but it failed": a second clause with its own subject. */
const second = regexOf(
  String.raw`(?<=[\p{L}\p{N})*_\x60’'"”]) (but|and|so|yet) (?=(?:${alternatives(asWritten(subjectPronouns))}|there)(?:['’]\p{Ll}+)?\s)`,
  'gu',
);
/** A shorter clause needs no comma; before "and", it may be longer. */
const leastWords: Readonly<Record<string, number>> = { but: 4, and: 5, so: 5, yet: 4 };
/** "It was noon and we were on our way to the old mill": a long second clause asks for the comma behind a short first one. */
const leastBeforeLong = 3;
const longSecond = 8;
const isTooShort = (left: string, word: string, right: string): boolean => {
  const least = countWords(right) >= longSecond ? leastBeforeLong : (leastWords[word] ?? 0);
  return countWords(left) < least;
};
/** "Nothing but it", "not only x but it y", "or so he said". */
const belongsToJoint =
  /(?:^|\s)(?:(?:I|he|she|we|they)$|(?:not|n['’]t)\s(?:only|just)\s|(?:nothing|anything|everything|nobody|all|none|or|and|if|do|does|did|doing|done|just|even|ever|not|is|are|was|were|be|think|hope|say)$|(?:let['’]s say|imagine|suppose|assume|assuming)\s)/iu;
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
  return regexOf(`(?<![\\p{L}])${anyOf(pastBe)}(?![\\p{L}])`, 'u').test(left);
};

/** "So I don't think", "so we'll use": nothing is done for the sake of that. */
const isSure =
  /^(?:I|we) (?:(?:really|just|still) )?(?:do not|don['’]t) (?:think|know|mind|believe|remember|find|recommend|expect) |^(?:I|we)['’]ll (?:use|need|start|skip|leave|focus|assume|call|stick|show|explain|go with|go ahead|be using) |^you['’]ll (?:need|have|want) to |^I (?:think|guess|believe|suppose|assume|hope) /u;

/** "The board in our kitchen and my husband and I": behind the last "and" is no clause, so a row may go on. */
const endsInRow = (left: string): boolean => verbAt(left.split(/,\s|\sand\s/).at(-1) ?? '') < 0;

/** "They are late so Anna and I", "but the baker and the miller": behind the joint are two persons. "So late" is how late. */
export const opensPair = (left: string): boolean => {
  const pair = /\s(?:but|so|because)\s(?<last>[^,]*)$/u.exec(left)?.groups?.last;
  if (pair === undefined || countWords(pair) > longestPartner) return false;
  const [first] = wordsOf(pair);
  return (
    first !== undefined &&
    !/^(?:much|many|long|far|well|often)$/.test(first.lower) &&
    !'ARGV'.includes(first.tag) &&
    verbAt(pair) < 0
  );
};
const longestPartner = 3;

/** "Did I say that it works and the oven is old?": the question asks for both. */
export const asksAll = regexOf(
  `^(?:${alternatives(doForms, presentBe, pastBe, haveForms, modals)}) .*\\?\\W*$`,
  'isu',
);

export const withSecondClause = (sentence: string): string => {
  if (asksAll.test(sentence)) return sentence;
  for (const found of sentence.matchAll(second)) {
    const word = found[1] ?? '';
    const [left, right] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    const verb = verbAt(right);
    // A comma inside the closing quotation marks is British elsewhere.
    if (/(?:["”’]|\.\.|…)$/u.test(left)) continue;
    if (isAlone(left, right)) continue;
    const isWhole =
      verb >= 0 &&
      verb <= 2 &&
      !sharesNoun.test(right) &&
      !(word === 'so' && !isSure.test(right) && (isPurpose.test(right) || !isResult(left, right, verb))) &&
      !(word === 'and' && mayJoinName(left, right)) &&
      isFirst(left, word, right);
    if (isWhole) return `${left}, ${word} ${right}`;
  }
  return sentence;
};
/**
 * "It rises. iOS and Rex bake": too few words behind the last mark. "In a mill and it's yard": a noun that the mill has. "The
 * hour you lost, or the week it rained and you sat there": a part of a row.
 */
export const isAlone = (left: string, right: string): boolean =>
  countWords(left.split(mark).at(-1) ?? '') < leastBehindMark ||
  /,\sor\s[^,]*$/.test(left) ||
  // "Here and there" is one place, and an entity hides what opens the sentence.
  (/(?<![a-z])here$/iu.test(left) &&
    /^there(?! (?:is|are|was|were|will|has|have)(?![a-z])|['’])/u.test(right)) ||
  /&[a-z]+;/iu.test(left) ||
  // "For my husband and I to see it".
  /^(?:I|we|you|they|he|she|it) to\s/u.test(right) ||
  // "All I know is it works and it is good": both are known.
  /(?:^|[.,;] |(?:and|but|so) )(?:all|what|the (?:only )?thing) (?:that )?(?:I|we|you|he|she|they) (?:(?:can|do|did) )?(?:know|knew|say|said|hear|heard|remember|care about|ask|hope|see) (?:is|was) /iu.test(
    left,
  ) ||
  hasNoun(right);

/** The end of a sentence. "Dr. Poe" goes on. */
const mark = regex.u`(?<!(?<!\p{L})(?:Dr|Mr|Mrs|Ms|St|Jr|vs|No|Inc|etc|\p{L}))[.!?]["”’)]*\s+`;

const hasNoun = (right: string): boolean => {
  const [, word = '', next = ''] = regex.u`^it['’]s (\p{Ll}+)([.!?;,)]?)`.exec(right) ?? [];
  if (/(?:[eo]r|ist|ion|ment)s$/.test(word)) return true;
  if (/[^s]s$/.test(word) && (baseOf(word, 's')?.classes.startsWith('n') ?? false)) return true;
  return next !== '' && !/(?:ed|en|ne|ing)$/.test(word) && lexiconEntry(word)?.classes === 'n';
};
const leastBehindMark = 3;

/** "Anna and I bake": behind a name, one subject of two people. "I am" has only itself. */
const joinsName = regex.iu`^(?:I|we|he|she|they)(?!(?: am| was|['’]m)(?![\p{L}]))(?![\p{L}])`;

/** "I sold it to Anna and we left": "we" and "they" are no partners of a name that ends a whole clause. */
const mayJoinName = (left: string, right: string): boolean =>
  joinsName.test(right) &&
  (endsInPartner.test(left) || (endsInName(left) && !(/^(?:we|they) /u.test(right) && verbAt(left) >= 0)));

const finite = anyOf(presentBe, pastBe, haveForms, doForms, modals, 'looks seems feels works went got');
/** "It was my partner and I who baked", "where my old friend and I baked": the same, behind somebody's person. */
export const endsInPartner = regexOf(
  String.raw`(?:^|(?<!\p{L})(?:${alternatives(presentBe, pastBe)}|that|where|when|if|because|so|but|and)\s)${anyOf(possessives)} (?:\p{L}+ )?\p{L}+$|(?<!\p{L})and ${anyOf(possessives)} (?:(?!${finite} )\p{L}+ ){2}\p{L}+$`,
  'iu',
);

/** A contrast gets its comma behind a subordinate clause, too: "I don't know if it rises but it is good". These need both halves. */
const spansBoth = regex.iu`(?:^|\s)(?:not only|not just|not because|either|neither|both|between|whether|if only|so \p{L}+ that|such an?)\s`;

const speaker = anyOf(asWritten(subjectPronouns));
/** "Tell me the next time I get angry and I don't notice": a clause of time, whose second half tells of the same time. */
const opensTime = regexOf(
  String.raw`(?<!\p{L})(?:next|last|first|every|each|any|the|one) (?:time|moment|minute|day|night|week|month|year|occasion)s? (?:that )?(?:${speaker}|${anyOf(articles, possessives)})\s[^,;]*$`,
  'iu',
);
/** "Before the light goes out and they are lost". */
const opensLater = regexOf(
  String.raw`(?<!\p{L})(?:before|until|till|once) (${anyOf(articles, possessives)}\s[^,;]*)$`,
  'iu',
);
const endsLater = (left: string): boolean => {
  const clause = opensLater.exec(left)?.[1];
  return (
    clause !== undefined && (verbAt(clause) > 0 || wordsOf(clause).some(({ tag }, i) => i > 1 && tag === 'V'))
  );
};
/** "Before I get angry and I don't notice": a contrast gets its comma behind these, too. */
const opensOrder = regexOf(
  String.raw`(?<!\p{L})(?:before|after|once|till|whenever|wherever|in case) ${speaker}\s[^,;]*$`,
  'iu',
);

/** "The case where we don't know x but we know y": the contrast may be inside the clause. */
const opensRelative = /\s(?:where|who|which|whose|because|since|while)\s[^,;]*$/iu;

/** "It is a grain which keeps well but it is old": the contrast is of the whole. */
const opensCause = /\s(?:where|whose|because|since|while)\s[^,;]*$/iu;

/** Whether the text before a coordinator is a whole clause that ends there. */
const isFirst = (left: string, word: string, right: string): boolean =>
  !isTooShort(left, word, right) &&
  isBalanced(left) &&
  !belongsToJoint.test(left) &&
  !opensTime.test(left) &&
  !(word !== 'but' && (opensOrder.test(left) || endsLater(left))) &&
  !(word === 'but' || word === 'yet' ? opensCause : opensRelative).test(left) &&
  !(word === 'but' || word === 'yet'
    ? lacksMainClause(left) || spansBoth.test(left) || reported.test(left)
    : subordinates.test(left) || governsBoth(left)) &&
  !isList(left) &&
  !(word === 'and' && (endsInRow(left) || opensPair(left))) &&
  isSentence(left);
