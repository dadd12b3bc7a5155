import { countWords } from '#domain/text/count-words.ts';
import { baseOf, lexiconEntry } from '#engine/english/lexicon.ts';
import { stopWords } from '#engine/english/stop-words.ts';
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
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isPast } from '#engine/writing/clauses/past-forms.ts';
import {
  coversBothHalves,
  endsInName,
  isBalanced,
  isList,
  lacksMainClause,
  reported,
  verbAt,
  wordsOf,
} from '#engine/writing/clauses/sentence-halves.ts';
import { subordinates } from './dependent-clauses.ts';
import { hasClauseWithoutThat, maxSentenceLength } from './first-clauses.ts';
import { joinsPartner, lacksVerb, sharesDescribedNoun } from './parallel-parts.ts';
import { sharesNoun } from './shared-nouns.ts';
import { isSentence } from './whole-sentences.ts';

/** A second clause with its own subject: "I tried it but it failed". */
const secondClause = regexOf(
  String.raw`(?<=[\p{L}\p{N})*_\x60’'"”]) (but|and|so|yet) (?=(?:${alternatives(asWritten(subjectPronouns))}|there)(?:['’]\p{Ll}+)?\s)`,
  'gu',
);
/** The fewest words in the first clause that call for a comma. */
const minWords: Readonly<Record<string, number>> = { but: 4, and: 5, so: 5, yet: 4 };
/**
 * The fewest words before a long second clause, which needs the comma even after a short first one: "It was noon and we
 * were on our way to the old mill".
 */
const minWordsBeforeLong = 3;
const longSecond = 8;
const isTooShort = (left: string, word: string, right: string): boolean => {
  const min = countWords(right) >= longSecond ? minWordsBeforeLong : (minWords[word] ?? 0);
  return countWords(left) < min;
};
/** Words that belong with the conjunction: "Nothing but it", "not only x but it y", "or so he said". */
const attachesToConjunction =
  /(?:^|\s)(?:(?:I|he|she|we|they)$|(?:not|n['’]t)\s(?:only|just)\s|(?:nothing|anything|everything|nobody|all|none|or|and|if|do|does|did|doing|done|just|even|ever|not|is|are|was|were|be|think|hope|say)$|(?:let['’]s say|imagine|suppose|assume|assuming)\s)/iu;
/** A clause whose last words are missing: "A crash happened right and it was loud". */
const endsUnfinished = regexOf(
  String.raw`(?<!(?<!\p{L})(?:it|that|this|them|him|her|me|you|us|things?|everything|is|was|are|were|be|been|feels?|felt|goes|go|went|done|all|just|not|quite|so|or|the|left|turned) |['’]s )(?<!\p{L})right$|(?<!\p{L})(?:the|an?|my|our|your|their|very)$`,
  'iu',
);
/** Clauses of purpose: "So I can bake", "so it would rise". */
const isPurpose =
  /^\S+(?:['’](?:ll|d))?(?:\s(?:also|just|only|don['’]t))?\s(?:can|could|will|would|may|might|do(?:es)?n['’]t|never)\s|^\S+['’](?:ll|d)\s/u;

/**
 * Whether a clause with "so" is a result: "So we bought one". In the present, "so you get it" and "so I'm ready" may be
 * purposes. So may "so it was warm", unless the first clause also has "was" or "were".
 */
const isResult = (left: string, right: string, verb: number): boolean => {
  const { lower = '' } = wordsOf(right)[verb] ?? {};
  if (!/^(?:was|were|had)$|['’]d$/.test(lower)) return lower === 'did' || isPast(lower);
  return regexOf(`(?<![\\p{L}])${anyOf(pastBe)}(?![\\p{L}])`, 'u').test(left);
};

/** Clauses that cannot be purposes: "So I don't think", "so we'll use". */
const isNotPurpose =
  /^(?:I|we) (?:(?:really|just|still) )?(?:do not|don['’]t) (?:think|know|mind|believe|remember|find|recommend|expect) |^(?:I|we)['’]ll (?:use|need|start|skip|leave|focus|assume|call|stick|show|explain|go with|go ahead|be using) |^you['’]ll (?:need|have|want) to |^I (?:think|guess|believe|suppose|assume|hope) /u;

/**
 * Whether the words after the last "and" have no verb, so that a list may continue: "The board in our kitchen and my
 * husband and I".
 */
const endsInList = (left: string): boolean => verbAt(left.split(/,\s|\sand\s/).at(-1) ?? '') < 0;

/**
 * Whether two people follow the conjunction: "They are late so Anna and I", "but the baker and the miller". "So late"
 * is a degree.
 */
export const startsPair = (left: string): boolean => {
  const pair = /\s(?:but|so|because)\s(?<last>[^,]*)$/u.exec(left)?.groups?.last;
  if (pair === undefined || countWords(pair) > maxPartnerLength) return false;
  const [first] = wordsOf(pair);
  return (
    first !== undefined &&
    !/^(?:much|many|long|far|well|often)$/.test(first.lower) &&
    !'ARGV'.includes(first.tag) &&
    verbAt(pair) < 0
  );
};
const maxPartnerLength = 3;

/**
 * Whether the words after the last conjunction are only the start of a subject, as in "There were few but the trickle of
 * new loaves and rye rolls became a stream".
 */
export const startsSubject = (left: string): boolean => {
  const start =
    regex.u`\s(?:but|so|because|and)\s(?:then\s|now\s|later\s)?(?<start>(?:the|an?|my|his|her|our|their|its|this|these|those|\p{Ll}{3,}ing)\s[^,;:]*)$`.exec(
      left,
    )?.groups?.start;
  return start !== undefined && verbAt(start) < 0;
};

/** A question that covers both halves: "Did I say that it works and the oven is old?" */
export const isYesNoQuestion = regexOf(
  `^(?:${alternatives(doForms, presentBe, pastBe, haveForms, modals)}) .*\\?\\W*$`,
  'isu',
);

/** Whether two verbs share an object that comes later: "I don't own and I haven't read his book". */
const sharesObject = (left: string, right: string): boolean =>
  /n['’]t (?:own|read|seen|heard|watched|tried|used|bought|played|finished|visited|have|need|want|like|support)$/iu.test(
    left,
  ) && /^(?:I|we|you|they|he|she) (?:\w+n['’]t|never|do not|have not) /iu.test(right);

export const withSecondClause = (sentence: string): string => {
  if (sentence.length > maxSentenceLength || isYesNoQuestion.test(sentence)) return sentence;
  for (const found of matchesOf(sentence, secondClause)) {
    const word = found[1] ?? '';
    const [left, right] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    const verb = verbAt(right);
    if (isAlone(left, right) || lacksVerb.test(right) || sharesObject(left, right)) continue;
    const isComplete =
      verb >= 0 &&
      verb <= 2 &&
      !sharesNoun.test(right) &&
      !(
        word === 'so' &&
        !isNotPurpose.test(right) &&
        (isPurpose.test(right) || !isResult(left, right, verb))
      ) &&
      !(word === 'and' && (canJoinName(left, right) || isChain(left, right))) &&
      isFirst(left, word, right);
    if (isComplete) return `${left}, ${word} ${right}`;
  }
  return sentence;
};
/**
 * Whether the first half cannot take a comma. In "It rises. iOS and Rex bake", too few words follow the last period. In
 * "In a mill and it's yard", a noun follows that the mill owns. In "The hour you lost, or the week it rained and you
 * sat there", the clause is part of a list.
 */
export const isAlone = (left: string, right: string): boolean =>
  endsInMark.test(left) ||
  endsUnfinished.test(left) ||
  countWords(left.split(mark).at(-1) ?? '') < minWordsAfterMark ||
  /,\sor\s[^,]*$/.test(left) ||
  // "Here and there" is one place, and an HTML entity hides the start of the sentence.
  (/(?<![a-z])here$/iu.test(left) &&
    /^there(?! (?:is|are|was|were|will|has|have)(?![a-z])|['’])/u.test(right)) ||
  /&[a-z]+;/iu.test(left) ||
  // For example, "For my husband and I to see it".
  startsAction.test(right) ||
  // Two owners: "A report on Anna and I's trip".
  /^I['’]s /u.test(right) ||
  knowsBoth.test(left) ||
  endsInTwoWords.test(left) ||
  misspelledOpening.test(left) ||
  comparesClauses.test(left) ||
  (/^I\s/u.test(right) && namesPerson(left)) ||
  sharesDescribedNoun(left, right) ||
  isTimeAlone.test(left) ||
  hasNoun(right);

/** Clauses that a storyteller joins by "and" alone, one after the other. A single comma among them would be uneven. */
export const isChain = (left: string, right: string): boolean =>
  countJoints(left) + countJoints(right) >= minBareJoints;
const countJoints = (text: string): number => text.match(bareJoint)?.length ?? 0;
const minBareJoints = 2;
const bareJoint = regexOf(
  `(?<![,;]) and (?:${alternatives(asWritten(subjectPronouns), articles, possessives)}|there)(?!\\p{L})`,
  'gu',
);

/** A time with no verb, after which the clause is the main one: "So a loaf later and I was there". */
const isTimeAlone =
  /^(?:(?:and|but|so|then),? )?(?:an?|one|two|three|some|several|a few|\d+) (?:[a-z-]+ ){1,4}later$/iu;
/** A misspelled conjunction, whose clause has two parts: "Altough I have a mill and I bake". */
const misspelledOpening =
  /^(?:altough|allthough|althought|althrough|eventhough|becuase|beacuse|becasue|wheras)\s/iu;
/** A negation that covers both halves: "It isn't like it rains and we are wet". */
const comparesClauses = /(?:(?<![a-z])(?:is|was)n['’]t|(?:(?<![a-z])(?:is|was)|['’]s) not) like [^,;]*$/iu;
/** Whether another person shares the subject with "I": "The talk a friend and I had". "For a friend and I" does not. */
const namesPerson = (left: string): boolean => {
  const at = left.search(endsInPerson);
  return at === 0 || (at > 0 && wordsOf(left.slice(0, at)).at(-1)?.tag === 'N');
};
const endsInPerson =
  /(?<![a-z])(?:an?|the|another|some|one|two) (?:[a-z]+ )?(?:friend|colleague|co-?worker|partner|classmate|teammate|neighbou?r|roommate|flatmate|buddy|mate|guy|girl|kid|student|volunteer|member|couple|team)s?$/iu;
/** A short clause after a comma, which makes a pair with the next one: "One way to see it is, you plan and you bake". */
const endsInTwoWords = regexOf(
  `, (?:${alternatives(asWritten(subjectPronouns))})(?:['’]\\p{Ll}+)? [^\\s,]+$`,
  'u',
);

/**
 * A pause or a quotation, in which British style puts the comma before the closing marks. Emphasis may include a mark,
 * too: "a _mill,_ but we".
 */
const endsInMark = /(?:["”’]|\.\.|…|[.,;:!?][*_]+)$/u;

/** The end of a sentence. "Dr. Poe" does not end one. */
const mark = regex.u`(?<!(?<!\p{L})(?:Dr|Mr|Mrs|Ms|St|Jr|vs|No|Inc|etc|\p{L}))[.!?]["”’)]*\s+`;

const startsAction = regexOf(`^${anyOf(asWritten(subjectPronouns))} to\\s`, 'u');
/** Both clauses are known in "All I know is it works and it is good". */
const knowsBoth = regexOf(
  `(?:^|[.,;] |(?:and|but|so) )(?:all|what|the (?:only )?thing) (?:that )?${anyOf(asWritten(subjectPronouns))} (?:(?:can|do|did) )?(?:know|knew|say|said|hear|heard|remember|care about|ask|hope|see) (?:is|was) `,
  'iu',
);

/** A plural noun after its adjective, which only a possessive can have before it: "It's breathable mesh straps". */
const hasPlural = (right: string): boolean => {
  const [, described = '', noun = ''] =
    regex.u`^it['’]s ((?:\p{Ll}+ ){1,3})(\p{Ll}{3,}[^s\P{Ll}]s)(?![\p{L}'’-])`.exec(right) ?? [];
  const words = described.trim().split(' ');
  return (
    words.every((word) => !stopWords.has(word) && !/(?:ed|en|ing|ly)$/.test(word)) &&
    (/(?:[eo]r|ist|ion|ment)s$/.test(noun) || (baseOf(noun, 's')?.classes.startsWith('n') ?? false))
  );
};

const hasNoun = (right: string): boolean => {
  if (hasPlural(right)) return true;
  const [, word = '', next = ''] = regex.u`^it['’]s (\p{Ll}+)([.!?;,)]?)`.exec(right) ?? [];
  if (/(?:[eo]r|ist|ion|ment)s$/.test(word)) return true;
  if (/[^s]s$/.test(word) && (baseOf(word, 's')?.classes.startsWith('n') ?? false)) return true;
  // "It's subdirectory." ends in a noun that the lexicon lacks.
  const classes =
    lexiconEntry(word)?.classes ?? (/(?:ory|ment|[st]ion|ness|ship|age|ure)$/.test(word) ? 'n' : '');
  return next !== '' && !/(?:ed|en|ne|ing)$/.test(word) && classes === 'n';
};
const minWordsAfterMark = 3;

/**
 * A pronoun after a name, which may make one subject of two people: "Anna and I bake". "I am" has only its own subject.
 */
const joinsName = regex.iu`^(?:I|we|he|she|they)(?!(?: am| was|['’]m)(?![\p{L}]))(?![\p{L}])`;

/**
 * Whether a pronoun may join the name before it. In "I sold it to Anna and we left", "we" and "they" cannot join a name
 * that ends a complete clause.
 */
const canJoinName = (left: string, right: string): boolean =>
  joinsPartner(left, right) ||
  (joinsName.test(right) &&
    (endsInPartner.test(left) || (endsInName(left) && !(/^(?:we|they) /u.test(right) && verbAt(left) >= 0))));

const finite = anyOf(presentBe, pastBe, haveForms, doForms, modals, 'looks seems feels works went got');
/** The same after a relative or friend: "It was my partner and I who baked", "where my old friend and I baked". */
export const endsInPartner = regexOf(
  String.raw`(?:^|(?<!\p{L})(?:${alternatives(presentBe, pastBe)}|that|where|when|if|because|so|but|and)\s)${anyOf(possessives)} (?:\p{L}+ )?\p{L}+$|(?<!\p{L})and ${anyOf(possessives)} (?:(?!${finite} )\p{L}+ ){2}\p{L}+$`,
  'iu',
);

/**
 * Words that need both halves. Other contrasts get their comma even after a subordinate clause: "I don't know if it
 * rises but it is good".
 */
const spansBoth = regex.iu`(?:^|\s)(?:not only|not just|not because|either|neither|both|between|whether|if only|so \p{L}+ that|such an?)\s`;

const pronounSubject = anyOf(asWritten(subjectPronouns));
/**
 * A clause of time whose second half refers to the same time: "Tell me the next time I get angry and I don't notice".
 */
const timePhrase = regexOf(
  String.raw`(?<!\p{L})(?:next|last|first|every|each|any|the|one) (?:time|moment|minute|day|night|week|month|year|occasion)s? (?:that )?(?:${pronounSubject}|${anyOf(articles, possessives)})(?:['’]|\s)[^,;]*$`,
  'iu',
);
/** The same with a noun as the subject: "Before the light goes out and they are lost". */
const startsLater = regexOf(
  String.raw`(?<!\p{L})(?:before|until|till|once) (${anyOf(articles, possessives)}\s[^,;]*)$`,
  'iu',
);
const endsLater = (left: string): boolean => {
  const clause = startsLater.exec(left)?.[1];
  return (
    clause !== undefined && (verbAt(clause) > 0 || wordsOf(clause).some(({ tag }, i) => i > 1 && tag === 'V'))
  );
};
/** The same with a pronoun: "Before I get angry and I don't notice". A contrast gets its comma after these, too. */
const timeClause = regexOf(
  String.raw`(?<!\p{L})(?:before|after|once|till|whenever|wherever|in case) ${pronounSubject}(?:['’]|\s)[^,;]*$`,
  'iu',
);

/** A meaning of two clauses: "It means you have a mill and you are rich". */
const meansBoth = regexOf(
  `(?<!\\p{L})(?:means?|meant) ${anyOf(asWritten(subjectPronouns), possessives, articles, 'there')}(?:['’]|\\s)[^,;]*$`,
  'iu',
);

/** Clauses that may include the second half: "The case where we don't know x but we know y". */
const relativeClause = /\s(?:where|who|which|whose|because|since|while)\s[^,;]*$/iu;

/**
 * The same before a contrast. In "It is a grain which keeps well but it is old", the contrast is with the whole
 * sentence.
 */
const causeClause = /\s(?:where|whose|because|since|while)\s[^,;]*$/iu;

/**
 * Whether both halves belong to a condition that a main clause follows: "So if you want rye but you have no oven, write
 * to us". In "I don't know if it rises but it is good", none follows.
 */
export const sharesCondition = (left: string, right: string): boolean =>
  right.includes(',') && openCondition.test(left);
const openCondition =
  /(?:^|[,;:(–—] ?|(?<![a-z])(?:and|but|so|that|because|or|now|then) )(?:if|when|whenever|unless|once) [^,;:]*$/iu;

/** A clause with "not", to which "yet" may belong: "If you haven't baked one yet you should". */
const endsInNegation = /(?:n['’]t|(?<![a-z])(?:not|never|no|any))\s[^,;]*$/iu;
/** A saying of two short clauses: "It is not easy but you win some and you lose some". */
export const endsInShortClause = regexOf(
  String.raw`\s(?:but|so|because) ${anyOf(asWritten(subjectPronouns))} [^\s,]+ [^\s,]+$`,
  'u',
);

/** Whether the text before a coordinator is a complete clause that ends there. */
const isFirst = (left: string, word: string, right: string): boolean =>
  !isTooShort(left, word, right) &&
  !sharesCondition(left, right) &&
  !(
    word === 'yet' &&
    (endsInNegation.test(left) || openCondition.test(left) || /(?<![a-z])(?:and|but)$/iu.test(left))
  ) &&
  !(word === 'and' && endsInShortClause.test(left)) &&
  isBalanced(left) &&
  !attachesToConjunction.test(left) &&
  !timePhrase.test(left) &&
  !(word !== 'but' && (timeClause.test(left) || endsLater(left) || meansBoth.test(left))) &&
  !(word === 'but' || word === 'yet' ? causeClause : relativeClause).test(left) &&
  !(word === 'but' || word === 'yet'
    ? lacksMainClause(left) || spansBoth.test(left) || reported.test(left)
    : subordinates.test(left) || coversBothHalves(left)) &&
  !isList(left) &&
  // "I hope you are well and it rises": both clauses are the hope.
  !(word === 'and' && (endsInList(left) || startsPair(left) || hasClauseWithoutThat(left))) &&
  isSentence(left);
