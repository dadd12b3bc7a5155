import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
import {
  alternatives,
  anyOf,
  asWritten,
  commonPrepositions,
  doForms,
  haveForms,
  modals,
  opensWith,
  pastBe,
  presentBe,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { verbAt, wordsOf } from './sentence-halves.ts';

/** "I think in this case", "I found": what the verb says comes behind it. "So hot": the result does. */
const awaits = regex.iu`(?<!\p{L})(?:(?:next|last|first) time|(?:think|know|say|believe|guess|hope|feel|find|mean|suppose|wish|bet|reali[sz]e|decide|assume|figure|seem)(?:s|d|ed)?|thought|knew|said|found|felt|meant|told|heard|sure|so (?!that(?!\p{L}))\p{L}+)(?!\p{L})`;

/** "The problem is", "I have to admit": the first half announces the second one. */
const announcesRest = regex.iu`(?<!\p{L})(?:(?:is|was|are|were)(?: of course| simply| just| that)?|admit|say|confess|agree|see|remember)$`;

/** "You can see from this view", "I know by now": what is seen or known has not been said yet. */
const lacksSeen = regexOf(
  String.raw`(?<!\p{L})(?:see|sees|saw|know|knows|knew|think|thinks|thought|say|says|said|guess|guessed|notice|noticed|tell|told|imagine)(?: (?:${alternatives(commonPrepositions)}|above|below|here|already|now|clearly)(?: (?!that |how |what |why |where )[\p{L}'’-]+){0,5})?$`,
  'iu',
);

/** "The idea is after each loaf, you rest": the time opens the second half. */
const opensInside = regexOf(
  String.raw`(?<!\p{L})(?:is|was) (?:${alternatives(commonPrepositions)}|after|before|once|when|if)(?!\p{L})`,
  'iu',
);
const announcesClause = regex.iu`^(?:the|my|our|his|her|their) (?:\p{L}+ )?(?:idea|plan|point|trick|goal|rule|thing|problem|hope|thought|assumption|theory) `;

/** "It was cold, it turns out, and dark". */
const isAside = regex.iu`^(?:it (?:turns|turned) out|it (?:seems|appears)|I mean|I don['’]t know(?=,)|(?:I|we|you) (?:think|guess|believe|suppose|know|see|say|hope|must|imagine|swear|admit|have to (?:say|admit)|(?:can|will) tell you)|they say)(?!\p{L})`;

const reports = wordSet(
  'say says said tell tells told ask asks asked write writes wrote think thinks thought explain explains explained reply replies replied answer answers answered recall recalls recalled wonder wonders wondered warn warns warned admit admits admitted joke jokes joked insist insists insisted argue argues argued claim claims claimed note notes noted remark remarks remarked announce announces announced conclude concludes concluded suggest suggests suggested',
);
const isHave = wordSet(haveForms);
/** "Rye keeps, she said", "he had once explained": who says the first half is a part of its sentence. */
export const isReport = (right: string): boolean => {
  const words = wordsOf(right);
  const at = Math.max(verbAt(right), 0);
  return reports.has(
    words.slice(at).find(({ lower, tag }) => !isHave.has(lower) && tag !== 'R' && lower !== 'once')?.lower ??
      '',
  );
};

const opensPhrase = opensWith(commonPrepositions, 'after before');
/** "It grew and indirectly, it spread". */
const isAdverb =
  /^(?:yes|yeah|no|nope|well|oh|sure|okay|\w{3,}ly|now|then|so far|here|there|today|again|still|instead|once again|in turn)$/iu;
/** "With it and using this": a phrase goes on. */
const opensWithDeed = regex.u`^\p{Ll}{2,}ing\s`;
/** "A lot of the time", "most days": when something is, without a preposition. */
const saysWhen =
  /^(?:[\w'’-]+ ){1,4}(?:time|times|day|days|night|nights|morning|week|weeks|month|months|year|years)$/iu;
/** "We finished it and to my surprise", "and most of the time": behind the last "and" is a phrase of the next clause. */
const endsInOpening = (left: string): boolean => {
  for (const found of left.matchAll(/(?:,|\s)\s?(?:and|but|so)\s/gu)) {
    const last = left.slice(found.index + found[0].length);
    const bare = last.replace(/^(?:\w{3,}ly|even|just|at least|perhaps|maybe|also) (?=\w+ )/iu, '');
    const opens =
      opensPhrase.test(bare) || saysWhen.test(bare) || isAdverb.test(last) || opensWithDeed.test(bare);
    if (opens && verbAt(last) < 0) return true;
  }
  return false;
};

/** "It's holding a baby, it's holding a hand": a row for its rhythm. */
export const repeatsOpening = (left: string, right: string): boolean => {
  const opening = (text: string): string => {
    const [first = '', second = ''] = text.toLowerCase().split(' ');
    return /['’]/.test(first) ? first : `${first} ${second}`;
  };
  return opening(left) === opening(right) || isRhythm(left, right);
};
/** "I worked hard, I made sacrifices, to be one of them": short clauses of one speaker that lead to a third part. */
const isRhythm = (left: string, right: string): boolean =>
  left.split(' ').length <= 4 &&
  right.includes(', ') &&
  left.split(' ')[0]?.toLowerCase() === right.split(' ')[0]?.toLowerCase();

/** "The third time the bell rang": a clause that says when. "The way this is written now": a clause that tells of its noun. "We left...in order to eat": a phrase behind a pause. */
const isOpening =
  /^(?:the (?:(?:same|exact|very) )?(?:way|moment|more|less|first|last|next|minute|day|occasion)|just as|much (?:as|like)|(?:the|every|each|any|this|that) (?:[\w'’-]+ )?(?:time|moment|minute|hour|day|night|morning|week|month|year)s?|all|what|everything)\s|\.{3}|…|\sin order to\s/iu;
/** "You read it, you write it, you are done": a row of clauses. */
const goesOn = regexOf(`, (?:and )?${anyOf(asWritten(subjectPronouns))} `, 'u');

const isSpeaker = regexOf(
  `^(?:(?:And|But|So|Yet) )?(?:${alternatives(asWritten(subjectPronouns))}|there)(?:['’]\\p{Ll}+)? `,
  'iu',
);
const isAuxiliary = wordSet(modals, doForms, haveForms, presentBe, pastBe, 'am cannot');

/**
 * "This spring break", "The last harbor light": a noun, or a time, whose last word can be a verb elsewhere. Behind a noun, only an
 * auxiliary, a past form and a form in "-s" with something behind it are sure to be verbs.
 */
const lacksSureVerb = (left: string): boolean => {
  if (isSpeaker.test(left)) return false;
  const words = wordsOf(left);
  const { lower = '' } = words[verbAt(left)] ?? {};
  if (isAuxiliary.has(lower) || /n['’]t$/.test(lower)) return false;
  const isForm = /(?:ed|s)$/.test(lower) || isIrregularVerbForm(lower);
  return !isForm || verbAt(left) === words.length - 1;
};

/** "You can wake me up at any time, I will tell you": what follows once you do. */
const permits = regex.iu`^(?:(?:and|but|so|yet) )?(?:you|we|they|he|she) (?:can|could|may|might)(?!\p{L})`;
const follows = regex.iu`^(?:\S+['’](?:ll|d)|\S+ (?:will|won['’]t|would|wouldn['’]t))(?!\p{L})`;

/** Whether the second clause holds only if the first one does. */
export const isOffer = (left: string, right: string): boolean => permits.test(left) && follows.test(right);

/** "We came to town, the road was fine and went to the mill": the later verb may belong to the first speaker. */
const mayResume = (left: string, right: string): boolean => {
  if (!isPerson.test(left) || isSpeaker.test(right)) return false;
  const words = wordsOf(right);
  return words.some(
    ({ lower }, i) =>
      i > 0 &&
      /^(?:and|but)$/.test(words[i - 1]?.lower ?? '') &&
      (/[a-z]{2}ed$/.test(lower) || isIrregularVerbForm(lower)),
  );
};
const isPerson = /^(?:(?:and|but|so|yet|then) )?(?:I|we|he|she|they) /iu;

/** Whether two clauses with only a comma between them are meant as one sentence, in which no period may stand. */
/** "Now the mill is open, we should go": what "now" opens may wait for its main clause. "This, paired with rye, it rises". */
const opensWithNow = /^now (?!,|then)/iu;
const isJoined = regex.iu`^(?:(?:and|but|so|yet) )?(?:\p{L}+ ){1,4}(?:coupled|combined|paired|along|together) with(?!\p{L})`;

export const isNoSplice = (left: string, right: string): boolean =>
  isOpening.test(left) ||
  opensWithNow.test(left) ||
  isJoined.test(left) ||
  (announcesClause.test(left) && opensInside.test(left)) ||
  isOffer(left, right) ||
  mayResume(left, right) ||
  lacksSureVerb(left) ||
  goesOn.test(right) ||
  awaits.test(left) ||
  announcesRest.test(left) ||
  lacksSeen.test(left) ||
  isAside.test(right) ||
  isReport(right) ||
  endsInOpening(left) ||
  repeatsOpening(left, right);
