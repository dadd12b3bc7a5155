import { lexiconEntry } from '#engine/english/lexicon.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';

/** Words that limit or reverse a statement. Without one of them, the sentence may say the opposite. */
const limitingWords = regex.giu`(?<![\p{L}])(?:not|never|no|nor|neither|only|than|may|might|unless|except|but|yet|although|though|if|without|hardly|barely)(?![\p{L}])|n['’]t(?![\p{L}])`;
/** A contrast withdraws a statement that only concedes something: "may have become the vehicle of choice ..., but". */
const contrastWords = regex.iu`(?<![\p{L}])(?:but|yet|although|though|however|unless|except)(?![\p{L}])`;
const concessionWords = regex.iu`(?<![\p{L}])(?:may|might|could|can|would|seems?|not|never)(?![\p{L}])|n['’]t(?![\p{L}])`;
/** Immediately after a cut, these words belong to the part before it. */
const dependentContinuation = regex.iu`^[\s,;–—-]*(?:but|yet|unless|except|if|than|only|not|without|nor|to \p{N})(?![\p{L}])`;

/**
 * "give the ability" cut from "give the ability to share", "for the same reason that teaching" cut from "... teaching
 * maths is good".
 */
const needsInfinitive = regex.iu`(?<!\p{L})(?:ability|abilities|right|chance|opportunity|permission|tendency|willingness|able|going|how)$`;
const needsComplement = regex.iu`(?<!\p{L})the same \p{L}+ (?:that|as|why) [^,;:]*$`;

/**
 * "The shooting" cut from "the shooting experience": the next noun belongs to the phrase. Words for days can stand by
 * themselves.
 */
const startsWithNoun = (rest: string): boolean => {
  const [, word = '', mark] = regex.u`^\s(\p{Ll}+)(?![\p{L}'’-])([.,;:!?]?)`.exec(rest) ?? [];
  const classes = lexiconEntry(word)?.classes ?? '';
  // A word that can be a verb is a noun if the clause ends after it.
  return !standsAlone.test(word) && (classes === 'n' || (classes.startsWith('n') && mark !== ''));
};
const standsAlone =
  /^(?:to(?:day|morrow|night)|yesterday|tonight|home|downtown|.*(?:day|days|time|year|years|week|month))$/;

/** Whether the part that is kept needs the words after the cut. */
const isIncomplete = (text: string, rest: string): boolean =>
  (needsInfinitive.test(text) && /^\s+to\s/.test(rest)) ||
  (needsComplement.test(text) && rest.trim().length > 1) ||
  startsWithNoun(rest);

/** "But the tower stays": an opening connective may be left out. */
const leadingConjunction = regex.u`^(?:But|Yet|And|So|Or|No|Yes)(?![\p{L}]),?\s+`;

const limitsIn = (text: string): string =>
  (text.replace(leadingConjunction, '').match(limitingWords) ?? [])
    .map((word) => word.toLowerCase())
    .sort()
    .join(' ');

/** Whether the words after the cut limit the part before it. */
const isLimitedBy = (text: string, rest: string): boolean =>
  dependentContinuation.test(rest) || (concessionWords.test(text) && contrastWords.test(rest));

const numberRange = regex.gu`\p{N}[\p{N}.,]*\s?(?:[–—-]|to|and)\s?[$€£]?\p{N}[\p{N}.,]*\p{N}|\p{N}\s?[–—-]\s?\p{N}`;

/** "from 2004" cut from "from 2004 – 2014": one end of a range. */
const cutsRange = (whole: string, text: string): boolean =>
  (whole.match(numberRange) ?? []).some((found) => {
    const [from = '', to = ''] = found.match(regex.gu`\p{N}[\p{N}.,]*`) ?? [];
    return !text.includes(found) && (text.includes(from) || (to !== '' && text.includes(to)));
  });

/** "A team led has confirmed": a participle has lost its complement and runs into the main verb. */
const participleBeforeVerb = regex.giu`(?<![\p{L}])(?:led|held|made|built|run|sent|given|taken|driven|based|\p{Ll}{2,}ed)\s(?:has|have|had|is|are|was|were|will|would|can|could)(?![\p{L}])`;

const joinsAtParticiple = (whole: string, text: string): boolean =>
  (text.match(participleBeforeVerb) ?? []).some((found) => !whole.includes(found));

const wordsOf = (text: string): { text: string; start: number; end: number }[] =>
  matchesOf(text, regex.gu`[\p{L}\p{N}\p{M}'’]+`).map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** An adverb or a day may be left out without a mark around it: "really", "on Tuesday". */
const fewWords = 2;

/** Whether the omitted text between two kept words is an aside with a mark at its edge, or very short. */
const isAside = (removed: string): boolean =>
  /^["”’]?\s*[,;:()[\]–—-]|[,;:()[\]–—-]\s*["“]?$/u.test(removed) || wordsOf(removed).length <= fewWords;

type Word = ReturnType<typeof wordsOf>[number];

/** The words of a sentence that a shortened form keeps, matched from one side; null if it has other words. */
const align = (whole: string, text: string, fromEnd: boolean): Word[] | null => {
  const all = fromEnd ? wordsOf(whole).reverse() : wordsOf(whole);
  const found: Word[] = [];
  let at = 0;
  for (const word of fromEnd ? wordsOf(text).reverse() : wordsOf(text)) {
    while (all[at] !== undefined && all[at]?.text !== word.text) at += 1;
    const match = all[at];
    if (match === undefined) return null;
    found.push(match);
    at += 1;
  }
  return fromEnd ? found.reverse() : found;
};

/**
 * Whether only asides are missing between the kept words, no limit is lost before the last of them, and none follows
 * it.
 */
const isClean = (whole: string, text: string, kept: readonly Word[] | null): boolean => {
  if (kept === null) return false;
  const end = kept.at(-1)?.end ?? 0;
  return (
    limitsIn(whole.slice(0, end)) === limitsIn(text) &&
    !isLimitedBy(text, whole.slice(end)) &&
    !isIncomplete(whole.slice(0, end), whole.slice(end)) &&
    kept.every((word, i) => {
      const removed = whole.slice(kept[i - 1]?.end ?? word.start, word.start);
      return wordsOf(removed).length === 0 || isAside(removed);
    })
  );
};

/**
 * Whether a shortened sentence still says what the whole one says: it keeps negations, limits and contrasts, both
 * ends of a range and the complements of its participles, and lacks only asides inside.
 */
export const isCleanCut = (whole: string, text: string): boolean =>
  !cutsRange(whole, text) &&
  !joinsAtParticiple(whole, text) &&
  (isClean(whole, text, align(whole, text, false)) || isClean(whole, text, align(whole, text, true)));
