import { baseOf } from '#engine/english/lexicon.ts';
import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  commonPrepositions,
  demonstratives,
  doForms,
  haveForms,
  modals,
  negatedAuxiliaries,
  objectPronouns,
  pastBe,
  possessives,
  presentBe,
  quantifiers,
  questionWords,
  startsWithAny,
  subjectPronouns,
  subordinators,
  wordSet,
} from '#engine/english/word-classes.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import { isPast } from '#engine/writing/clauses/past-forms.ts';
import {
  afterOpening,
  endsInName,
  hasMainVerb,
  isBalanced,
  isList,
  lacksMainClause,
  startsClause,
  verbAt,
  wordsOf,
} from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { endsInPartner, isAlone, isYesNoQuestion, startsPair, startsSubject } from './second-clauses.ts';

/** A coordinator between two words. Below: the adverbs that may open the second clause. */
const conjunction = regex.gu`(?<=[\p{L}\p{N})*_\x60’'"”]) (but|and|so) (?=[\p{L}\p{N}])`;
const adverb = regex.u`^(?:of course|currently|honestly|realistically|sometimes|unfortunately|fortunately|luckily|sadly|eventually|in the end|usually|often|apparently|obviously|clearly|hopefully|personally|recently|today|now|then|ultimately|generally|initially|anecdotally|somehow|suddenly|thankfully|overall|again|instead|at least|at the same time|in fact|in reality|in general|for now|to be honest|after a while|by then|during that time|at this point|at that point|of late|these days|at first|at times|even then|once again|for some reason|over time) (?=\p{L})`;

/** A longer sentence has lost its periods. Each place in it would be read with all the words before and after it. */
export const maxSentenceLength = 1000;

/** A shorter first clause needs no comma. */
const minWordsBefore = 3;
const minWordsAfter = 3;

const auxiliary = wordSet(presentBe, pastBe, haveForms, doForms, modals, negatedAuxiliaries, 'am');
const objectOpeners = wordSet(articles, possessives, objectPronouns, demonstratives, 'it you');
const nominative = regexOf(
  `^(?:I|we|he|she|they)(?:['’](?:m|re|s|ll|ve|d))? (?!(?:who|that|and|or|both|all)(?![\\p{L}]))\\p{Ll}`,
  'u',
);
const determined = regexOf(
  `^(?:${anyOf(articles, demonstratives, possessives, quantifiers, 'one another none nobody everyone everything nothing')}) \\p{L}`,
  'u',
);

const isUsuallyVerb = (word: string): boolean =>
  !/s$/.test(word) || (baseOf(word, 's')?.classes.startsWith('v') ?? false);

/** Whether a word must be a verb: an auxiliary, or a verb with its object. */
const isCertainVerb = (words: readonly TaggedWord[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined) return false;
  if (regex.u`^\p{Lu}`.test(word.text)) return false;
  if (auxiliary.has(word.lower) || /n['’]t$/.test(word.lower)) return true;
  return (
    word.tag === 'V' &&
    isFiniteVerb(word, words[at - 1], next) &&
    (/[^s]s$/.test(word.lower) || isPast(word.lower)) &&
    objectOpeners.has(next?.lower ?? '') &&
    // "Websites that we use" are things.
    !(next?.lower === 'that' && !isUsuallyVerb(word.lower))
  );
};

const maxVerbPosition = 8;

/** Whether a noun and its verb agree in number, as far as their forms show: "The taste of rye is", "users are". */
const agrees = (subject: readonly TaggedWord[], verb: string): boolean => {
  const end = subject.findIndex(({ lower }) => links.test(lower));
  const phrase = end < 0 ? subject : subject.slice(0, end);
  const head = phrase.at(-1)?.lower ?? '';
  if (/^(?:majority|number|rest|lot|couple|none|all|most|some|half)$/.test(head)) return true;
  const isMany =
    /[^siu]s$|^(?:people|children|men|women|these|those|many|most|some|all|both|few|several)$/.test(head);
  if (/^(?:is|was|has|does|isn['’]t|wasn['’]t|doesn['’]t|hasn['’]t)$/.test(verb)) return !isMany;
  // The verb belongs to another subject: "Tech and methods gives us".
  if (/[^s]s$/.test(verb) && isMany) return false;
  return !/^(?:are|were|have|aren['’]t|weren['’]t|haven['’]t)$/.test(verb) || isMany;
};

/** Words that open a phrase inside the subject: "The taste of rye", "the lyrics at the end". */
const links = /^(?:of|in|for|at|on|from)$/;
const objectDeterminers = wordSet(articles, possessives, objectPronouns, 'this these those');

/**
 * The index of the verb after the noun that opens the text, or -1: "the taste of rye is", "rye users can", "that costs
 * us".
 */
export const verbAfterNoun = (right: string): number => {
  const words = wordsOf(right.split(/[.,;:!?()–—]|--/u)[0] ?? '');
  const [first] = words;
  if (first === undefined) return -1;
  const isPointer = /^(?:this|that|these|those)$/.test(first.lower);
  const isDetermined = determined.test(right);
  if (!isPointer && !isDetermined && (!'NPAC'.includes(first.tag) || /ing$/.test(first.lower))) return -1;
  for (let at = 1; at < Math.min(words.length, maxVerbPosition); at += 1) {
    const word = words[at];
    if (word === undefined) return -1;
    const isAction =
      at === 1 &&
      isPointer &&
      /[^s]s$/.test(word.lower) &&
      (baseOf(word.lower, 's')?.classes.includes('v') ?? false);
    if (isAction || isCertainVerb(words, at)) {
      const canBe =
        at > 1
          ? (isDetermined && first.lower !== 'that') || (!isPointer && !isPast(first.lower))
          : isPointer || 'NP'.includes(first.tag);
      // A noun alone is certain only in the plural or before an auxiliary: "And line dried it".
      const isCertain =
        isDetermined ||
        isPointer ||
        auxiliary.has(word.lower) ||
        /s$/.test(words[at - 1]?.lower ?? '') ||
        words[at - 1]?.tag === 'P';
      // A clause that describes a plural: "Themes people are asking about".
      if (!isDetermined && !isPointer && at > 1 && first.tag === 'N' && /[^s]s$/.test(first.lower)) return -1;
      // Likewise "The help and care Anna would need".
      if (!isDetermined && !isPointer && at > 1 && first.tag === 'N' && words[at - 1]?.tag === 'P') return -1;
      return canBe && isCertain && agrees(words.slice(0, at), word.lower) ? at : -1;
    }
    const isInside = objectDeterminers.has(word.lower);
    // Only a determiner shows that a subject continues here: "Workflows and results at will".
    if (!isDetermined && /^(?:at|on|from)$/.test(word.lower)) return -1;
    if (
      isInside
        ? !links.test(words[at - 1]?.lower ?? '')
        : !('NPACR'.includes(word.tag) || links.test(word.lower))
    )
      return -1;
  }
  return -1;
};

/** A clause that opens the second half, before its main clause: "If it rains", "once we bake". */
const startsWithCondition = regexOf(
  `^(?:if|when|once|as|while|since|because|although|after|before) (?:${alternatives(asWritten(subjectPronouns), articles, possessives, demonstratives)}|there)(?:['’]\\p{Ll}+)? `,
  'u',
);
export const countVerbs = (text: string): number => {
  const words = wordsOf(text);
  return words.filter(
    (word, i) =>
      i > 0 && (isFiniteVerb(word, words[i - 1], words[i + 1]) || /['’](?:s|re|m|ll|ve|d)$/.test(word.lower)),
  ).length;
};

type Kind = 'pronoun' | 'noun' | 'condition';
/** The kind of evidence that words open a clause of their own. Null if they may not. */
const kindOf = (right: string, word: string): Kind | null => {
  const text = right.replace(adverb, '');
  if (countWords(text) < minWordsAfter) return null;
  if (nominative.test(text)) return 'pronoun';
  if (/^(?:it|you|there)(?:['’]|\s)/.test(text)) {
    const verb = verbAt(text);
    return verb >= 0 && verb <= 2 ? 'pronoun' : null;
  }
  if (word === 'but' && startsWithCondition.test(text)) return countVerbs(text) >= 2 ? 'condition' : null;
  return verbAfterNoun(text) > 0 ? 'noun' : null;
};

/** Words that open a clause inside the first one, which may continue after the coordinator. */
const subordinate = regexOf(
  `(?<![\\p{L}])(?:that|${alternatives(questionWords)}|${alternatives(subordinators)}|whether|once|than|whose|whom|before|after|in case|(?<!such |(?<![\\p{L}])as \\p{L}{1,20} )as(?! (?:an?|well|part|of|with|in|for|on)(?![\\p{L}])))(?![\\p{L}])`,
  'iu',
);
/** Verbs that may have a clause as their object. */
const opinionVerbs = String.raw`(?<![\p{L}])(?:(?:think|suspect|doubt|know|say|hope|believe|guess|assume|imagine|suppose|figure|realize|realise|understand|notice|feel|find|mean|wish|see|hear|ensure|suggest|show|claim|argue|decide|pretend|prove|learn|tell|bet|expect)(?:s|d|ed|ing)?|thought|knew|said|assuming|imagining|realizing|noticing|felt|found|meant|saw|heard|told|learnt|sure|hoping|afraid|glad|happy)`;
const opinionVerb = regexOf(`${opinionVerbs}(?![\\p{L}])`, 'iu');
const clauseWithoutThat = regexOf(
  `${opinionVerbs} (?:${alternatives(asWritten(subjectPronouns), articles, possessives, demonstratives)}|there|\\p{Lu}\\p{Ll}+)(?:['’]\\p{Ll}+)? `,
  'iu',
);

/** Whether both clauses may be the thought: "I think it rises and it browns". */
const hasClauseWithoutThat = (main: string): boolean => {
  const found = clauseWithoutThat.exec(main);
  return found !== null && countVerbs(`that ${main.slice(found.index + found[0].length)}`) > 0;
};

/** Words that belong together: "Nothing but it", "not only x but it y", "or so he said", "both he and I". */
const attachesToNext = regexOf(
  String.raw`(?<!\p{L})(?:${anyOf(subjectPronouns)}$|(?:not|n['’]t) (?:only|just|merely|because|if|when|as) |(?:nothing|anything|everything|nobody|all|none|or|and|but|if|do|does|did|doing|done|just|even|ever|not|is|are|was|were|be|being|think|hope|say|the|an?|of|to|very|more|long|far|as|than|that|which|who)$|(?:both|either|neither|whether|between|so \p{L}+|such an?|the more|the longer|the better|the less|no matter) )`,
  'iu',
);

/**
 * Whether two nouns meet, so that the second may open a clause about the first: "The house my father and the neighbor
 * have built".
 */
const hasAdjacentNouns = (words: readonly TaggedWord[]): boolean =>
  words.some(
    ({ lower, tag }, i) =>
      i > 1 &&
      (objectOpeners.has(lower) ||
        /^(?:I|we|they|he|she)$/i.test(lower) ||
        (tag === 'P' && words[i - 1]?.tag === 'N')) &&
      'NP'.includes(words[i - 1]?.tag ?? '-') &&
      !words.slice(0, i).some(({ lower: before }) => before === 'and') &&
      !words
        .slice(0, i)
        .some((before, k) => k > 0 && isFiniteVerb(before, words[k - 1], words[k + 1]) && k === i - 1),
  );

const startsWithSpeaker = regexOf(
  `^(?:(?:${alternatives(subjectPronouns)}|there)(?:['’]\\p{Ll}+)? \\p{Ll}|(?:This|That) ${anyOf(presentBe, pastBe, modals)} )`,
  'iu',
);

const subordinateOpening = startsWithAny(subordinators, 'whilst as once after before whenever');

/** The main clause after the opening of the first half. Null if there is none. */
const mainPartOf = (left: string): string | null => {
  const bare = left.replace(/^(?:And|But|So|Or|Yet|Plus|Also),? /u, '');
  if (subordinateOpening.test(bare)) {
    for (let at = bare.indexOf(', '); at > 0; at = bare.indexOf(', ', at + 1)) {
      const clause = bare.slice(at + 2);
      if (startsClause(clause)) return clause;
    }
    return null;
  }
  const main = afterOpening(bare);
  return lacksMainClause(bare) && main === bare ? null : main;
};

const hasCertainVerb = (main: string): boolean => {
  const words = wordsOf(main);
  return words.some(
    (word, i) =>
      i > 0 &&
      (isCertainVerb(words, i) ||
        (word.tag === 'V' && /^(?:up|down|out|off|over|away)$/.test(words[i + 1]?.lower ?? ''))),
  );
};
const isComplete = (main: string, kind: Kind): boolean =>
  startsWithSpeaker.test(main) ||
  (verbAt(main) >= 0 && hasMainVerb(main) && (kind !== 'noun' || hasCertainVerb(main)));

/**
 * Whether a clause describes a state, which nobody brings about for a purpose: "The refire time is short", "they have
 * bonuses".
 */
const isState = (main: string): boolean => {
  if (main.includes(',')) return false;
  const words = wordsOf(main);
  const at = words.findIndex(({ lower }, i) => i > 0 && /^(?:is|are|have|has)$/.test(lower));
  const contracted =
    words[0] !== undefined && /^(?:it|there|they|we|he|she|that)['’](?:s|re)$|^i['’]m$/.test(words[0].lower);
  const verb = contracted ? 0 : at;
  if (verb < 0 || verb > 6) return false;
  if (words.slice(1, verb).some((word, i) => isFiniteVerb(word, words[i], words[i + 2]))) return false;
  const next = words
    .slice(verb + 1)
    .find(
      ({ tag, lower }) =>
        tag !== 'R' && !/^(?:not|just|only|also|quite|rather|very|really|still|a|bit|all|so)$/.test(lower),
    );
  if (next === undefined) return false;
  if (/^(?:have|has)$/.test(words[verb]?.lower ?? ''))
    return 'NAPC'.includes(next.tag) && !/(?:ed|en)$/.test(next.lower) && next.lower !== 'been';
  return (
    'NAPCF'.includes(next.tag) &&
    !/(?:ed|en|ing)$/.test(next.lower) &&
    !/^(?:here|there|to|in|on|at|set|up|made|done|built)$/.test(next.lower)
  );
};
const possiblePurpose = regex.u`^\S+ (?:also |just |only )?(?:can|could|will|would|may|might|never|don['’]t|won['’]t)(?!\p{L})|^\S+['’](?:ll|d) `;

/** Clauses that both describe the same noun: "I haven't used it but I think is good". */
const sharesNoun = regexOf(
  `^\\S+ (?:think|thought|believe|feel|felt|know|knew|hope|guess|say|said) ${anyOf(presentBe, pastBe, modals, haveForms)} `,
  'iu',
);

/** Whether the text ends in a phrase of the next clause: "It grew but given the time of year". */
export const endsInPhrase = (left: string): boolean => {
  const last = left.split(/,\s|\s(?:and|but|so)\s/u).at(-1) ?? '';
  return last !== left && phraseOpening.test(last) && verbAt(last) < 0;
};
const phraseOpening = regexOf(
  `^(?:${alternatives(commonPrepositions)}|given|after|before|as|without|during|despite|like|instead of) `,
  'iu',
);

const isCoordinated = (left: string, word: string, right: string, kind: Kind): boolean => {
  if (sharesNoun.test(right)) return false;
  if (isAlone(left, right) || (word === 'so' && /^(?:many|much|few|little|far|long)\s/u.test(right)))
    return false;
  if (countWords(left) < minWordsBefore || !isBalanced(left) || attachesToNext.test(left)) return false;
  const main = endsInPhrase(left) ? null : mainPartOf(left);
  if (main === null || !isComplete(main, kind)) return false;
  if (word === 'but')
    return (
      !regex.iu`(?<!\p{L})(?:that|whether|if|where|who|which|whose|because|since|while) [^,;]*$`.test(main) &&
      !(kind === 'noun' && isList(left))
    );
  if (countWords(main) < minWordsBefore + 1 || isList(left) || subordinate.test(main)) return false;
  if (word === 'so')
    return (
      isState(main) &&
      !isAdvice.test(main) &&
      !/ to /u.test(main) &&
      !possiblePurpose.test(right) &&
      !(kind === 'noun' && containsModal.test(right))
    );
  // The name before the coordinator shares the subject after it: "Anna was second and Rosa and Max came last".
  if (word === 'and' && regex.u`(?:^|\s)and \p{Lu}\p{Ll}+$`.test(left) && regex.u`^\p{Lu}\p{Ll}`.test(right))
    return false;
  // Two adjectives of one noun: "It is one of the most robust and light ovens money can buy".
  if (kind === 'noun' && endsInDegree.test(left)) return false;
  // A list of nouns: "The loaves and cakes and pies are good".
  if (kind === 'noun' && regex.u`\sand \p{L}+$`.test(left) && !determined.test(right)) return false;
  // Two people are the subject: "But the baker and the miller would", "so mommy and daddy can".
  if (word === 'and' && (startsPair(left) || startsSubject(left))) return false;
  // A dash follows: "It is old and plain - the mill rises".
  if (regex.u`^\p{Ll}+\s+[-–—]`.test(right)) return false;
  // Both clauses depend on "till": "Till the eggs are done and the peas are warm".
  if (/(?<![a-z])(?:till|until) [^,;]*$/u.test(main)) return false;
  if (hasClauseWithoutThat(main)) return false;
  if (kind === 'pronoun')
    return !((endsInName(left) || endsInPartner.test(left)) && /^(?:I|we|he|she|they)\s/u.test(right));
  return !main.includes(': ') && !opinionVerb.test(main) && !hasAdjacentNouns(wordsOf(main));
};

const endsInDegree = /(?<![a-z])(?:most|least|very) [a-z]+$/u;
/** A state with a purpose: "A plan is advisable so the loaves are ready". */
const isAdvice =
  /(?<![a-z])(?:advisable|important|necessary|essential|crucial|critical|vital|best|better|helpful|useful|recommended|required|needed)$/u;

const containsModal = regexOf(`(?<![\\p{L}])(?:can|could|will|would|may|might)(?![\\p{L}])`, 'u');

/** Adds a comma before a second clause that is certain to be one: "It works and the oven of our school is old". */
export const withCertainClause = (sentence: string): string => {
  if (sentence.length > maxSentenceLength || isYesNoQuestion.test(sentence)) return sentence;
  for (const found of sentence.matchAll(conjunction)) {
    const word = found[1] ?? '';
    const [left, right] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    const kind = kindOf(right, word);
    if (kind !== null && isCoordinated(left, word, right, kind)) return `${left}, ${word} ${right}`;
  }
  return sentence;
};
