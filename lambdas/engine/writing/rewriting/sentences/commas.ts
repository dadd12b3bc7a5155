import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  capitalized,
  demonstratives,
  doForms,
  haveForms,
  modals,
  objectPronouns,
  pastBe,
  possessives,
  presentBe,
  quantifiers,
  sentenceAdverbs,
  subjectPronouns,
  subordinators,
  wordSet,
} from '#engine/english/word-classes.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { withOpeningComma } from './opening-commas.ts';
import {
  endsInName,
  governsBoth,
  isBalanced,
  isList,
  isSplice,
  lacksMainClause,
  reported,
  startsClause,
  verbAt,
  wordsOf,
} from './sentence-halves.ts';
import { isPast, isSentence, subordinates } from './sentence-joints.ts';

/** Further adverbs that most editors set off where they open a sentence. */
const openingAdverbs =
  'eventually personally apparently initially basically naturally clearly instead similarly typically usually honestly otherwise plus generally originally previously essentially ideally recently currently also';
const adverbs = alternatives(capitalized(`${sentenceAdverbs} ${openingAdverbs}`));

/** Phrases that open a sentence like these adverbs. "In addition to" and "of course not" go on. */
const phrases =
  'For example|For instance|In addition|In fact|Of course|As a result|On the other hand|In other words|In general|In short|In contrast|In particular|To be fair|To be honest|In conclusion|In summary|At the end of the day|First of all|That being said|Having said that|In this case|In that case|In most cases|In some cases|In many cases|At the same time|At this point|At that point|In the end|In the meantime|In the past|In practice|In theory|In reality|For some reason|For the most part|For the first time|By default|Over time|From there|In my opinion|In my experience|At first|To my surprise|After that|Because of this|Because of that|Despite this|In recent years|On top of that|On the one hand|All in all|At the moment|In this example|In this post|In this article|To begin with|As of this writing|Like I said|As I said|As a consequence|As such|In any case|In my case|In total|In real life|For this reason|To this day|So far(?! this)|Until now|Up until now|To be clear|In all likelihood|As always|As usual|Once again|Back then|These days|Nowadays|Either way|In the long run|As expected|Most of the time|For the longest time|Earlier this week|Earlier this month|Earlier this year|Later that day|That evening|That night|That morning|One day(?! a)|In short|In summary|In this tutorial|In this example|In this section|In this way|By the way';
/** "A few years ago", "last summer": when it was. */
const times = `(?:A|Two|Three|Several|Some|Many|\\d+)(?: (?:few|couple of))? (?:days|weeks|months|years) ago|A (?:week|month|year) ago|Last (?:week|month|year|summer|winter|spring|fall|night)`;

/** A subject or a condition opens what follows. */
const subjects = `${alternatives(articles, demonstratives, possessives, quantifiers, subjectPronouns)}|there|people|if|when|what|one`;

const opening = regexOf(
  String.raw`^((?:${adverbs}|${phrases}|${times}) )(?=(?:${subjects}|I)(?:['’]\p{L}+)?\s)`,
  'u',
);

/** "Unfortunately Anna was late", "typically bakers knead": a name or a plural with its verb. */
const beforeNoun = regexOf(String.raw`^((?:${adverbs}) )(?=\p{Lu}\p{Ll}|\p{Ll}{3,}s )`, 'u');
const opensWithItsVerb = (rest: string): boolean => {
  const [noun] = wordsOf(rest);
  return noun !== undefined && 'NP'.includes(noun.tag) && !/ss$/.test(noun.lower) && verbAt(rest) === 1;
};

/** "However you choose to bake, bread rises", "However many you are": here it says in which way. */
const inWhichWay = /^However (?:you|one|many|few|the [^,.]{3,40},)/u;

/** "However they are baked, loaves keep": a clause follows behind the comma. "However, if it is cold, we bake" has its own opening. */
const opensConcession = regexOf(`^However (?!${anyOf(subordinators)}\\s)`, 'u');
const isInWhichWay = (sentence: string): boolean =>
  inWhichWay.test(sentence) ||
  (opensConcession.test(sentence) &&
    (isSplice(sentence.slice('However '.length)) || sentence.split(', ').slice(1).some(startsClause)));

const opensWithSpeaker = regexOf(`^(?:${anyOf(asWritten(subjectPronouns))}|there)(?:['’]\\p{L}+)?\\s`, 'iu');
/** "Previously a mill, the house is": a noun phrase up to the comma is what the adverb belongs to. */
const closesNounPhrase = (rest: string): boolean => {
  const at = rest.indexOf(', ');
  return at > 0 && !opensWithSpeaker.test(rest) && verbAt(rest.slice(0, at)) < 0;
};

const withOpening = (sentence: string): string => {
  if (isInWhichWay(sentence)) return sentence;
  const [found] = opening.exec(sentence) ?? beforeNoun.exec(sentence) ?? [];
  if (found === undefined) return sentence;
  const rest = sentence.slice(found.length);
  if (closesNounPhrase(rest)) return sentence;
  return opening.test(sentence) || opensWithItsVerb(rest) ? `${found.trimEnd()}, ${rest}` : sentence;
};

/** "I tried it but it failed": a second clause with its own subject. */
const second = regexOf(
  String.raw`(?<=[\p{L}\p{N})*_\x60’'"”]) (but|and|so) (?=(?:${alternatives(asWritten(subjectPronouns))}|there)(?:['’]\p{Ll}+)?\s)`,
  'gu',
);
/** A shorter clause needs no comma; before "and", it may be longer. */
const leastWords: Readonly<Record<string, number>> = { but: 4, and: 5, so: 5 };
/** "Nothing but it", "not only x but it y", "or so he said". */
const belongsToJoint =
  /(?:^|\s)(?:(?:I|he|she|we|they)$|(?:not|n['’]t)\s(?:only|just)\s|(?:nothing|anything|everything|nobody|all|none|or|and|if|do|does|did|doing|done|just|even|ever|not|is|are|was|were|be|think|hope|say)$)/iu;
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

/** "The board in our kitchen and my husband and I": behind the last "and" is no clause, so a row may go on. */
const endsInRow = (left: string): boolean => verbAt(left.split(/,\s|\sand\s/).at(-1) ?? '') < 0;

const withSecond = (sentence: string): string => {
  for (const found of sentence.matchAll(second)) {
    const word = found[1] ?? '';
    const [left, right] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    const verb = verbAt(right);
    const isWhole =
      verb >= 0 &&
      verb <= 2 &&
      !sharesNoun.test(right) &&
      !(word === 'so' && (isPurpose.test(right) || !isResult(left, right, verb))) &&
      !(word === 'and' && (endsInName(left) || endsInPartner.test(left)) && joinsName.test(right)) &&
      isFirst(left, word);
    if (isWhole) return `${left}, ${word} ${right}`;
  }
  return withSecondNoun(sentence);
};
/** "Anna and I bake": behind a name, one subject of two people. "I am" has only itself. */
const joinsName = regex.iu`^(?:I|we|he|she|they)(?!(?: am| was|['’]m)(?![\p{L}]))(?![\p{L}])`;

/** "It was my partner and I who baked", "where my old friend and I baked": the same, behind somebody's person. */
const endsInPartner = regexOf(
  String.raw`(?:^|(?<!\p{L})(?:${alternatives(presentBe, pastBe)}|that|where|when|if|because|so|but|and)\s)${anyOf(possessives)} (?:\p{L}+ )?\p{L}+$`,
  'iu',
);

/** A contrast gets its comma behind a subordinate clause, too: "I don't know if it rises but it is good". These need both halves. */
const spansBoth = regex.iu`(?:^|\s)(?:not only|not just|not because|either|neither|both|between|whether|if only|so \p{L}+ that|such an?)\s`;

const speaker = anyOf(asWritten(subjectPronouns));
/** "Tell me the next time I get angry and I don't notice": a clause of time, whose second half tells of the same time. */
const opensTime = regexOf(
  String.raw`(?<!\p{L})(?:next|last|first|every|each|any|the|one) (?:time|moment|minute|day|night|week|month|year)s? (?:that )?(?:${speaker}|${anyOf(articles, possessives)})\s[^,;]*$`,
  'iu',
);
/** "Before I get angry and I don't notice": a contrast gets its comma behind these, too. */
const opensOrder = regexOf(
  String.raw`(?<!\p{L})(?:before|after|once|till|whenever|wherever|in case) ${speaker}\s[^,;]*$`,
  'iu',
);

/** "The case where we don't know x but we know y": the contrast may be inside the clause. */
const opensRelative = /\s(?:where|who|which|whose|because|since|while)\s[^,;]*$/iu;

/** Whether the text before a coordinator is a whole clause that ends there. */
const isFirst = (left: string, word: string): boolean =>
  countWords(left) >= (leastWords[word] ?? 0) &&
  isBalanced(left) &&
  !belongsToJoint.test(left) &&
  !opensTime.test(left) &&
  !(word !== 'but' && opensOrder.test(left)) &&
  !opensRelative.test(left) &&
  !(word === 'but'
    ? lacksMainClause(left) || spansBoth.test(left) || reported.test(left)
    : subordinates.test(left) || governsBoth(left)) &&
  !isList(left) &&
  !(word === 'and' && endsInRow(left)) &&
  isSentence(left);

/** "It works but the oven is old": a second clause whose subject is a noun. */
const secondNoun = regexOf(
  String.raw`(?<=[\p{L}\p{N})*_\x60'’"”]) (but|and) (?=(?!that (?!is|was|has|had|will|would|can|could|does|did))${anyOf(articles, possessives, demonstratives)} \p{L})`,
  'gu',
);
const isAuxiliary = wordSet(modals, doForms, haveForms, presentBe, pastBe);
/** The index of the auxiliary behind a short noun, or -1: another verb may be a noun, too. */
const auxiliaryBehind = (right: string): number => {
  const words = wordsOf(right);
  const at = words.findIndex(({ lower }) => isAuxiliary.has(lower) || /n['’]t$/.test(lower));
  const isNoun = words.slice(1, at).every(({ tag }) => 'NPACR'.includes(tag));
  return at >= 1 && at <= 5 && isNoun && (at > 1 || isDemonstrative.test(right)) ? at : -1;
};
/** "What stood out after the walls were in and the door was up": the first clause waits for its verb, or depends on another one. */
const goesOn =
  /^(?:what|how|why|all|the (?:fact|way|moment))\s|\s(?:after|before|once|if|where|like|than|as)\s/iu;
const isDemonstrative = regexOf(`^${anyOf(demonstratives)}\\s`, 'u');

/** "A place for you and your family". */
const endsInPronoun = regexOf(`(?<![\\p{L}])${anyOf(objectPronouns, 'you')}$`, 'iu');
const withSecondNoun = (sentence: string): string => {
  for (const found of sentence.matchAll(secondNoun)) {
    const word = found[1] ?? '';
    const [left, right] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    if (
      !(word === 'and' && endsInPronoun.test(left)) &&
      auxiliaryBehind(right) >= 0 &&
      !(word === 'and' && endsInName(left)) &&
      !goesOn.test(left) &&
      isFirst(left, word)
    )
      return `${left}, ${word} ${right}`;
  }
  return sentence;
};

/** "Unfortunately the oven is cold but we bake": with commas behind what opens the sentence and before its second clause. */
export const withCommas = (sentence: string): string => withSecond(withOpeningComma(withOpening(sentence)));
