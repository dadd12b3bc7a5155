import { alternatives, subordinators } from '#engine/english/word-classes.ts';
import {
  announcingVerbs,
  enthusiasmWords,
  otherEnthusiasmWords,
} from '#engine/english/word-lists/text-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';

/**
 * The place or time of a statement: "Back in February, ", "In the world of mills, ". "Until yesterday" and "without a
 * scale" limit it, and so do conditions.
 */
const circumstance = regex.iu`^(?:besides [^,:]{2,60}|(?:back |early |late |somewhere )?(?:in|on|at|during|over|for|after|since|ever since|similar to|as|with|thanks to|regardless of|according to) [^,:]{2,70}|turns out|of course|once again|nowadays|these days|so far|anyway|finally|apparently), (?:[^,:]{2,30}, (?=(?:I|we|the|my|our) ))?(?=\p{L})`;
const time = regex.iu`^(?:yesterday|today|last \p{L}+|this \p{L}+|(?:a (?:few|couple of|little)|one|two|three|several) [^,]{2,12} ago|recently|lately),? (?=(?:I|we|the|my|our) )`;
/** "I think that", "it turns out that": the statement is what follows. */
const attitude = regex.iu`^(?:(?:I|we) (?:\p{L}+ly |also |still |often |always )?(?:think|believe|find|found|feel|felt|reali[sz]ed|learned|noticed|discovered|suspect|argue|know)(?: that)?|(?:it|this) turns out(?: that)?|the (?:fact|truth|point) is(?: that)?) (?=(?:the|my|our|most|many|\p{L}+ing|\p{Lu}\p{L}+) )`;
const news = regexOf(
  String.raw`^[^,]{1,40}?(?: am| is| are|['’]m|['’]re) (?:\p{L}+ )?(?:${alternatives(enthusiasmWords, otherEnthusiasmWords)}) to (?:${alternatives(announcingVerbs)}|share|report)(?: that)? `,
  'iu',
);
const asides = /\s*\([^()]*\)/gu;
/** Marks and words that can end a main clause. The rest only adds to it. */
const joint = regex.u`\s*(?:--+|[–—]|;|\s-\s|: )|,? (?:which|because|since|whereas|although|though|so that|but|yet|so (?=I |we |it |the |that )|and (?=I |we |it |they |the |you ))|, (?=(?:who|where|when|while|as|known|supported|similar|made|based|\p{L}{3,}ing|one of|part of|a|an|the) )`;

/** Words that open a subordinate clause. */
const subordinate = regexOf(
  `^(?:${alternatives(subordinators)}|until|before|without|despite|as soon as)(?!\\p{L})`,
  'iu',
);

const dropped = (sentence: string, opening: RegExp): string => sentence.replace(opening, '');

/**
 * The part of a sentence that a title can use: without its opening, its asides and the clauses after the first one.
 */
export const plainClause = (sentence: string): string => {
  const bare = sentence.replace(asides, '').replace(/\s+/g, ' ').trim();
  const stated = dropped(dropped(dropped(dropped(bare, circumstance), time), attitude), news);
  return subordinate.test(stated) ? stated : (stated.split(joint)[0]?.trim() ?? '');
};
