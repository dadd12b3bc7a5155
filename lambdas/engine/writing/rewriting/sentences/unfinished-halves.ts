import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
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
  pastBe,
  possessives,
  prepositions,
  presentBe,
  quantifiers,
  startsWithAny,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { verbAt, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';

/** Verbs of thought and memory whose object may be a clause. */
const thoughtVerbs =
  'see|sees|saw|know|knows|knew|think|thinks|thought|say|says|said|guess|guessed|notice[sd]?|tell|tells|told|imagine[sd]?|remember(?:s|ed)?|recall(?:s|ed)?|reali[sz]e[sd]?|discover(?:s|ed)?|learn(?:s|ed|t)?|hears?|heard|forg[eo]ts?|understands?|finds?|found|feels?|felt|believe[sd]?|hope[sd]?|swears?|swore|dream(?:s|ed|t)?|wonder(?:s|ed)?|decide[sd]?|mention(?:s|ed)?|note[sd]?|admit(?:s|ted)?|claim(?:s|ed)?|add(?:s|ed)?|report(?:s|ed)?|state[sd]?|turn(?:s|ed) out|appears?|seems?|keep in mind';
const adverbs =
  'above|below|here|there|already|now|then|once|twice|later|back then|still|always|often|never|again|sometimes|today|yesterday|recently|one time|afterwards';

/** Verbs whose object is still to come: "You can see from this view", "I know by now", "I remember recently". */
const lacksObject = regexOf(
  String.raw`(?<!\p{L}|(?<!\p{L})${anyOf(articles, possessives, demonstratives, quantifiers)} (?:\p{L}+ )?)(?:${thoughtVerbs})(?:(?: (?:much|very|only|so|quite|all too|as))?(?: (?:${adverbs}|\p{Ll}{2,}ly))+)?(?: (?:${alternatives(commonPrepositions)}|during|after|before|despite|without|above|below|here|already|now|clearly)(?: (?!that |how |what |why |where )[^\s,]+){0,8})?$`,
  'iu',
);
/** The same before a time: "I remember one winter day". */
const lacksObjectBeforeTime = regexOf(
  String.raw`(?<!\p{L})(?:${thoughtVerbs}) (?:(?:one|last|this|that|every|each|some|the other|the next|many|a few|several|two|three|\d+) )(?:\p{L}+ )?(?:time|day|night|morning|afternoon|evening|week|weekend|month|year|summer|winter|spring|fall|season)s?(?: ago| later| back)?$`,
  'iu',
);

/** A word after a period without a space: "We bake.then it rains". */
const hasLostSpace = regex.u`\p{Ll}{2}[.!?](?:then|and|but|so|the|this|that|it|i|we|he|she|they|there|in|on|at|when|if)\s`;

/** An adverb that may belong to either clause: "It was loud all of a sudden, we left". */
const endsInEither = regex.iu`\s(?:all of a sudden|suddenly|at some point|at one point|one day|in the end|at first|then|thus|hence|afterwards?|apparently|luckily|thankfully|(?:un)?fortunately|sadly|hopefully|honestly|basically|clearly|obviously|actually|eventually|finally|of course|after all|for (?:example|instance)|in fact|as a result|at (?:the )?(?:same|last) time|in other words|in addition|on the other hand|that said)$`;

/** A preposition that opens a phrase: "Amongst many options", "at night". */
const phraseOpening = startsWithAny(
  prepositions,
  commonPrepositions,
  'after before for to amongst amid amidst despite without unlike like throughout until till since beneath above below besides around along outside inside alongside apart aside except concerning regarding considering given instead rather out up down far next close because due thanks according compared contrary prior as whereas',
);
/** An adverb of the next clause: "It grew and indirectly, it spread". */
const isAdverb =
  /^(?:yes|yeah|no|nope|well|oh|sure|okay|\w{3,}ly|now|then|so far|here|there|today|again|still|instead|once again|in turn|therefore|thus|hence|however|otherwise|nevertheless|nonetheless|in fact|of course|in the end|after all|as a result|as such|for example|for instance)$/iu;
/** A phrase that continues: "With it and using this". */
const absolute = /\s(?:being|having)\s/iu;
const gerundOpening = regex.u`^\p{Ll}{2,}ing\s`;
/** A distance or duration that opens the next clause: "We ran on and 50 meters into it". */
const startsMeasure =
  /^(?:(?:about|around|roughly|nearly|almost|only|some) )?(?:\d[\d.,]*|half an?|an?|a few|a couple of|two|three|four|five|six|ten|several) \S+ (?:in|into|from|through|after|before|past|off|up|down|along|short|away)(?![a-z])/iu;
/** A time without a preposition: "A lot of the time", "most days". */
const timeOpening =
  /^(?:[\w'’-]+ ){1,4}(?:time|times|day|days|night|nights|morning|week|weeks|month|months|year|years|later|ago|earlier|after|of all|enough)$/iu;

const isAuxiliary = wordSet(modals, doForms, haveForms, presentBe, pastBe, 'am cannot');
const isSubject = wordSet(subjectPronouns, 'there');
/** Whether a phrase contains a clause for certain. "Amongst many options before me" has only words that can be verbs. */
const containsClause = (phrase: string): boolean => {
  const words = wordsOf(phrase);
  const at = verbAt(phrase);
  const { lower = '' } = words[at] ?? {};
  const isPast = /ed$/.test(lower) || isIrregularVerbForm(lower);
  return (
    at >= 0 &&
    (isAuxiliary.has(lower) || /['’]/.test(lower) || isPast || isSubject.has(words[at - 1]?.lower ?? ''))
  );
};

/**
 * Whether the words after the last "and" are a phrase of the next clause: "We finished it and to my surprise", "and
 * most of the time".
 */
const endsInOpening = (left: string): boolean => {
  for (const found of matchesOf(left, /(?:,|\s)\s?(?:and|but|so|or|yet)\s/gu)) {
    const last = left.slice(found.index + found[0].length);
    const bare = last.replace(/^(?:\w{3,}ly|even|just|at least|perhaps|maybe|also) (?=\w+ )/iu, '');
    if (
      (phraseOpening.test(bare) || absolute.test(bare) || startsMeasure.test(bare)) &&
      !containsClause(bare)
    )
      return true;
    if (/(?:or|yet)\s$/u.test(found[0])) continue;
    const opens = timeOpening.test(bare) || isAdverb.test(last) || gerundOpening.test(bare);
    if (opens && verbAt(last) < 0) return true;
  }
  return false;
};

/** Whether a first half ends before its object or in words of the second half. */
export const isUnfinished = (left: string): boolean =>
  lacksObject.test(left) ||
  lacksObjectBeforeTime.test(left) ||
  hasLostSpace.test(left) ||
  endsInEither.test(left) ||
  endsInOpening(left);

const subordinator = `because|although|though|while|whilst|if|unless|when|where|whereas|whenever|wherever|even|whether|who|which|as (?:if|though|soon|long|far)|(?:since|until|once|after|before|as|that) (?:${alternatives(commonPrepositions, asWritten(subjectPronouns))})`;
/** Words before a comma that open a clause, which needs a main clause after it: "Even though on that tour". */
const startsDependent = regexOf(`(?<![\\p{L}])(?:${subordinator})(?![\\p{L}])`, 'iu');
/** A conjunction that lost its clause to a comma: "Before, I can bake". */
const isBareConjunction =
  /^(?:(?:and|but|so) )?(?:before|after|when|once|as|while|since|because|although|though|if|until|unless)$/iu;
export const isDependentOpening = (opening: string): boolean =>
  startsDependent.test(opening) || isBareConjunction.test(opening);

/** "However" inside the first clause, or before its purpose: "It isn't x, however, it's y", "however, that I may". */
const purpose = regexOf(
  `^that (?:${anyOf(asWritten(subjectPronouns))}) (?:may|might|can|could)(?![\\p{L}])`,
  'u',
);
const denial = /n['’]t (?!\w+ (?:enough|yet))|(?<![a-z])not /iu;
const correction = regex.iu`^(?:it|this|that|they|these|those)(?:['’](?:s|re)| (?:is|are|was|were)) (?:just|only|simply|merely|about|because|the|an?)(?!\p{L})`;
/** "However" in the sense of "in whatever way": "However you define the word". */
const manner =
  /^(?:you|they|we|one) (?:define|slice|cut|spell|call|phrase|measure|count|interpret|prefer|choose|wish)(?![a-z])/u;
export const isLinkOfFirst = (left: string, right: string): boolean =>
  purpose.test(right) || manner.test(right) || (denial.test(left) && correction.test(right));
