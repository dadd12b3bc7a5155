import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
import {
  alternatives,
  anyOf,
  asWritten,
  commonPrepositions,
  doForms,
  haveForms,
  modals,
  pastBe,
  presentBe,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { afterOpening, verbAt, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import { announcesSecond, continuesFirst } from './announced-halves.ts';
import { isAside } from './clause-asides.ts';
import { isPartOfSeries } from './clause-series.ts';
import { isUnfinished } from './unfinished-halves.ts';

/** Words whose completion comes later: "I think in this case" and "I found" need an object; "So hot" needs a result. */
const needsComplement = regex.iu`(?<!\p{L})(?:(?:next|last|first) time|(?:think|know|say|believe|guess|hope|feel|find|mean|suppose|wish|bet|reali[sz]e|decide|assume|figure|seem)(?:s|d|ed)?|thought|knew|said|found|felt|meant|told|heard|(?:think|hop|say|guess|assum|wish)ing|sure|so (?!that(?!\p{L}))\p{L}+)(?!\p{L})`;

/**
 * Endings of a first half that announces the second: "The problem is", "I have to admit", "but trust me", "I promise
 * you", "and so".
 */
const announcesNext = regex.iu`(?<!\p{L})(?:(?:is|was|are|were)(?: of course| simply| just| that| this)?|(?:goes?|going|went|just|only|to|this|that|which|it|they|clearly|really|will) (?:show|prove|mean|suggest|demonstrate|indicate)(?:s|d|ed)?|admit|say|confess|agree|see|remember|(?:point(?:s|ed)?|turn(?:s|ed)?|find|found) out|(?:to|I|we|should|must|also) (?:note|mention|stress|emphasi[sz]e|add|clarify|point out|know|reali[sz]e)|(?:trust|believe) me|(?:promise[sd]?|tells?|assure[sd]?|warn(?:s|ed)?|guarantee[sd]?) (?:you(?: all| guys| both)?|me)|mind you|guess what|(?:and|but|so|yet) (?:somehow|then|now|again|\p{Ll}{2,}ly)|and|but|or|so|yet|because|h+o+l+y+ \p{L}+|oh (?:my|boy|man|dear|wow|god)|wow|damn|omg)$`;

/** A time that opens the second half: "The idea is after each loaf, you rest". */
const innerOpening = regexOf(
  String.raw`(?<!\p{L})(?:is|was) (?:${alternatives(commonPrepositions)}|after|before|once|when|if)(?!\p{L})`,
  'iu',
);
const announcedClause = regex.iu`^(?:the|my|our|his|her|their) (?:\p{L}+ )?(?:idea|plan|point|trick|goal|rule|thing|problem|hope|thought|assumption|theory) `;

const reportVerbs = wordSet(
  'say says said tell tells told ask asks asked write writes wrote think thinks thought explain explains explained reply replies replied answer answers answered recall recalls recalled wonder wonders wondered warn warns warned admit admits admitted joke jokes joked insist insists insisted argue argues argued claim claims claimed note notes noted remark remarks remarked announce announces announced conclude concludes concluded suggest suggests suggested add adds added reiterate reiterates reiterated repeat repeats repeated stress stresses stressed state states stated declare declares declared confirm confirms confirmed assert asserts asserted acknowledge acknowledges acknowledged predict predicts predicted lament laments lamented telling saying asking warning reminding',
);
const isHave = wordSet(haveForms);
/**
 * Whether the second half says who states the first one, which makes them one sentence: "Rye keeps, she said", "he had
 * once explained".
 */
export const isReport = (right: string): boolean => {
  const words = wordsOf(right);
  const at = Math.max(verbAt(right), 0);
  return reportVerbs.has(
    words
      .slice(at)
      .find(({ lower, tag }) => !isHave.has(lower) && tag !== 'R' && !/^(?:once|keeps?|kept)$/.test(lower))
      ?.lower ?? '',
  );
};

/** Whether both halves open alike for their rhythm: "It's holding a baby, it's holding a hand". */
export const repeatsOpening = (left: string, right: string): boolean => {
  const opening = (text: string): string => {
    const [first = '', second = ''] = text.toLowerCase().split(' ');
    return /['’]/.test(first) ? first : `${first} ${second}`;
  };
  return (
    [left, afterOpening(left)].some((clause) => opening(clause) === opening(right)) || isRhythm(left, right)
  );
};
/**
 * Short clauses with the same subject that lead to a third part: "I worked hard, I made sacrifices, to be one of them".
 */
const isRhythm = (left: string, right: string): boolean =>
  left.split(' ').length <= 4 &&
  right.includes(', ') &&
  left.split(' ')[0]?.toLowerCase() === right.split(' ')[0]?.toLowerCase();

/**
 * Openings that are not main clauses. "The third time the bell rang" says when, "The way this is written now" describes
 * a noun, and "We left...in order to eat" has a phrase after a pause.
 */
const isOpening =
  /^(?:the (?:(?:same|exact|very) )?(?:way|moment|more|less|first|last|next|minute|day|occasion)|just as|much (?:as|like)|(?:the|every|each|any|this|that) (?:[\w'’-]+ )?(?:time|moment|minute|hour|day|night|morning|week|month|year)s?|all|what|everything)\s|\.{3}|…|\sin order to\s/iu;
/** A series of clauses: "You read it, you write it, you are done". */
const furtherClause = regexOf(`, (?:and )?${anyOf(asWritten(subjectPronouns))} `, 'u');

const isPronounSubject = regexOf(
  `^(?:(?:And|But|So|Yet) )?(?:${alternatives(asWritten(subjectPronouns))}|there)(?:['’]\\p{Ll}+)? `,
  'iu',
);
const isAuxiliary = wordSet(modals, doForms, haveForms, presentBe, pastBe, 'am cannot');

/**
 * Whether the first half may be only a noun or a time whose last word can also be a verb: "This spring break", "The
 * last harbor light". After a noun, only three forms are certain verbs: an auxiliary, a past form, and a form in "-s"
 * with words after it.
 */
const lacksCertainVerb = (left: string): boolean => {
  if (isPronounSubject.test(left)) return false;
  const words = wordsOf(left);
  const { lower = '' } = words[verbAt(left)] ?? {};
  if (isAuxiliary.has(lower) || /n['’]t$/.test(lower)) return false;
  const isForm = /(?:ed|s)$/.test(lower) || isIrregularVerbForm(lower);
  return !isForm || verbAt(left) === words.length - 1;
};

/** Permission before its consequence: "You can wake me up at any time, I will tell you". */
const permission = regex.iu`^(?:(?:and|but|so|yet) )?(?:you|we|they|he|she) (?:can|could|may|might)(?!\p{L})`;
const futureClause = regex.iu`^(?:\S+['’](?:ll|d)|\S+ (?:will|won['’]t|would|wouldn['’]t))(?!\p{L})`;

/** Whether the second clause is true only if the first one is. */
export const isOffer = (left: string, right: string): boolean =>
  permission.test(left) && futureClause.test(right);

/** Whether a later verb may belong to the first subject: "We came to town, the road was fine and went to the mill". */
const canResume = (left: string, right: string): boolean => {
  if (!isPerson.test(left) || isPronounSubject.test(right)) return false;
  const words = wordsOf(right);
  return words.some(
    ({ lower }, i) =>
      i > 0 &&
      /^(?:and|but)$/.test(words[i - 1]?.lower ?? '') &&
      (/[a-z]{2}ed$/.test(lower) || isIrregularVerbForm(lower)),
  );
};
const isPerson = /^(?:(?:and|but|so|yet|then) )?(?:I|we|he|she|they) /iu;

/**
 * Openings that may still need their main clause: "Now the mill is open, we should go". Likewise "This, paired with
 * rye, it rises".
 */
const startsWithNow = /^now (?!,|then)/iu;
/** A day that opens the second clause: "I baked on Friday and Saturday (8 hours of sleep), I felt worse". */
const endsInDay = regex.u`(?<!\p{L})(?:and|but|so|then) (?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: (?:morning|afternoon|evening|night))?(?: \([^()]*\))?$`;
const isJoined = regex.iu`^(?:(?:and|but|so|yet) )?(?:\p{L}+ ){1,4}(?:coupled|combined|paired|along|together) with(?!\p{L})`;

/** A point whose phrase may describe the second subject: "The biggest problem was being old, it has no door". */
const namesState = regex.iu`^(?:\S+ ){1,8}(?:drawback|downside|problem|issue|trouble|catch|challenge|advantage|benefit|upside|difference|limitation)s?(?: (?:of|with|for) \p{L}+(?: \p{L}+){0,3})? (?:is|was|are|were) (?:just |simply |that of )?being \S+(?: \S+){0,2}$`;

/** The words of a text without the addresses of its links. */
const withoutLinks = (text: string): string => text.replace(/\[([^\][]*)\]\([^()\s]*\)/gu, '$1');

/** Whether two clauses with only a comma between them are meant as one sentence, so that no period can split them. */
export const isNotASplice = (marked: string, right: string): boolean => {
  const left = withoutLinks(marked);
  return (
    isOpening.test(left) ||
    startsWithNow.test(left) ||
    endsInDay.test(left) ||
    isJoined.test(left) ||
    (namesState.test(left) && /^it[ '’]/i.test(right)) ||
    (announcedClause.test(left) && innerOpening.test(left)) ||
    isOffer(left, right) ||
    canResume(left, right) ||
    lacksCertainVerb(left) ||
    furtherClause.test(right) ||
    needsComplement.test(left) ||
    announcesNext.test(left) ||
    isUnfinished(left) ||
    announcesSecond(left, right) ||
    continuesFirst(right) ||
    isAside(right) ||
    isReport(right) ||
    repeatsOpening(left, right) ||
    isPartOfSeries(left, right)
  );
};
