import { alternatives, demonstratives, thirdPersonSubjects } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
/** A form that a search has inside a headline: where it begins in a clause, and how long it may be. */
export type QueryFrame = {
  name: string;
  pattern: RegExp;
  /** The minimum and maximum number of words. */
  words: readonly [number, number];
  /** Words that do not occur in such a search. */
  rejects: RegExp;
  /**
   * Whether a longer clause may be cut before the last joining word within the maximum. Without such a word, it
   * contains no search.
   */
  canBeCut: boolean;
};

const word = (list: string) => regexOf(`(?<![\\p{L}\\p{N}'-])(?:${list})(?![\\p{L}\\p{N}'-])`, 'u');
const personWords = `i|i'm|i've|my|we|we're|us|our|${alternatives(thirdPersonSubjects, demonstratives)}|his|her|their|them|its`;

/** The forms of searches in titles and headings; the first match in a clause counts. Clauses are lowercase. */
export const queryFrames: readonly QueryFrame[] = [
  {
    name: 'how to',
    pattern: regex.u`(?<![\p{L}\p{N}'-])(?:how|where|when|what) to .+$`,
    words: [4, 9],
    rejects: word(`${personWords}|most out|make of|expect`),
    canBeCut: true,
  },
  {
    name: 'a question of one who wants to do something',
    pattern: /^(?:can|should|do|how (?:do|can|should|often should)|why (?:is|are|do|does|won't|can't)) .+$/u,
    words: [3, 9],
    rejects: word(`we|we're|us|our|${alternatives(thirdPersonSubjects, demonstratives)}|his|her|them|anyone`),
    canBeCut: false,
  },
  {
    name: 'a question',
    pattern: regex.u`^(?:how (?:long|much|many|often|far|does)|what (?:is|are|does|do|causes)|when (?:is|are|do|does)|where (?:is|are)|who (?:is|are)|which (?!is |are )[\p{L}]+|is|are|does) .+$`,
    words: [3, 8],
    rejects: word(`${personWords}|you|your|me|going|happening|next`),
    canBeCut: false,
  },
  {
    name: 'one against another',
    pattern: regex.u`(?<![\p{L}\p{N}'-])(?:[\p{L}\p{N}'+#.-]+ ){1,4}(?:vs|versus)\.? [\p{L}\p{N}'+#.-]+(?: [\p{L}\p{N}'+#.-]+){0,3}$`,
    words: [3, 8],
    rejects: word(personWords),
    canBeCut: false,
  },
  {
    name: 'doing something',
    pattern: regex.u`^(?!(?:introducing|announcing|meeting) )\p{L}{3,}ing (?:up |out |off |down )?(?:a|an|the|your) .+$`,
    words: [3, 6],
    rejects: word(`${personWords}|is|are|was|can|could|will|would|may|might|has|have|had|needs?|says?`),
    canBeCut: true,
  },
  {
    name: 'the best of a kind',
    pattern: regex.u`(?<![\p{L}\p{N}'-])(?:best|cheapest|easiest|fastest) .+$`,
    words: [2, 7],
    rejects: word(`${personWords}|you`),
    canBeCut: true,
  },
  {
    name: 'ways, tips or ideas for something',
    pattern: regex.u`(?:[\p{L}\p{N}'-]+ ){0,2}(?<![\p{L}\p{N}'-])(?:tips|ways|ideas|tricks|exercises|recipes|things|costumes|gifts|games|apps|tools|jokes|quotes|names|books|movies|activities|crafts|snacks|meals) (?:to|for) .+$`,
    words: [3, 7],
    rejects: word(`${personWords}|you`),
    canBeCut: true,
  },
  {
    name: 'a topic with what one wants of it',
    pattern:
      /^.+ (?:review|reviews|recipe|recipes|guide|tutorial|ideas|tips|itinerary|examples|exercises|workouts?|settings|checklist|template|alternatives|prices|pricing|costs?|symptoms|causes|treatments?|side effects|benefits|costumes|kit)$/u,
    words: [2, 6],
    rejects: word(`${personWords}|you|your|to|and|is|are|with|of|the`),
    canBeCut: false,
  },
];

/** A long clause may end before these words, which add a circumstance. */
export const joining =
  /^(?:in|on|of|for|with|from|at|by|without|before|after|when|while|if|because|so|and|or|that|than|who|as|into|using|this)$/;
/** Endings that add nothing to a search. */
export const emptyTail =
  / (?:from scratch|step by step|like a pro|right now|today|for good|the (?:easy|right|best) way|once and for all|(?:in |of )?(?:19|20)\d{2}|available now|and why)$/;
/** Opening praise and numbers, and words that a headline puts before a search. */
export const emptyHead =
  /^(?:(?:the|a|an|my|our|your|some|these|\d+|helpful|clever|great|simple|easy|smart|useful|genius|more|other|ultimate|complete|definitive|beginner's|weird|amazing|awesome|common|top|popular|proven|new) )+/;
