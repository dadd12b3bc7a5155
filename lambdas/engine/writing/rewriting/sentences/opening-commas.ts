import { baseOf, isIrregularVerbForm, lexiconEntry } from '#engine/english/lexicon.ts';
import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  commonPrepositions,
  coordinators,
  demonstratives,
  doForms,
  haveForms,
  linkingAdverbs,
  modals,
  objectPronouns,
  otherBe,
  pastBe,
  possessives,
  prepositions,
  presentBe,
  quantifiers,
  questionWords,
  subjectPronouns,
  subordinators,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { isBalanced, wordsOf } from './sentence-halves.ts';
import { canBeName, canContinueAfter, isAsked } from './uncertain-openings.ts';

/** Shorter openings and main clauses read well without a comma (in words). */
const minWords = { clause: 3, phrase: 2, rest: 3 } as const;

/**
 * A sentence that opens with a clause of time, reason or condition. After the verb of a question, such a clause asks
 * something.
 */
const clauseOpening = regexOf(
  String.raw`^(?:(?:And|But|So|Or|Then),? )?(?:${alternatives(subordinators)}|once|as|after|before|whenever|now that|even (?:if|though|when)|as (?:soon|long) as|by the time|(?:each|every|the (?:first|last|next|second)) time) (?!(?:${alternatives(presentBe, pastBe, doForms, modals)}|if|so|such)(?![\p{L}]))`,
  'iu',
);
const phraseOpening = regex.iu`^(?:(?:And|But|So|Or|Then),? )?(?:In|At(?! least)|On|After|Before|During|For|From|With|Without|By|Through|Throughout|Over|Under|Within|Among|Following|Like(?= (?:all|any|many|most|other|others|everything|everyone|every|the|an?|my|our|programming languages) )|Unlike|As(?= (?:an? |someone |(?:\p{Ll}+ )?\p{Ll}{3,}s ))|Since(?= (?:its |their |my |our |his |her |then |(?:19|20)\d\d |the (?:start|beginning|end|release|launch|last|first) ))|Despite|Instead of|Because of|Thanks to|Due to|Using|\p{Ll}{3,}ing (?:with|through|at|in|from|to|the|an?|this|these|my|our|all|back)|Based on|Looking at|While (?:in|at|on|\p{Ll}+ing)|When \p{L}+ing|To (?!the (?:point|extent|degree) )\p{Ll}+) `;
/** Phrases whose first word opens clauses elsewhere: "While in town", "as a teacher", "since its release". */
const placeOpening = regex.iu`^(?:(?:And|But|So|Or|Then),? )?(?:While (?:in|at|on) |Because of |As (?=an? |someone |(?:\p{Ll}+ )?\p{Ll}{3,}s (?:I|we|he|she|they|you)(?:['’]\p{Ll}+)? )|Since (?=its |their |my |our |his |her |then |(?:19|20)\d\d |the (?:start|beginning|end|release|launch|last|first) ))`;
/** Phrases for an action, which may contain a clause: "To use the tools we have", "after mixing what we bought". */
export const actionOpening = regexOf(
  String.raw`^(?:(?:And|But|So|Or|Then),? )?(?:To (?!${anyOf(articles, demonstratives, possessives, objectPronouns, questionWords)}(?!\p{L}))\p{Ll}+|(?:By|After|Before|When|While|Without|Instead of) \p{Ll}+ing|Using) `,
  'iu',
);

/** Times such as "In 2019" or "in May". Other phrases this short read well without a comma. */
const shortTime = String.raw`[Ii]n (?:(?:19|20)\d\d|May|June|July)|(?:When|As|If|Once) I \p{Ll}+`;

/**
 * The subject of the main clause. The words before it contain no punctuation, because a comma may close one clause and
 * open another.
 */
const subjectAt = regexOf(
  String.raw`(?<=^(?:[^,;:()–—“”"?!]{8,110}|${shortTime})) (?=(?:${alternatives(asWritten(subjectPronouns))}|there(?=['’]s|\s${anyOf(presentBe, pastBe, haveForms, modals)}\s))(?:['’](?:m|re|s|ll|ve|d))?\s)`,
  'gu',
);

/** Words after which a clause continues the opening: "if you think it is cold", "the moment it is done". */
export const clauseVerbs = new RegExp(
  `^(?:(?:think|know|say|hope|believe|guess|doubt|find|feel|mean|wish|imagine|notice|decide|determine|conclude|confirm|ensure|assume|figure|make|let|help|keep|show|see|recommend|suggest|propose|check|test|learn|discover|tell|hear|acknowledge|state|detect|indicate|report|expect|claim|argue|admit|predict|understand)(?:s|d|ed)?|verif(?:y|ies|ied)|reali[sz](?:e|es|ed|ing)|(?:think|know|say|hop|believ|guess|feel|mean|notic|assum|wish|find|see|recommend|suggest|ensur|tell|hear|argu|claim|decid|discover|expect|imagin|acknowledg|stat|admitt|help|mak|show)ing|thought|knew|said|felt|found|meant|saw|made|making|letting|kept|told|tell|heard|hear|remember|pretend|prove|understand|learned|discovered|ensure|sure|glad|happy|afraid|certain|confident|whenever|whatever|whichever|whoever|wherever|however|till|like|than|as|so|that|whether|only|everything|everyone|everybody|anything|anyone|anybody|something|someone|somebody|nothing|nobody|none|all|ways?|times?|moment|day|first|places?|reason|ones?|things?|person|people|thanks|${alternatives(questionWords, subordinators, coordinators)})$`,
);

/** Adverbs that take the comma before them: "Once we had it however". "Then" is handled separately. */
const otherAdverbs = linkingAdverbs.replace('then ', '');
/** Words after which the opening continues: "While we waited for". */
export const continuationWords = wordSet(
  prepositions,
  articles,
  possessives,
  subordinators,
  otherAdverbs,
  'once than to for',
);

/** Words that open a clause inside the opening. */
const clauseOpeners = wordSet(questionWords, 'that whether');

export const auxiliaries = wordSet(modals, doForms, haveForms, presentBe, pastBe, otherBe);
const forms = wordSet(presentBe, pastBe, otherBe);
/** Words that open the object of a verb. Without them, a clause after a noun of the left half may lack its object. */
const objectOpeners = wordSet(
  articles,
  possessives,
  demonstratives,
  objectPronouns,
  quantifiers,
  questionWords,
  'it one two whether',
);
/** After one of these, a later verb belongs to a clause of its own. */
const joiningWords = wordSet(
  subordinators,
  subjectPronouns,
  questionWords,
  coordinators,
  'that whether as after before once so to there than whose whom',
);

const isAdverb = /^(?:not|just|also|still|even|now|then|never|always|often|soon)$|n['’]t$|[a-z]{3}ly$/;

/** The index after the verb group that starts at `from`: "was not able", "had already been". */
const afterVerb = (words: readonly TaggedWord[], from: number): number => {
  let at = from;
  while (
    at < words.length &&
    (auxiliaries.has(words[at]?.lower ?? '') ||
      words[at]?.tag === 'R' ||
      isAdverb.test(words[at]?.lower ?? ''))
  )
    at += 1;
  const isMainVerb = 'VG'.includes(words[at]?.tag ?? '-');
  return isMainVerb ? at + 1 : at;
};

/** The index after a verb group whose auxiliary reveals its main verb: "have gone", "we'll tweet". */
const afterShownVerb = (words: readonly TaggedWord[], end: number): number => {
  const [last, next] = [words[end - 1], words[end]];
  const isShown =
    last !== undefined &&
    (auxiliariesBeforeVerb.has(last.lower) ||
      (/^(?:have|has|had)$/.test(last.lower) &&
        /^(?:gone|done|seen|made|come|got|found)$/.test(next?.lower ?? '')) ||
      /['’](?:ll|ve|d)$/.test(last.lower) ||
      isAdverb.test(last.lower));
  return isShown &&
    next !== undefined &&
    ('FNDV'.includes(next.tag) || /(?:en|ed|wn|ne|ght)$/.test(next.lower)) &&
    !objectOpeners.has(next.lower) &&
    !isPreposition.has(next.lower)
    ? end + 1
    : end;
};
const auxiliariesBeforeVerb = wordSet(modals, doForms);

/** Whether a clause is complete, so that no noun before it can be its object: "it was cold", "I baked a loaf". */
const isComplete = (words: readonly TaggedWord[], verb: number, isStrict = false): boolean => {
  let end = afterVerb(words, verb);
  const group = words.slice(0, end).filter(({ tag }) => tag !== 'R');
  const isForm = forms.has(group.at(-1)?.lower ?? '') || /['’](?:m|re|s)$/.test(group.at(-1)?.lower ?? '');
  const after = words[end];
  if (isForm && /^(?:so|too|very|not|no|as|quite|pretty)$/.test(after?.lower ?? '')) return true;
  // In "They are working with us", the tagger may take the verb form for an adjective.
  if (isForm && /ing$/.test(after?.lower ?? ''))
    end += after?.lower === 'going' && words[end + 1]?.lower === 'to' ? 3 : 1;
  else if (
    isForm &&
    ('AVGR'.includes(after?.tag ?? '-') || (after?.tag === 'N' && !isWhen.test(after.lower)))
  )
    return true;
  else end = afterShownVerb(words, end);
  if (/^(?:rather|quite|very|some|another|any|each|such)$/.test(words[end]?.lower ?? '')) end += 1;
  const [last, next] = [words[end - 1], words[end]];
  if (last === undefined || next === undefined) return false;
  // For example, "In order to bake rye you have to wait".
  if (next.lower === 'to') {
    const object = words[end + 2];
    // "The oven I plan to use is old" has its object before the clause.
    return (
      verbsWithInfinitive.test(last.lower) &&
      object !== undefined &&
      !isPreposition.has(object.lower) &&
      !isFiniteVerb(object, words[end + 1], words[end + 3])
    );
  }
  // In "I ran into an issue" and "we cannot be with them", the preposition has its object. In "The good it did for me",
  // the verb lacks one.
  if (isPreposition.has(next.lower))
    return (
      !auxiliariesWithObject.has(last.lower) &&
      !transitiveEnding.test(last.lower) &&
      (objectOpeners.has(words[end + 1]?.lower ?? '') ||
        (!isStrict &&
          ('NPACG'.includes(words[end + 1]?.tag ?? '-') || /ing$/.test(words[end + 1]?.lower ?? ''))))
    );
  // In "I noticed that many came", the clause is the object. In "The loaves we've sold that are good", it describes a
  // noun.
  if (next.lower === 'that')
    return (
      end + 2 < words.length &&
      (last.tag === 'V' || clauseVerbs.test(last.lower)) &&
      !isAuxiliary.has(words[end + 1]?.lower ?? '')
    );
  if (/^(?:much|more|enough|plenty|lots)$/.test(next.lower))
    return 'NAP'.includes(words[end + 1]?.tag ?? '-') || words[end + 1]?.lower === 'more';
  const takesNoun = 'VD'.includes(last.tag) || auxiliariesWithObject.has(last.lower) || end > 1;
  return (
    objectOpeners.has(next.lower) ||
    (!isStrict && takesNoun && 'NAPCG'.includes(next.tag) && !isWhen.test(next.lower))
  );
};
/** Verbs whose object comes before them if a preposition follows: "The flour I need for the loaf". */
const transitiveEnding =
  /^(?:need|want|use|like|love|make|build|create|buy|find|see|know|choose|get|take|add|write|read|put|set|keep|send|give|show|wanted|needed|used|liked|loved|made|built|created|bought|found|saw|knew|chose|got|took|added|wrote|sent|gave|kept|met|visited|mentioned|described|received|learned)s?$/;
const verbsWithInfinitive =
  /^(?:have|has|had|need|needs|needed|decided|tried|started|began|wanted|trying|hoping|planning|able|going|want|wants|hope|plan)$/;
/** Words of time and manner, which are not objects: "The bread I baked yesterday". */
const isWhen =
  /^(?:yesterday|today|tonight|tomorrow|last|next|first|most|best|more|less|better|here|home|back|together|alone|online|daily|later|earlier|long|hard|fast|well|\d.*)$/;
const isPreposition = wordSet(prepositions, 'for');
const auxiliariesWithObject = wordSet(doForms, haveForms);

/** A subject and its verb in one word: "It's", "there's". */
const contraction = regexOf(`^${anyOf(subjectPronouns, 'that there')}['’](?:s|re|m|ll|ve|d)$`, 'u');
const isContracted = (word: TaggedWord | undefined): boolean => contraction.test(word?.lower ?? '');

/** Whether "like" opens a clause: "It seems like this is". */
const isLike = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower === 'like' && /^(?:seem|look|feel|felt|sound)/.test(words[at - 1]?.lower ?? '');

/** Punctuation after which the clause is over. */
const afterClause = /(?<=(?:\S+ ){3}\S+) ?[—–;:] ?/u;

/** Whether the words are a clause in which only one verb is not joined by another word. */
export const isMainClause = (rest: string, maxVerbPosition = 2): boolean => {
  const [right = ''] = rest.split(afterClause, 1);
  const words = wordsOf(right);
  const contracted = /['’]/.test(words[0]?.text ?? '');
  const found = contracted
    ? 0
    : words.findIndex(
        (word, i) =>
          // A name is not a verb: "It in May".
          i > 0 && !regex.u`^\p{Lu}`.test(word.text) && isFiniteVerb(word, words[i - 1], words[i + 1]),
      );
  // After a subject, the next word is the verb: "They often bake". "You" may be an object.
  const shown = 1 + words.slice(1, 4).findIndex(({ lower, tag }) => !(isAdverb.test(lower) || tag === 'R'));
  const isShown =
    /^(?:i|we|he|she|they)$/.test(words[0]?.lower ?? '') &&
    shown > 0 &&
    !objectOpeners.has(words[shown]?.lower ?? '') &&
    !isPreposition.has(words[shown]?.lower ?? '');
  const verb = found < 0 && isShown ? shown : found;
  if (words.length < minWords.rest || verb < 0 || verb > Math.max(maxVerbPosition, shown)) return false;
  let isJoined = false;
  const end = afterVerb(words, verb + (contracted ? 1 : 0));
  for (const [i, word] of words.entries()) {
    if (i < end) continue;
    if (joiningWords.has(word.lower) || isContracted(word) || isLike(words, i)) isJoined = true;
    else if (
      !isJoined &&
      isFiniteVerb(word, words[i - 1], words[i + 1]) &&
      !'AR'.includes(words[i - 1]?.tag ?? '-')
    )
      return false;
  }
  return true;
};

export const hasVerb = (words: readonly TaggedWord[]): boolean =>
  isContracted(words[0]) ||
  words.some(
    (word, i) =>
      i > 0 && (/['’](?:s|re|m|ll|ve|d)$/.test(word.lower) || isFiniteVerb(word, words[i - 1], words[i + 1])),
  );

/**
 * A later comma that already closes the opening: in "In a house we lived in, we baked", the clause before it belongs to
 * the noun.
 */
const closesLater = regexOf(
  String.raw`,\s(?:${alternatives(asWritten(subjectPronouns))}|there)(?:['’]\p{Ll}+)?\s`,
  'u',
);

/** A comma that may be the border of the opening. One before a further part of the clause is not. */
export const containsBoundary = regex.u`, (?!(?:and|but|or|so|which|who|where|because|since|though|although|especially|including|like|such|as|instead|not|even|with|without|\p{Ll}+ing|too|then|however|for example)(?!\p{L}))`;

const maxSubjectPosition = 7;

/**
 * Whether a pronoun is the object of the verb before it, as in "I managed to visit it in May". It is not if its own
 * verb comes next.
 */
const isObject = (last: TaggedWord, right: string): boolean => {
  const [first, second] = wordsOf(right);
  if (!/^(?:it|you)$/.test(first?.lower ?? '') || second === undefined) return false;
  return (
    isPreposition.has(second.lower) ||
    (last.tag === 'V' && first?.lower === 'it' && !auxiliaries.has(second.lower))
  );
};

/** Whether the words end with a time or place that takes no clause: "After one day I left". */
const isCounted = (words: readonly TaggedWord[]): boolean =>
  (/^(?:days?|times?|moments?)$/.test(words.at(-1)?.lower ?? '') ||
    (/^places?$/.test(words.at(-1)?.lower ?? '') && !/^an?$/.test(words.at(-2)?.lower ?? ''))) &&
  (/^(?:one|two|a|few|several|some|many|this|that|my|our|their|his|her|its|short|long)$/.test(
    words.at(-2)?.lower ?? '',
  ) ||
    words.at(-2)?.tag === 'C');

/** A noun according to the dictionary, whatever the tagger says. */
const canBeNoun = ({ lower }: TaggedWord): boolean => lexiconEntry(lower)?.classes.includes('n') ?? false;

/** Any form of a verb according to the dictionary, whatever the tagger says. */
const canBeVerb = ({ lower }: TaggedWord): boolean =>
  auxiliaries.has(lower) ||
  /n['’]t$/.test(lower) ||
  isIrregularVerbForm(lower) ||
  [lexiconEntry(lower), baseOf(lower, 's'), baseOf(lower, 'ed')].some((entry) =>
    entry?.classes.includes('v'),
  );
const neverVerbAfter = wordSet(
  articles,
  possessives,
  demonstratives,
  prepositions,
  coordinators,
  quantifiers,
  modals,
  'to for not as than like no more most very too so own other',
);
const ownClauseOpeners = wordSet(questionWords, subordinators, 'that whether as after before once than');

/** The index after a clause's verb group and main verb: "it's being", "we have to". */
const afterVerbGroup = (words: readonly TaggedWord[]): number => {
  const end = afterShownVerb(words, afterVerb(words, 1));
  return forms.has(words[end - 1]?.lower ?? '') || isContracted(words[end - 1])
    ? /ing$/.test(words[end]?.lower ?? '') || isParticiple(words[end])
      ? end + 1
      : end
    : end;
};
const isParticiple = (word: TaggedWord | undefined): boolean =>
  word !== undefined && 'DV'.includes(word.tag) && /(?:ed|en|wn|ght|nt|lt|de|ne|nd|ld)$/.test(word.lower);

/** Whether a clause needs no object before it: "it's harder", "it is sold as flour", "I'd love to bake it". */
const standsAlone = (words: readonly TaggedWord[], start: number): boolean => {
  const [before, last, next] = [words[start - 2], words[start - 1], words[start]];
  if (last === undefined || next === undefined || isPreposition.has(words.at(-1)?.lower ?? '')) return false;
  const isBe = (word: TaggedWord | undefined): boolean =>
    forms.has(word?.lower ?? '') || /['’](?:m|re|s)$/.test(word?.lower ?? '');
  if (isBe(last)) return !isPreposition.has(next.lower) && words.length > start + 1;
  if (isParticiple(last) && (isBe(before) || before?.tag === 'R')) return isBe(before);
  if (next.lower === 'to')
    return infinitiveVerbs.test(last.lower) && words.length > start + 3 && words[start + 2]?.lower !== 'to';
  return false;
};
const infinitiveVerbs =
  /^(?:have|has|had|needed|decided|tried|started|began|wanted|trying|hoping|planning|going|hope|plan|love|like|used|want|need)$/;

/**
 * Whether no later word can be the verb of another clause, as in "In the mill we add rye to the dough". Then the clause
 * does not belong to the noun before it, because the sentence would have no main clause.
 */
const containsNoFurtherClause = (right: string): boolean => {
  const words = wordsOf(right.split(/[:;—–]/u, 1)[0] ?? '');
  const start = afterVerbGroup(words);
  if (!standsAlone(words, start)) return false;
  const main = words.slice(start);
  const end = main.findIndex(({ lower }) => ownClauseOpeners.has(lower));
  const own = end < 0 ? main : main.slice(0, end);
  return !own.some(
    (word, i) =>
      subjectPronounSet.has(word.lower) ||
      isContracted(word) ||
      (i > 0 &&
        canBeVerb(word) &&
        !neverVerbAfter.has(own[i - 1]?.lower ?? '') &&
        !'AV'.includes(own[i - 1]?.tag ?? '-')),
  );
};

/** Whether the action is the subject of a verb: "To bake rye will take the skills you have". */
const isSubject = (words: readonly TaggedWord[]): boolean =>
  words.some(
    ({ lower }, i) =>
      i > 1 &&
      verbAuxiliaries.has(lower) &&
      !joiningWords.has(words[i - 1]?.lower ?? '') &&
      words[i - 1]?.tag !== 'R',
  );

const verbAuxiliaries = wordSet(modals, presentBe, pastBe);

/** Words that open a clause, or a phrase if no verb follows: "After the show it was late", "since then we bake". */
const beforeOrAfterOpening = /^(?:(?:and|but|so),? )?(?:after|before)(?![a-z])/iu;

/**
 * Whether the last noun is already identified, so that no clause describes it: "In my first year I wrote", "in this
 * work we go".
 */
const isOwned = (words: readonly TaggedWord[]): boolean => {
  const start = words.findLastIndex(({ tag }) => !'NPAC'.includes(tag));
  return start >= 0 && start < words.length - 1 && determinerSet.has(words[start]?.lower ?? '');
};
const determinerSet = wordSet(possessives, demonstratives);

/** In "Because of their varied past", words that are verbs elsewhere are not. */
const causeOpening = /^because of /iu;

/** Subordinators of several words: "As soon as", "by the time". */
const multiwordConjunction =
  /^(?:now that|even (?:if|though|when)|as (?:soon|long) as|by the time|(?:each|every|the (?:first|last|next|second)) time) /iu;

/** Clauses without a subject: "Once mastered", "if configured correctly". */
const lacksSubject = regex.iu`^(?:once|when|if|unless|until) (?:(?:not|already|fully|properly) )?(?:\p{Ll}{3,}ed|done|needed|built|made|written|set up|chosen)(?:$| (?:correctly|properly|well|up|down|out|in|with|by|on|to|for|as|from) ?)`;

/**
 * The most words in a short place or time, such as "On warm days" or "at the start of the month". A clause that
 * described it would leave no main clause.
 */
const maxWordsInPhrase = 6;
const isShortPhrase = (left: string): boolean =>
  shortPhrase.test(left) &&
  left.split(' ').length <= maxWordsInPhrase &&
  !/(?:the|those|all|any|every) \S+$|^[Ii]n the (?:long|short) (?:term|run)$/u.test(left);
const shortPhrase = regexOf(
  `^(?:${alternatives(commonPrepositions)}|over|during|after|before|within|throughout|as|despite|unlike|among) `,
  'iu',
);
/** Whether a text is a complete sentence whose first clause has only one verb. */
const isOneClause = (right: string): boolean => {
  if (!/[.!?]["”’)*_]*\s*$/u.test(right)) return false;
  const words = wordsOf(
    right.split(
      /[,;:—–(]| (?:and|but|or|so|that(?! (?:is|are|was|were|has|have|had|can|will|do|does|did)(?![a-z]))|because|when|if|while) /u,
      1,
    )[0] ?? '',
  );
  const start = afterVerbGroup(words);
  return !words
    .slice(start)
    .some(
      (word, i) =>
        subjectPronounSet.has(word.lower) ||
        isContracted(word) ||
        isFiniteVerb(word, words[start + i - 1], words[start + i + 1]),
    );
};

/** Whether the verb has its object, so that the clause does not describe a noun: "I met you in town, we baked". */
const containsObject = (right: string): boolean => {
  const words = wordsOf(right);
  const [next, after] = words.slice(afterVerbGroup(words));
  return (
    next !== undefined &&
    objectOpeners.has(next.lower) &&
    !/^(?:that|this)$/.test(next.lower) &&
    !isTime.test(after?.lower ?? '') &&
    !isTime.test(words[afterVerbGroup(words) + 2]?.lower ?? '')
  );
};
const isTime = /^(?:year|month|week|day|hour|minute|night|morning|evening|time|while|bit|lot)s?$/;

/** Whether a comma comes before any verb, so that it closes the opening: "you anymore, turn it into a bag". */
const maxObjectLength = 3;
const endsSoon = (right: string): boolean => {
  const [object = ''] = right.split(', ', 1);
  const words = wordsOf(object);
  return object !== right && words.length > 1 && words.length <= maxObjectLength && !hasVerb(words);
};

/** Whether a comma is definitely missing between an opening clause or phrase and the words after it. */
const isBoundary = (opening: string, right: string, canBeClause: boolean, isStrict = false): boolean => {
  const left = opening.replace(multiwordConjunction, 'When ');
  const words = wordsOf(left);
  const last = words.at(-1);
  if (
    last === undefined ||
    (clauseVerbs.test(last.lower) && !isCounted(words)) ||
    continuationWords.has(last.lower) ||
    !isBalanced(left)
  )
    return false;
  // A question, such as "To what degree do they".
  if (
    auxiliaries.has(last.lower) ||
    /(?<![a-z])(?:find|finding|found|figur\w+|point\w*|turn(?:s|ed)) out$/u.test(left)
  )
    return false;
  if (
    isObject(last, right) ||
    canContinueAfter(words, right, { isClause: canBeClause, isAction: actionOpening.test(left) })
  )
    return false;
  // In "When it is done perhaps we leave", the adverb may belong to the main clause. In "It is so or else we leave",
  // "or else" is one conjunction.
  if (/^(?:perhaps|maybe|possibly|else)$/.test(last.lower)) return false;
  // A word is missing in "If it is an issue for I'd go".
  if (last.lower === 'for' && words.at(-2)?.tag === 'N') return false;
  // In "If I were you I'd learn every recipe there is", "there is" means "all of them".
  if (/^there (?:is|are|was|were)(?= (?:and|or|but|in|on|at|to|out)(?![a-z])|[.,;!?])/u.test(right))
    return false;
  // The question continues in "For showing me how many there are".
  if (/^there(?:['’]|\s)/.test(right) && words.slice(1).some(({ lower }) => clauseOpeners.has(lower)))
    return false;
  // A clause needs its own subject and verb. A phrase has no verb.
  const isClause = canBeClause && !(beforeOrAfterOpening.test(left) && !hasVerb(words.slice(1)));
  if (
    isClause
      ? !lacksSubject.test(left) && (words.length < minWords.clause || !hasVerb(words.slice(1)))
      : words.length < minWords.phrase ||
        (actionOpening.test(left)
          ? isSubject(words)
          : hasVerb(words) &&
            !(causeOpening.test(left) && !words.some(({ lower }) => subjectPronounSet.has(lower))))
  )
    return false;
  // The opening ends at the next comma in "If it doesn't fit you anymore, turn it". A title or item in "-ing" has no
  // main clause: "Baking with flour I can trust".
  // The request is the main clause in "If you have questions please write we can help".
  if (/(?<![a-z])please [a-z]+$/u.test(left)) return false;
  if (endsSoon(right) || (isGerundOpening.test(left) && !/[.!?…:]["”’)*_]*\s*$/u.test(right))) return false;
  if (!isMainClause(right) || (closesLater.test(right) && (/^there/.test(right) || !containsObject(right))))
    return false;
  // The clause continues: "When I found out how cheap it was", "When players know the systems they are working with,
  // ...".
  const isNoun =
    'NP'.includes(last.tag) || (last.tag === 'A' && objectOpeners.has(words.at(-2)?.lower ?? ''));
  if (isClause && words.slice(1).some(({ lower }) => clauseOpeners.has(lower))) return false;
  const bare = right.replace(/\([^()]*\)/g, '');
  // After a phrase, only a comma soon after it may be the border: "For the bakers we work with, this is good".
  if (
    isNoun &&
    containsBoundary.test(isClause ? bare : bare.split(' ').slice(0, maxSubjectPosition).join(' '))
  )
    return false;
  // The request is the main clause: "If you have a puzzle you'd like me to try, please write".
  if (canBeNoun(last) && /, please(?![a-z])/.test(bare)) return false;
  if (isNoun && (endsAtPreposition.test(right) || endsAtVerb.test(right))) return false;
  // After a noun, a clause without an object describes the noun: "the house I bought".
  return (
    !isNoun ||
    /^there\s/.test(right) ||
    (!isClause && !isStrict && (isOwned(words) || (isShortPhrase(left) && isOneClause(right)))) ||
    containsNoFurtherClause(right) ||
    isComplete(wordsOf(right), /['’]/.test(right.split(' ')[0] ?? '') ? 0 : 1, isStrict)
  );
};

/** A verb whose object is the noun before it: "For the work you do and what it is". */
const endsAtVerb = regexOf(
  `^(?:${alternatives(asWritten(subjectPronouns))}) (?:do|does|did|have|has|had|need|want|use|make|made|get|got) (?:and|or|at|in|on|for|with|every|when|as)(?![a-z])`,
  'u',
);

/** A place where a noun with its article may be the subject of the main clause. */
const nounAt = regexOf(
  String.raw`(?<=^[^,;:()–—“”"?!]{8,90}) (?=${anyOf(articles, possessives, demonstratives, quantifiers)} \p{L}|(?<![^\p{L}]\p{Lu}[\p{L}\p{N}.’'-]* )\p{Lu}\p{Ll}+(?: \p{Lu}\p{L}+)? \p{Ll})`,
  'gu',
);
const maxVerbPosition = 5;
const subjectPronounSet = wordSet('i we you he she they');

/**
 * A preposition that ends a clause, with the main clause after it: "After finding the flour I wanted to look at I
 * baked".
 */
const endsAtPreposition = regexOf(
  String.raw`^(?:\p{L}[\p{L}'’]* ){2,8}(?:${alternatives(prepositions)}) (?:I|we|he|she|they) \p{Ll}`,
  'u',
);

const isAuxiliary = wordSet(modals, doForms, haveForms, presentBe, pastBe);

/** Whether the words end with a passive verb, as in "When a point is found". Only a few such verbs take an object. */
const isPassive = (words: readonly TaggedWord[]): boolean => {
  const [be, verb] = words.slice(-2);
  return (
    forms.has(be?.lower ?? '') &&
    /(?:ed|en|wn|nd|ght|ade|one)$/.test(verb?.lower ?? '') &&
    !/^(?:called|named|considered|given|made|shown|told|taught|asked|offered|deemed|elected|sent|paid|allowed|denied)$/.test(
      verb?.lower ?? '',
    )
  );
};

/**
 * Whether an action with its object may open the main clause: "If all taxes cost us raising the tax is wrong". "In the
 * building" is a place.
 */
const canOpenAction = (words: readonly TaggedWord[]): boolean =>
  /^(?!(?:morning|evening|anything|everything|something|nothing|spring)$)[a-z]{2,}ing$/.test(
    words.at(-1)?.lower ?? '',
  ) &&
  'NPA'.includes(words.at(-2)?.tag ?? '-') &&
  !objectOpeners.has(words.at(-2)?.lower ?? '') &&
  !continuationWords.has(words.at(-2)?.lower ?? '');

const isGerundOpening = regex.iu`^(?:(?:And|But|So|Or|Then),? )?(?!Using|During|Looking|Following)\p{L}{3,}ing(?: |$)`;

/** The position of a verb that its form and its object reveal: "The team released a tool", "Anna joined the bakery". */
const shownVerb = (words: readonly TaggedWord[]): number => {
  const at = words.findIndex(
    ({ tag, lower }, i) =>
      i > 0 && tag === 'V' && (/(?:ed|[^s]s)$/.test(lower) || isIrregularVerbForm(lower)),
  );
  const next = words[at + 1];
  return at > 0 &&
    next !== undefined &&
    (objectOpeners.has(next.lower) || 'P'.includes(next.tag)) &&
    next.lower !== 'that'
    ? at
    : -1;
};

/**
 * Whether two nouns meet and the second one opens the main clause: "in this picture the light comes", "if you have a
 * cold the bread can wait". In a clause, its verb is an auxiliary, so the noun cannot be the object of the opening.
 */
const isNounBoundary = (left: string, right: string, isClause: boolean): boolean => {
  // The action may be the subject: "Leading a team to plan a mill is hard". The words are one noun phrase in "For the past
  // few months".
  if (isGerundOpening.test(left) || /(?<![a-z])(?:past|last|next|first|previous|coming)$/u.test(left))
    return false;
  // In a clause, a name describes the noun before it: "When you think of the work Anna has done".
  if (isClause && regex.u`^\p{Lu}`.test(right)) return false;
  const [words, main] = [wordsOf(left), wordsOf(right)];
  const last = words.at(-1);
  if (canBeName(words, right) || isAsked(main)) return false;
  const auxiliary = main.findIndex((word, i) => i > 0 && isAuxiliary.has(word.lower));
  const shown = isClause ? -1 : shownVerb(main);
  const verb = auxiliary < 0 || (shown > 0 && shown < auxiliary) ? shown : auxiliary;
  const canEnd =
    last !== undefined &&
    ('NP'.includes(last.tag) ||
      (isClause &&
        (last.tag === 'A' ||
          /^(?:done|ready)$/.test(last.lower) ||
          (/^(?:up|off|out|down|over|on)$/.test(last.lower) && 'VFG'.includes(words.at(-2)?.tag ?? '-')) ||
          isPassive(words))));
  // A clause follows: "Because it turns out that people".
  if (
    !canEnd ||
    canOpenAction(words) ||
    clauseVerbs.test(last.lower) ||
    /^that\s/u.test(right) ||
    !isBalanced(left)
  )
    return false;
  if (
    verb < (main[0]?.tag === 'P' ? 1 : 2) ||
    main.slice(1, verb).some(({ tag, lower }) => !('NPAC'.includes(tag) || /^(?:of|for|in)$/.test(lower))) ||
    !'NP'.includes(main[verb - 1]?.tag ?? '-')
  )
    return false;
  if (
    words.length < minWords.phrase ||
    !isMainClause(right, maxVerbPosition) ||
    containsBoundary.test(right.replace(/\([^()]*\)/g, ''))
  )
    return false;
  // The main clause comes later: "In the house the man was building we saw".
  if (
    main.some(
      ({ lower }, i) =>
        i > verb && subjectPronounSet.has(lower) && !joiningWords.has(main[i - 1]?.lower ?? ''),
    )
  )
    return false;
  const holds = hasVerb(words.slice(1));
  return isClause
    ? holds && !words.slice(1).some(({ lower }) => clauseOpeners.has(lower))
    : !holds || (actionOpening.test(left) && !words.some(({ lower }) => subjectPronounSet.has(lower)));
};

/** A hyphen used as a dash, which closes the opening: "If you bake more, all the better- you can share". */
const containsDash = /-(?:\s|$)|\s-/u;

/** A clause that opens the second half of a sentence: "We left, but when we came back it was late". */
const secondHalfOpening = regexOf(
  `(?:, (?:and|but|so|because|that) |; |—\\s?| (?:but|because|that) )(?=(?:if|when|once|whenever|as soon as|as long as|after|before|while) (?:${alternatives(asWritten(subjectPronouns), articles, possessives, demonstratives)}|there|people|everyone|someone)(?:['’]\\p{Ll}+)? )`,
  'gu',
);
const withHalves = (sentence: string): string => {
  for (const found of sentence.matchAll(secondHalfOpening)) {
    const at = found.index + found[0].length;
    const rest = sentence.slice(at);
    const fixed = withComma(rest);
    if (fixed !== rest && isBalanced(sentence.slice(0, at))) return sentence.slice(0, at) + fixed;
  }
  return sentence;
};

/** Adds a comma after the clause or long phrase that opens a sentence: "When I was there I saw a bug". */
export const withOpeningComma = (sentence: string): string => {
  const [prefix = ''] = adverbOpening.exec(sentence) ?? [];
  return withHalves(prefix + withComma(sentence.slice(prefix.length)));
};

/**
 * An opening adverb that already has its comma: "So, each time we bake it rises". After "so when", the clause is read
 * like any other.
 */
const adverbOpening = regexOf(
  `^(?:(?:And|But|So) (?=(?:${alternatives(commonPrepositions, 'when while if as after before since once although though because until every each the now even')}) )|(?:And|But|So|Or|Then|Also|Plus|However|Additionally|Moreover|Furthermore|For example|For instance|In addition|Of course|Unfortunately|Finally|Overall|Again), (?!I ))`,
  'u',
);

const withComma = (sentence: string): string => {
  const isClause =
    clauseOpening.test(sentence) && !actionOpening.test(sentence) && !placeOpening.test(sentence);
  if (!isClause && !phraseOpening.test(sentence)) return sentence;
  const placesOf = (isStrict: boolean): RegExpExecArray[] =>
    [...sentence.matchAll(subjectAt)].filter(({ index }) =>
      isBoundary(sentence.slice(0, index), sentence.slice(index + 1), isClause, isStrict),
    );
  const all = placesOf(false);
  // The second place is the border: "To use what we baked in the mill we need it".
  const places = all.length > 1 ? placesOf(true) : all;
  if (places.length === 0)
    places.push(
      ...[...sentence.matchAll(nounAt)].filter(({ index }) =>
        isNounBoundary(sentence.slice(0, index), sentence.slice(index + 1), isClause),
      ),
    );
  const [place] = places;
  if (place === undefined || places.length > 1) return sentence;
  const [opening, rest] = [sentence.slice(0, place.index), sentence.slice(place.index + 1)];
  // The ellipsis separates the halves: "In the mill... we bake".
  if (containsDash.test(opening) || /(?:\.{2}|…)(?: then)?$/.test(opening)) return sentence;
  // After a pause, the adverb opens the main clause: "If it fails... well... at least you baked".
  if (/(?:\.{2}|…).* at least$/u.test(opening)) return sentence;
  // The clause in "On the occasion you bake" describes the time. "On rare occasions, I bake" has none.
  if (/ the (?:rare )?occasion$/u.test(opening)) return sentence;
  // The comma goes before "then": "If it is cold then we bake". "More rye then we had" may be a comparison.
  if (/ (?:and|or|but) then$/.test(opening) || (!isClause && / then$/.test(opening))) return sentence;
  if (/ then$/.test(opening)) return `${opening.replace(/ then$/, ', then')} ${rest}`;
  return `${opening.replace(/ (for example|for instance|however|though)$/, ', $1')}, ${rest}`;
};
