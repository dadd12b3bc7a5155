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
import { goesOnBehind, isAsked, mayBeName } from './opening-doubts.ts';
import { isBalanced, wordsOf } from './sentence-halves.ts';

/** Shorter openings and main clauses read well without a comma. */
const leastWords = { clause: 3, phrase: 2, rest: 3 } as const;

/** A sentence that opens with a clause of time, reason or condition; behind the verb of a question, it asks. */
const opensClause = regexOf(
  String.raw`^(?:(?:And|But|So|Or|Then),? )?(?:${alternatives(subordinators)}|once|as|after|before|whenever|now that|even (?:if|though|when)|as (?:soon|long) as|by the time|(?:each|every|the (?:first|last|next|second)) time) (?!(?:${alternatives(presentBe, pastBe, doForms, modals)}|if|so|such)(?![\p{L}]))`,
  'iu',
);
const opensPhrase = regex.iu`^(?:(?:And|But|So|Or|Then),? )?(?:In|At(?! least)|On|After|Before|During|For|From|With|Without|By|Through|Throughout|Over|Under|Within|Among|Following|Like(?= (?:all|any|many|most|other|others|everything|everyone|every|the|an?|my|our|programming languages) )|Unlike|As(?= (?:an? |someone |(?:\p{Ll}+ )?\p{Ll}{3,}s ))|Since(?= (?:its |their |my |our |his |her |then |(?:19|20)\d\d |the (?:start|beginning|end|release|launch|last|first) ))|Despite|Instead of|Because of|Thanks to|Due to|Using|\p{Ll}{3,}ing (?:with|through|at|in|from|to|the|an?|this|these|my|our|all|back)|Based on|Looking at|While (?:in|at|on|\p{Ll}+ing)|When \p{L}+ing|To (?!the (?:point|extent|degree) )\p{Ll}+) `;
/** "While in town", "as a teacher", "since its release": a phrase, although its first word opens clauses elsewhere. */
const opensPlace = regex.iu`^(?:(?:And|But|So|Or|Then),? )?(?:While (?:in|at|on) |Because of |As (?=an? |someone |(?:\p{Ll}+ )?\p{Ll}{3,}s (?:I|we|he|she|they|you)(?:['’]\p{Ll}+)? )|Since (?=its |their |my |our |his |her |then |(?:19|20)\d\d |the (?:start|beginning|end|release|launch|last|first) ))`;
/** "To use the tools we have", "after mixing what we bought": the phrase of a deed may hold a clause. */
export const opensDeed = regexOf(
  String.raw`^(?:(?:And|But|So|Or|Then),? )?(?:To (?!${anyOf(articles, demonstratives, possessives, objectPronouns, questionWords)}(?!\p{L}))\p{Ll}+|(?:By|After|Before|When|While|Without|Instead of) \p{Ll}+ing|Using) `,
  'iu',
);

/** "In 2019", "in May": shorter phrases read well without a comma. */
const shortTime = String.raw`[Ii]n (?:(?:19|20)\d\d|May|June|July)|(?:When|As|If|Once) I \p{Ll}+`;

/** The subject of the main clause, with the words before it. No mark is in them: what a comma closes, another one may open. */
const subjectAt = regexOf(
  String.raw`(?<=^(?:[^,;:()–—“”"?!]{8,110}|${shortTime})) (?=(?:${alternatives(asWritten(subjectPronouns))}|there(?=['’]s|\s${anyOf(presentBe, pastBe, haveForms, modals)}\s))(?:['’](?:m|re|s|ll|ve|d))?\s)`,
  'gu',
);

/** Words behind which a clause goes on with the opening: "if you think it is cold", "the moment it is done". */
export const takesClause = new RegExp(
  `^(?:(?:think|know|say|hope|believe|guess|doubt|find|feel|mean|wish|imagine|notice|decide|determine|conclude|confirm|ensure|assume|figure|make|let|help|keep|show|see|recommend|suggest|propose|check|test|learn|discover|tell|hear|acknowledge|state|detect|indicate|report|expect|claim|argue|admit|predict|understand)(?:s|d|ed)?|verif(?:y|ies|ied)|reali[sz](?:e|es|ed|ing)|(?:think|know|say|hop|believ|guess|feel|mean|notic|assum|wish|find|see|recommend|suggest|ensur|tell|hear|argu|claim|decid|discover|expect|imagin|acknowledg|stat|admitt|help|mak|show)ing|thought|knew|said|felt|found|meant|saw|made|making|letting|kept|told|tell|heard|hear|remember|pretend|prove|understand|learned|discovered|ensure|sure|glad|happy|afraid|certain|confident|whenever|whatever|whichever|whoever|wherever|however|till|like|than|as|so|that|whether|only|everything|everyone|everybody|anything|anyone|anybody|something|someone|somebody|nothing|nobody|none|all|ways?|times?|moment|day|first|places?|reason|ones?|things?|person|people|thanks|${alternatives(questionWords, subordinators, coordinators)})$`,
);

/** "Once we had it however": a comma belongs before the adverb, too. "Then" gets one. */
const furtherAdverbs = linkingAdverbs.replace('then ', '');
/** "While we waited for": the opening goes on. */
export const goesOn = wordSet(
  prepositions,
  articles,
  possessives,
  subordinators,
  furtherAdverbs,
  'once than to for',
);

/** Opens a clause inside the opening. */
const asks = wordSet(questionWords, 'that whether');

export const auxiliaries = wordSet(modals, doForms, haveForms, presentBe, pastBe, otherBe);
const forms = wordSet(presentBe, pastBe, otherBe);
/** What begins the object of a verb: a clause behind a noun of the left half lacks its object. */
const opensObject = wordSet(
  articles,
  possessives,
  demonstratives,
  objectPronouns,
  quantifiers,
  questionWords,
  'it one two whether',
);
/** A later verb belongs to a clause of its own behind one of these. */
const joins = wordSet(
  subordinators,
  subjectPronouns,
  questionWords,
  coordinators,
  'that whether as after before once so to there than whose whom',
);

const isAdverb = /^(?:not|just|also|still|even|now|then|never|always|often|soon)$|n['’]t$|[a-z]{3}ly$/;

/** The index behind the verb group that starts at `from`: "was not able", "had already been". */
const behindVerb = (words: readonly TaggedWord[], from: number): number => {
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

/** The index behind a verb group that ends in a main verb which its auxiliary shows: "have gone", "we'll tweet". */
const behindShownVerb = (words: readonly TaggedWord[], end: number): number => {
  const [last, next] = [words[end - 1], words[end]];
  const isShown =
    last !== undefined &&
    (takesVerb.has(last.lower) ||
      (/^(?:have|has|had)$/.test(last.lower) &&
        /^(?:gone|done|seen|made|come|got|found)$/.test(next?.lower ?? '')) ||
      /['’](?:ll|ve|d)$/.test(last.lower) ||
      isAdverb.test(last.lower));
  return isShown &&
    next !== undefined &&
    ('FNDV'.includes(next.tag) || /(?:en|ed|wn|ne|ght)$/.test(next.lower)) &&
    !opensObject.has(next.lower) &&
    !isPreposition.has(next.lower)
    ? end + 1
    : end;
};
const takesVerb = wordSet(modals, doForms);

/** Whether the clause is complete, so that no noun before it can be its object: "it was cold", "I baked a loaf". */
const isComplete = (words: readonly TaggedWord[], verb: number, isStrict = false): boolean => {
  let end = behindVerb(words, verb);
  const group = words.slice(0, end).filter(({ tag }) => tag !== 'R');
  const isForm = forms.has(group.at(-1)?.lower ?? '') || /['’](?:m|re|s)$/.test(group.at(-1)?.lower ?? '');
  const behind = words[end];
  if (isForm && /^(?:so|too|very|not|no|as|quite|pretty)$/.test(behind?.lower ?? '')) return true;
  // "They are working with us": the tagger may take a form of a verb for an adjective.
  if (isForm && /ing$/.test(behind?.lower ?? ''))
    end += behind?.lower === 'going' && words[end + 1]?.lower === 'to' ? 3 : 1;
  else if (
    isForm &&
    ('AVGR'.includes(behind?.tag ?? '-') || (behind?.tag === 'N' && !isWhen.test(behind.lower)))
  )
    return true;
  else end = behindShownVerb(words, end);
  if (/^(?:rather|quite|very|some|another|any|each|such)$/.test(words[end]?.lower ?? '')) end += 1;
  const [last, next] = [words[end - 1], words[end]];
  if (last === undefined || next === undefined) return false;
  // "In order to bake rye you have to wait".
  if (next.lower === 'to') {
    const object = words[end + 2];
    // "The oven I plan to use is old".
    return (
      takesInfinitive.test(last.lower) &&
      object !== undefined &&
      !isPreposition.has(object.lower) &&
      !isFiniteVerb(object, words[end + 1], words[end + 3])
    );
  }
  // "I ran into an issue", "we cannot be with them": the preposition has its object. "The good it did for me" lacks one.
  if (isPreposition.has(next.lower))
    return (
      !takesObject.has(last.lower) &&
      !lacksObject.test(last.lower) &&
      (opensObject.has(words[end + 1]?.lower ?? '') ||
        (!isStrict &&
          ('NPACG'.includes(words[end + 1]?.tag ?? '-') || /ing$/.test(words[end + 1]?.lower ?? ''))))
    );
  // "I noticed that many came".
  // "The loaves we've sold that are good": what is told of a noun.
  if (next.lower === 'that')
    return (
      end + 2 < words.length &&
      (last.tag === 'V' || takesClause.test(last.lower)) &&
      !isAuxiliary.has(words[end + 1]?.lower ?? '')
    );
  if (/^(?:much|more|enough|plenty|lots)$/.test(next.lower))
    return 'NAP'.includes(words[end + 1]?.tag ?? '-') || words[end + 1]?.lower === 'more';
  const takesNoun = 'VD'.includes(last.tag) || takesObject.has(last.lower) || end > 1;
  return (
    opensObject.has(next.lower) ||
    (!isStrict && takesNoun && 'NAPCG'.includes(next.tag) && !isWhen.test(next.lower))
  );
};
/** "The flour I need for the loaf": these verbs have their object before them, where a preposition follows. */
const lacksObject =
  /^(?:need|want|use|like|love|make|build|create|buy|find|see|know|choose|get|take|add|write|read|put|set|keep|send|give|show|wanted|needed|used|liked|loved|made|built|created|bought|found|saw|knew|chose|got|took|added|wrote|sent|gave|kept|met|visited|mentioned|described|received|learned)s?$/;
const takesInfinitive =
  /^(?:have|has|had|need|needs|needed|decided|tried|started|began|wanted|trying|hoping|planning|able|going|want|wants|hope|plan)$/;
/** "The bread I baked yesterday": no object. */
const isWhen =
  /^(?:yesterday|today|tonight|tomorrow|last|next|first|most|best|more|less|better|here|home|back|together|alone|online|daily|later|earlier|long|hard|fast|well|\d.*)$/;
const isPreposition = wordSet(prepositions, 'for');
const takesObject = wordSet(doForms, haveForms);

/** "It's", "there's": a subject and its verb in one word. */
const contraction = regexOf(`^${anyOf(subjectPronouns, 'that there')}['’](?:s|re|m|ll|ve|d)$`, 'u');
const isContracted = (word: TaggedWord | undefined): boolean => contraction.test(word?.lower ?? '');

/** "It seems like this is": a clause follows. */
const isLike = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower === 'like' && /^(?:seem|look|feel|felt|sound)/.test(words[at - 1]?.lower ?? '');

/** What follows is no part of the clause. */
const behindClause = /(?<=(?:\S+ ){3}\S+) ?[—–;:] ?/u;

/** Whether the words are a clause whose verb is the only one that nothing joins. */
export const isMainClause = (rest: string, latestVerb = 2): boolean => {
  const [right = ''] = rest.split(behindClause, 1);
  const words = wordsOf(right);
  const contracted = /['’]/.test(words[0]?.text ?? '');
  const found = contracted
    ? 0
    : words.findIndex(
        (word, i) =>
          // "It in May": a name is no verb.
          i > 0 && !regex.u`^\p{Lu}`.test(word.text) && isFiniteVerb(word, words[i - 1], words[i + 1]),
      );
  // "They often bake": who does it stands before the verb. "You" may be an object.
  const shown = 1 + words.slice(1, 4).findIndex(({ lower, tag }) => !(isAdverb.test(lower) || tag === 'R'));
  const isShown =
    /^(?:i|we|he|she|they)$/.test(words[0]?.lower ?? '') &&
    shown > 0 &&
    !opensObject.has(words[shown]?.lower ?? '') &&
    !isPreposition.has(words[shown]?.lower ?? '');
  const verb = found < 0 && isShown ? shown : found;
  if (words.length < leastWords.rest || verb < 0 || verb > Math.max(latestVerb, shown)) return false;
  let isJoined = false;
  const end = behindVerb(words, verb + (contracted ? 1 : 0));
  for (const [i, word] of words.entries()) {
    if (i < end) continue;
    if (joins.has(word.lower) || isContracted(word) || isLike(words, i)) isJoined = true;
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

/** "In a house we lived in, we baked": the comma behind the opening is there, so what stands before it belongs to the noun. */
const closesLater = regexOf(
  String.raw`,\s(?:${alternatives(asWritten(subjectPronouns))}|there)(?:['’]\p{Ll}+)?\s`,
  'u',
);

/** A comma before anything but a further part of the clause may be the border that is sought. */
export const holdsBorder = regex.u`, (?!(?:and|but|or|so|which|who|where|because|since|though|although|especially|including|like|such|as|instead|not|even|with|without|\p{Ll}+ing|too|then|however|for example)(?!\p{L}))`;

const soon = 7;

/** "I managed to visit it in May": the object of the verb before it, unless its own verb follows at once. */
const isObject = (last: TaggedWord, right: string): boolean => {
  const [first, second] = wordsOf(right);
  if (!/^(?:it|you)$/.test(first?.lower ?? '') || second === undefined) return false;
  return (
    isPreposition.has(second.lower) ||
    (last.tag === 'V' && first?.lower === 'it' && !auxiliaries.has(second.lower))
  );
};

/** "After one day I left": a time that no clause follows. */
const isCounted = (words: readonly TaggedWord[]): boolean =>
  (/^(?:days?|times?|moments?)$/.test(words.at(-1)?.lower ?? '') ||
    (/^places?$/.test(words.at(-1)?.lower ?? '') && !/^an?$/.test(words.at(-2)?.lower ?? ''))) &&
  (/^(?:one|two|a|few|several|some|many|this|that|my|our|their|his|her|its|short|long)$/.test(
    words.at(-2)?.lower ?? '',
  ) ||
    words.at(-2)?.tag === 'C');

/** A noun by the dictionary, whatever the tagger takes it for. */
const mayBeNoun = ({ lower }: TaggedWord): boolean => lexiconEntry(lower)?.classes.includes('n') ?? false;

/** Any form of a verb by the dictionary, whatever the tagger takes it for. */
const mayBeVerb = ({ lower }: TaggedWord): boolean =>
  auxiliaries.has(lower) ||
  /n['’]t$/.test(lower) ||
  isIrregularVerbForm(lower) ||
  [lexiconEntry(lower), baseOf(lower, 's'), baseOf(lower, 'ed')].some((entry) =>
    entry?.classes.includes('v'),
  );
const afterThese = wordSet(
  articles,
  possessives,
  demonstratives,
  prepositions,
  coordinators,
  quantifiers,
  modals,
  'to for not as than like no more most very too so own other',
);
const opensOwnClause = wordSet(questionWords, subordinators, 'that whether as after before once than');

/** The index behind the verb group of a clause with its main verb: "it's being", "we have to". */
const behindGroup = (words: readonly TaggedWord[]): number => {
  const end = behindShownVerb(words, behindVerb(words, 1));
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
    return takesDeedBehind.test(last.lower) && words.length > start + 3 && words[start + 2]?.lower !== 'to';
  return false;
};
const takesDeedBehind =
  /^(?:have|has|had|needed|decided|tried|started|began|wanted|trying|hoping|planning|going|hope|plan|love|like|used|want|need)$/;

/**
 * "In the mill we add rye to the dough": no word behind the verb can be the verb of another clause, so the clause is no part of
 * the noun before it: the sentence would have no main clause.
 */
const holdsNoFurtherClause = (right: string): boolean => {
  const words = wordsOf(right.split(/[:;—–]/u, 1)[0] ?? '');
  const start = behindGroup(words);
  if (!standsAlone(words, start)) return false;
  const main = words.slice(start);
  const end = main.findIndex(({ lower }) => opensOwnClause.has(lower));
  const own = end < 0 ? main : main.slice(0, end);
  return !own.some(
    (word, i) =>
      speakers.has(word.lower) ||
      isContracted(word) ||
      (i > 0 &&
        mayBeVerb(word) &&
        !afterThese.has(own[i - 1]?.lower ?? '') &&
        !'AV'.includes(own[i - 1]?.tag ?? '-')),
  );
};

/** "To bake rye will take the skills you have": the deed is the subject of a verb. */
const isSubject = (words: readonly TaggedWord[]): boolean =>
  words.some(
    ({ lower }, i) =>
      i > 1 && takesDeed.has(lower) && !joins.has(words[i - 1]?.lower ?? '') && words[i - 1]?.tag !== 'R',
  );

const takesDeed = wordSet(modals, presentBe, pastBe);

/** "After the show it was late", "since then we bake": a phrase, where no verb follows. */
const opensEither = /^(?:(?:and|but|so),? )?(?:after|before)(?![a-z])/iu;

/** "In my first year I wrote", "in this work we go": no clause tells of a noun that is known. */
const isOwned = (words: readonly TaggedWord[]): boolean => {
  const start = words.findLastIndex(({ tag }) => !'NPAC'.includes(tag));
  return start >= 0 && start < words.length - 1 && owns.has(words[start]?.lower ?? '');
};
const owns = wordSet(possessives, demonstratives);

/** "Because of their varied past": what may be a verb elsewhere is none here. */
const opensCause = /^because of /iu;

/** "As soon as", "by the time": one subordinator in several words. */
const severalWords =
  /^(?:now that|even (?:if|though|when)|as (?:soon|long) as|by the time|(?:each|every|the (?:first|last|next|second)) time) /iu;

/** "Once mastered", "if configured correctly": a clause without its subject. */
const lacksSubject = regex.iu`^(?:once|when|if|unless|until) (?:(?:not|already|fully|properly) )?(?:\p{Ll}{3,}ed|done|needed|built|made|written|set up|chosen)(?:$| (?:correctly|properly|well|up|down|out|in|with|by|on|to|for|as|from) ?)`;

/** "On warm days", "at the start of the month": a place or a time in so few words. A clause that tells of it would leave no main clause. */
const mostInPhrase = 6;
const isShortPhrase = (left: string): boolean =>
  shortPhrase.test(left) &&
  left.split(' ').length <= mostInPhrase &&
  !/(?:the|those|all|any|every) \S+$|^[Ii]n the (?:long|short) (?:term|run)$/u.test(left);
const shortPhrase = regexOf(
  `^(?:${alternatives(commonPrepositions)}|over|during|after|before|within|throughout|as|despite|unlike|among) `,
  'iu',
);
/** Whether a text is a whole sentence whose first clause has one verb. */
const isOneClause = (right: string): boolean => {
  if (!/[.!?]["”’)*_]*\s*$/u.test(right)) return false;
  const words = wordsOf(
    right.split(
      /[,;:—–(]| (?:and|but|or|so|that(?! (?:is|are|was|were|has|have|had|can|will|do|does|did)(?![a-z]))|because|when|if|while) /u,
      1,
    )[0] ?? '',
  );
  const start = behindGroup(words);
  return !words
    .slice(start)
    .some(
      (word, i) =>
        speakers.has(word.lower) ||
        isContracted(word) ||
        isFiniteVerb(word, words[start + i - 1], words[start + i + 1]),
    );
};

/** "I met you in town, we baked": the verb before the comma has its object, so the clause tells of no noun. */
const holdsObject = (right: string): boolean => {
  const words = wordsOf(right);
  const [next, behind] = words.slice(behindGroup(words));
  return (
    next !== undefined &&
    opensObject.has(next.lower) &&
    !/^(?:that|this)$/.test(next.lower) &&
    !isTime.test(behind?.lower ?? '') &&
    !isTime.test(words[behindGroup(words) + 2]?.lower ?? '')
  );
};
const isTime = /^(?:year|month|week|day|hour|minute|night|morning|evening|time|while|bit|lot)s?$/;

/** Whether a comma is sure to be missing between an opening clause or phrase and what follows it. */
const isBorder = (opening: string, right: string, mayBeClause: boolean, isStrict = false): boolean => {
  const left = opening.replace(severalWords, 'When ');
  const words = wordsOf(left);
  const last = words.at(-1);
  if (
    last === undefined ||
    (takesClause.test(last.lower) && !isCounted(words)) ||
    goesOn.has(last.lower) ||
    !isBalanced(left)
  )
    return false;
  // "To what degree do they": a question.
  if (
    auxiliaries.has(last.lower) ||
    /(?<![a-z])(?:find|finding|found|figur\w+|point\w*|turn(?:s|ed)) out$/u.test(left)
  )
    return false;
  if (
    isObject(last, right) ||
    goesOnBehind(words, right, { isClause: mayBeClause, isDeed: opensDeed.test(left) })
  )
    return false;
  // "When it is done perhaps we leave": the adverb may belong to what follows. "It is so or else we leave" is one joint.
  if (/^(?:perhaps|maybe|possibly|else)$/.test(last.lower)) return false;
  // "If it is an issue for I'd go": a word is missing.
  if (last.lower === 'for' && words.at(-2)?.tag === 'N') return false;
  // "If I were you I'd learn every recipe there is": all of them.
  if (/^there (?:is|are|was|were)(?= (?:and|or|but|in|on|at|to|out)(?![a-z])|[.,;!?])/u.test(right))
    return false;
  // "For showing me how many there are": the question goes on.
  if (/^there(?:['’]|\s)/.test(right) && words.slice(1).some(({ lower }) => asks.has(lower))) return false;
  // A clause needs a subject and a verb of its own; a phrase has no verb.
  const isClause = mayBeClause && !(opensEither.test(left) && !hasVerb(words.slice(1)));
  if (
    isClause
      ? !lacksSubject.test(left) && (words.length < leastWords.clause || !hasVerb(words.slice(1)))
      : words.length < leastWords.phrase ||
        (opensDeed.test(left)
          ? isSubject(words)
          : hasVerb(words) && !(opensCause.test(left) && !words.some(({ lower }) => speakers.has(lower))))
  )
    return false;
  if (!isMainClause(right) || (closesLater.test(right) && (/^there/.test(right) || !holdsObject(right))))
    return false;
  // "When I found out how cheap it was", "When players know the systems they are working with, ...": the clause goes on.
  const isNoun = 'NP'.includes(last.tag) || (last.tag === 'A' && opensObject.has(words.at(-2)?.lower ?? ''));
  if (isClause && words.slice(1).some(({ lower }) => asks.has(lower))) return false;
  const bare = right.replace(/\([^()]*\)/g, '');
  // "For the bakers we work with, this is good": behind a phrase, only a comma that comes soon may be the border.
  if (isNoun && holdsBorder.test(isClause ? bare : bare.split(' ').slice(0, soon).join(' '))) return false;
  // "If you have a puzzle you'd like me to try, please write": the request is the main clause.
  if (mayBeNoun(last) && /, please(?![a-z])/.test(bare)) return false;
  if (isNoun && (endsAtPreposition.test(right) || endsAtVerb.test(right))) return false;
  // "the house I bought": behind a noun, a clause without an object tells of the noun.
  return (
    !isNoun ||
    /^there\s/.test(right) ||
    (!isClause && !isStrict && (isOwned(words) || (isShortPhrase(left) && isOneClause(right)))) ||
    holdsNoFurtherClause(right) ||
    isComplete(wordsOf(right), /['’]/.test(right.split(' ')[0] ?? '') ? 0 : 1, isStrict)
  );
};

/** "For the work you do and what it is": the verb lacks its object, which is the noun before it. */
const endsAtVerb = regexOf(
  `^(?:${alternatives(asWritten(subjectPronouns))}) (?:do|does|did|have|has|had|need|want|use|make|made|get|got) (?:and|or|at|in|on|for|with|every|when|as)(?![a-z])`,
  'u',
);

/** Where a noun with its article may be the subject of the main clause. */
const nounAt = regexOf(
  String.raw`(?<=^[^,;:()–—“”"?!]{8,90}) (?=${anyOf(articles, possessives, demonstratives, quantifiers)} \p{L}|(?<![^\p{L}]\p{Lu}[\p{L}\p{N}.’'-]* )\p{Lu}\p{Ll}+(?: \p{Lu}\p{L}+)? \p{Ll})`,
  'gu',
);
const latestVerb = 5;
const speakers = wordSet('i we you he she they');

/** "After finding the flour I wanted to look at I baked": a preposition that ends a clause, and the main clause behind it. */
const endsAtPreposition = regexOf(
  String.raw`^(?:\p{L}[\p{L}'’]* ){2,8}(?:${alternatives(prepositions)}) (?:I|we|he|she|they) \p{Ll}`,
  'u',
);

const isAuxiliary = wordSet(modals, doForms, haveForms, presentBe, pastBe);

/** "When a point is found": nothing follows a passive verb, but for a few. */
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

/** "If all taxes cost us raising the tax is wrong": a deed with its object may open the main clause. "In the building" is a place. */
const mayOpenDeed = (words: readonly TaggedWord[]): boolean =>
  /^(?!(?:morning|evening|anything|everything|something|nothing|spring)$)[a-z]{2,}ing$/.test(
    words.at(-1)?.lower ?? '',
  ) &&
  'NPA'.includes(words.at(-2)?.tag ?? '-') &&
  !opensObject.has(words.at(-2)?.lower ?? '') &&
  !goesOn.has(words.at(-2)?.lower ?? '');

const isDeedAlone = regex.iu`^(?:(?:And|But|So|Or|Then),? )?(?!Using|During|Looking|Following)\p{L}{3,}ing(?: |$)`;

/** "The team released a tool", "Anna joined the bakery": the place of a verb that its form and its object show. */
const shownVerb = (words: readonly TaggedWord[]): number => {
  const at = words.findIndex(
    ({ tag, lower }, i) =>
      i > 0 && tag === 'V' && (/(?:ed|[^s]s)$/.test(lower) || isIrregularVerbForm(lower)),
  );
  const next = words[at + 1];
  return at > 0 &&
    next !== undefined &&
    (opensObject.has(next.lower) || 'P'.includes(next.tag)) &&
    next.lower !== 'that'
    ? at
    : -1;
};

/**
 * Whether two nouns meet, and the second one opens the main clause: "in this picture the light comes", "if you have a cold the
 * bread can wait". Its verb is an auxiliary, so that the noun cannot be the object of the opening.
 */
const isNounBorder = (left: string, right: string, isClause: boolean): boolean => {
  // "Leading a team to plan a mill is hard": the deed may be the subject.
  if (isDeedAlone.test(left)) return false;
  // "When you think of the work Anna has done": behind a clause, a name tells of the noun.
  if (isClause && regex.u`^\p{Lu}`.test(right)) return false;
  const [words, main] = [wordsOf(left), wordsOf(right)];
  const last = words.at(-1);
  if (mayBeName(words, right) || isAsked(main)) return false;
  const auxiliary = main.findIndex((word, i) => i > 0 && isAuxiliary.has(word.lower));
  const shown = isClause ? -1 : shownVerb(main);
  const verb = auxiliary < 0 || (shown > 0 && shown < auxiliary) ? shown : auxiliary;
  const mayEnd =
    last !== undefined &&
    ('NP'.includes(last.tag) ||
      (isClause &&
        (last.tag === 'A' ||
          /^(?:done|ready)$/.test(last.lower) ||
          (/^(?:up|off|out|down|over|on)$/.test(last.lower) && 'VFG'.includes(words.at(-2)?.tag ?? '-')) ||
          isPassive(words))));
  // "Because it turns out that people": a clause follows.
  if (
    !mayEnd ||
    mayOpenDeed(words) ||
    takesClause.test(last.lower) ||
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
    words.length < leastWords.phrase ||
    !isMainClause(right, latestVerb) ||
    holdsBorder.test(right.replace(/\([^()]*\)/g, ''))
  )
    return false;
  // "In the house the man was building we saw": the main clause comes later.
  if (main.some(({ lower }, i) => i > verb && speakers.has(lower) && !joins.has(main[i - 1]?.lower ?? '')))
    return false;
  const holds = hasVerb(words.slice(1));
  return isClause
    ? holds && !words.slice(1).some(({ lower }) => asks.has(lower))
    : !holds || (opensDeed.test(left) && !words.some(({ lower }) => speakers.has(lower)));
};

/** "If you bake more, all the better- you can share": a hyphen for a dash closes the opening. */
const holdsDash = /-(?:\s|$)|\s-/u;

/** "We left, but when we came back it was late": a clause that opens the second half of a sentence. */
const opensHalf = regexOf(
  `(?:, (?:and|but|so|because|that) |; |—\\s?| (?:but|because|that) )(?=(?:if|when|once|whenever|as soon as|as long as|after|before|while) (?:${alternatives(asWritten(subjectPronouns), articles, possessives, demonstratives)}|there|people|everyone|someone)(?:['’]\\p{Ll}+)? )`,
  'gu',
);
const withHalves = (sentence: string): string => {
  for (const found of sentence.matchAll(opensHalf)) {
    const at = found.index + found[0].length;
    const rest = sentence.slice(at);
    const mended = withComma(rest);
    if (mended !== rest && isBalanced(sentence.slice(0, at))) return sentence.slice(0, at) + mended;
  }
  return sentence;
};

/** "When I was there I saw a bug": with a comma behind the clause or the long phrase that opens it. */
export const withOpeningComma = (sentence: string): string => {
  const [prefix = ''] = opensWithAdverb.exec(sentence) ?? [];
  return withHalves(prefix + withComma(sentence.slice(prefix.length)));
};

/** "So, each time we bake it rises": the adverb has its comma. Behind "so when", the clause is read like any other. */
const opensWithAdverb = regexOf(
  `^(?:(?:And|But|So) (?=(?:${alternatives(commonPrepositions, 'when while if as after before since once although though because until every each the now even')}) )|(?:And|But|So|Or|Then|Also|Plus|However|Additionally|Moreover|Furthermore|For example|For instance|In addition|Of course|Unfortunately|Finally|Overall|Again), (?!I ))`,
  'u',
);

const withComma = (sentence: string): string => {
  const isClause = opensClause.test(sentence) && !opensDeed.test(sentence) && !opensPlace.test(sentence);
  if (!isClause && !opensPhrase.test(sentence)) return sentence;
  const placesOf = (isStrict: boolean): RegExpExecArray[] =>
    [...sentence.matchAll(subjectAt)].filter(({ index }) =>
      isBorder(sentence.slice(0, index), sentence.slice(index + 1), isClause, isStrict),
    );
  const all = placesOf(false);
  // "To use what we baked in the mill we need it": the second place is the border.
  const places = all.length > 1 ? placesOf(true) : all;
  if (places.length === 0)
    places.push(
      ...[...sentence.matchAll(nounAt)].filter(({ index }) =>
        isNounBorder(sentence.slice(0, index), sentence.slice(index + 1), isClause),
      ),
    );
  const [place] = places;
  if (place === undefined || places.length > 1) return sentence;
  const [opening, rest] = [sentence.slice(0, place.index), sentence.slice(place.index + 1)];
  // "In the mill... we bake": the dots part the halves.
  if (holdsDash.test(opening) || /(?:\.{2}|…)(?: then)?$/.test(opening)) return sentence;
  // "If it fails... well... at least you baked": behind a pause, the adverb opens the main clause.
  if (/(?:\.{2}|…).* at least$/u.test(opening)) return sentence;
  // "On the occasion you bake": a clause that tells of the time. "On rare occasions, I bake".
  if (/ the (?:rare )?occasion$/u.test(opening)) return sentence;
  // "If it is cold then we bake": the comma is before "then". "More rye then we had" may compare.
  if (/ (?:and|or|but) then$/.test(opening) || (!isClause && / then$/.test(opening))) return sentence;
  if (/ then$/.test(opening)) return `${opening.replace(/ then$/, ', then')} ${rest}`;
  return `${opening.replace(/ (for example|for instance|however|though)$/, ', $1')}, ${rest}`;
};
