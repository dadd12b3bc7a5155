import {
  alternatives,
  anyOf,
  asWritten,
  coordinators,
  modals,
  questionWords,
  subjectPronouns,
  subordinators,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { startsClause } from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { actionOpening } from './opening-patterns.ts';
import { finiteAuxiliaries } from './opening-words.ts';

const comparatives =
  /^(?:more|less|fewer|better|worse|longer|shorter|sooner|later|faster|older|bigger|smaller|higher|lower)$/;
const indefinites =
  /^(?:everything|anything|something|nothing|everyone|anyone|someone|everybody|anybody|somebody|all)$/;
const relativePronounSet = wordSet('that which who whom');
/** Words before a pronoun that is their object: "With it", "for it". */
const wordsBeforeIt = /^(?:for|to|about|with|at|of|on|into|after|than)$/;

/**
 * Whether the pronoun is the object of the word before it: "The tools that keep it are good", "rather than asking for
 * it we bake".
 */
const hasItAsObject = (words: readonly TaggedWord[], last: TaggedWord): boolean =>
  wordsBeforeIt.test(last.lower) || relativePronounSet.has(words.at(-2)?.lower ?? '');

/** A main clause that opens with "then": "If we gather the rye they need then they will bake". */
const thenClause = regexOf(
  ` then (?:${alternatives(asWritten(subjectPronouns))}|there)(?:['’]\\p{Ll}+)? `,
  'u',
);

/** A subject of the main clause that comes later: "If you look at a mill you have built from rye you will see". */
const laterSubject = regexOf(
  `^[^,;:]* (?!${anyOf(questionWords)}(?!\\p{L}))(?:\\p{Lu}[\\p{L}\\p{N}]*|(?:from|in|on|at|with|to|for|of) (?:\\p{L}+ ){0,2}\\p{L}{4,}) (?:I|we|you|they|he|she)(?:['’](?:ll|d)| ${anyOf(modals)}) `,
  'u',
);

/** Verbs before the thing that is told: "If you told me I could have it". */
const informingVerbs =
  /^(?:tell|tells|told|telling|(?:remind|inform|show|warn|teach|alert)(?:s|ed|n|es|ing)?|(?:promis|convinc|assur|advis)(?:e|es|ed|ing)|notif(?:y|ies|ied|ying)|taught)$/;
const hears = /^(?:me|us|you|him|her|them|people|everyone|someone)$/;

/**
 * Whether the clause is what somebody asks or finds: "At what point they use it", "to find that the tool we made is
 * good".
 */
const asksInside = ([opening, second, third]: readonly TaggedWord[]): boolean =>
  /^(?:what|which|whose|how)$/.test(second?.lower ?? '') ||
  (opening?.lower === 'to' && third?.lower === 'that');

const nominatives = /^(?:i|we|he|she|they)$/;
const joinsClause = wordSet(
  questionWords,
  coordinators,
  subordinators,
  'that whether as than before after once so whom whose',
);
const isAuxiliary = ({ lower }: TaggedWord): boolean => finiteAuxiliaries.has(lower);

/**
 * Whether the main clause has already started: "In one sentence he told all I knew", "if you bake loaves you should
 * keep the rye".
 */
const containsSpeaker = (words: readonly TaggedWord[], isClause: boolean): boolean =>
  words.some(({ lower }, i) => {
    if (i < 2 || joinsClause.has(words[i - 1]?.lower ?? '')) return false;
    if (!isClause) return nominatives.test(lower);
    return (nominatives.test(lower) || lower === 'you') && i > 2 && modal.has(words[i + 1]?.lower ?? '');
  });
const modal = wordSet(modals);

/**
 * Whether two verbs, the second after a noun, are not joined by any word: "When a mill was free the baker was led to a
 * place".
 */
const containsTwoClauses = (words: readonly TaggedWord[]): boolean =>
  words.some((word, second) => {
    if (!isAuxiliary(word) || !'NP'.includes(words[second - 1]?.tag ?? '-')) return false;
    const first = words.findIndex((other, i) => i > 0 && i < second - 1 && isAuxiliary(other));
    return (
      first > 0 &&
      !words
        .slice(first, second)
        .some(({ lower, tag }) => joinsClause.has(lower) || lower === 'to' || tag === 'V')
    );
  });

const endsInKnowing =
  /^(?:I|we|you|they|he|she) (?:(?:do|did|can|could|will|would|does)(?:n['’]t|not| not)? )?(?:really |fully |quite )?(?:understand|know|explain|remember|recall|mention|mentioned|explained|described|understood)\W*$/u;
const isTime = /^(?:time|day|night|morning|evening|afternoon|weekend|week|month|year|summer|winter)$/;
const oneSpeaker = /^(?:I|we|he|she|they)(?:['’]\w+)? /u;
/** A second subject that no word joins: "we took it home I left". */
const laterSelf = regexOf(
  String.raw`^[^,;:]* (?!(?:${alternatives(questionWords)}|and|but|or|so|that|if|because|as|than|think|know|said|say|thought|hope|guess|believe|while|since|until|before|after|once|whether|though|although|like|things?|everything|all|way|feel|felt|wish|realized|realised|knew|told|me|us|him|her|them|sure|was|is|were|are|,) )[\w'’]+ (?:I|we) [a-z]+(?:ed|[a-z])? `,
  'u',
);
const endsInRequest =
  /^(?:I|we|you|they) (?:[^,;\s]+ ){2,8}[^,;\s]+, (?:just |simply )?(?:try|use|check|see|add|make|set|click|run|put|go|take|choose|pick|select|open|follow|look|consider|visit|read) (?!.*, )/u;

/** The words around a place where an opening may end. */
type Place = {
  readonly left: string;
  readonly right: string;
  readonly words: readonly TaggedWord[];
  readonly before: TaggedWord;
  readonly last: TaggedWord;
  readonly isClause: boolean;
};
type Veto = (place: Place) => boolean;

/** For example, "The more they bake" or "everything wrong we did". */
const isComparedOrIndefinite: Veto = ({ before, last }) =>
  (before.lower === 'the' && comparatives.test(last.lower)) ||
  (indefinites.test(before.lower) && last.tag === 'A');

/** For example, "By taking stock of how far you have come". */
const asksHow: Veto = ({ before, last }) => before.lower === 'how' && 'AR'.includes(last.tag);

/** In "On the first night we took it home I left", the clause describes the night. */
const describesTime: Veto = ({ words, last, right }) =>
  isTime.test(last.lower) &&
  words.some(({ lower }) => lower === 'the') &&
  oneSpeaker.test(right) &&
  laterSelf.test(right);

/** A time that follows a verb in place of its object: "I took when I sat there". */
const endsBeforeTime = regexOf(
  String.raw`^(?:I|we|you|they|he|she)(?:['’]\p{Ll}+)? (?:(?:had|have|has|\p{Ll}+ly) )?\p{Ll}+ (?:when|while|as|before|after|until|since|once) `,
  'u',
);
/** One of several things, which a clause may single out: "The first bite". */
const isOneOfSeveral = regex.u`(?<!\p{L})the (?:very )?(?:first|second|third|last|next|only|few|one|\p{Ll}{2,}est) \p{L}+$`;
/** The clause describes the noun in "From the first bite I took when I sat down, my mind was clear". */
const describesNoun: Veto = ({ left, last, right }) =>
  'NP'.includes(last.tag) &&
  (endsBeforeTime.test(right) || isOneOfSeveral.test(left)) &&
  right.split(', ').slice(1).some(startsClause);

/** The pronoun is the object: "Once I've caught you up". */
const youIsObject: Veto = ({ right }) =>
  /^you (?:up|down|off|out|on|in|over|through|about|with)(?![a-z])/u.test(right);

const itIsObject: Veto = ({ words, last, right }) =>
  /^it(?:['’]|\s)/u.test(right) && hasItAsObject(words, last);

const tellsSomebody: Veto = ({ before, last }) => informingVerbs.test(before.lower) && hears.test(last.lower);

/** The clause ends before the comma: "In the world I have known, baking is easy". */
const endsAtComma: Veto = ({ last, right }) =>
  'NP'.includes(last.tag) &&
  /^(?:I|we|you|they|he|she)(?:['’]\w+)? \S+(?: \S+)?, (?!and |but |or |so )/u.test(right);

const hasStarted: Veto = ({ left, words, isClause }) =>
  !actionOpening.test(left) && containsSpeaker(words, isClause);

/** For example, "Until I saw there was a loaf I wanted to buy: the big one". */
const endsAtColon: Veto = ({ last, right }) =>
  'NP'.includes(last.tag) &&
  regex.u`^(?:I|we|you|they|he|she)(?:['’]\p{Ll}+)? \p{Ll}+ to \p{Ll}+[:;—]`.test(right);

const phraseVetoes: readonly Veto[] = [
  // In "For reasons I don't understand.", the object comes before the clause.
  ({ right }) => endsInKnowing.test(right),
  describesTime,
  describesNoun,
  // The request is the main clause: "For images you want to print larger, try it".
  ({ right }) => endsInRequest.test(right),
  ({ words }) => asksInside(words),
];
const clauseVetoes: readonly Veto[] = [
  ({ right }) => thenClause.test(right),
  ({ right }) => laterSubject.test(right),
  ({ words }) => containsTwoClauses(words),
];
const vetoes: readonly Veto[] = [
  isComparedOrIndefinite,
  asksHow,
  youIsObject,
  itIsObject,
  tellsSomebody,
  endsAtComma,
  hasStarted,
  endsAtColon,
];

/** Whether the words around a position make it doubtful that an opening ends there. */
export const canContinueAfter = (
  left: string,
  words: readonly TaggedWord[],
  right: string,
  isClause: boolean,
): boolean => {
  const [before, last] = words.slice(-2);
  if (before === undefined || last === undefined) return false;
  const place = { left, right, words, before, last, isClause };
  const own = isClause ? clauseVetoes : phraseVetoes;
  return vetoes.some((isVeto) => isVeto(place)) || own.some((isVeto) => isVeto(place));
};

/**
 * Whether the name after a noun for a person belongs to that person: "In this game first time player Anna has won", "my
 * brother Dan was late".
 */
export const canBeName = (words: readonly TaggedWord[], right: string): boolean =>
  regex.u`^\p{Lu}`.test(right) && person.test(words.at(-1)?.lower ?? '');
const person =
  /^(?:player|baker|teacher|writer|singer|author|actor|actress|director|artist|leader|founder|owner|member|partner|officer|manager|designer|developer|engineer|photographer|drummer|champion|doctor|president|king|queen|brother|sister|father|mother|daughter|son|cousin|uncle|aunt|friend|wife|husband|dad|mom|mum|boss|colleague|coach|captain|man|woman|guy|girl|boy|kid)$/;

const isSpeaker = wordSet(subjectPronouns);
/** Whether the verb comes before its subject: "If we met on the weekend would it be odd?" */
export const isAsked = (main: readonly TaggedWord[]): boolean =>
  main.some(({ lower }, i) => finiteAuxiliaries.has(lower) && isSpeaker.has(main[i + 1]?.lower ?? ''));
