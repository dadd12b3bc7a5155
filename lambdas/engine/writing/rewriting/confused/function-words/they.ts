import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
import { classesOf } from '#engine/english/word-checks.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Whether a word is never a verb, so that it cannot follow "they". */
const singleThing = (noun: string): boolean =>
  noun === 'way' || (/^na?$/.test(classesOf(noun)) && !isIrregularVerbForm(noun) && !noun.endsWith('s'));

/** Not "the should be some space" and "the are many", which stand for "there". */
const noThere = String.raw`(?!\S+ (?:not )?(?:be |been )?(?:an?|some|no|any|enough|more|less|several|many|few|one|two|three|lots|plenty|also|still|\d+)(?!\p{L}))`;

/** Corrections of "the" and "they" for each other, and of "their" for "they're". */
export const theyRules: readonly PhraseRule[] = [
  // Finds "Alive by they key". A verb may follow "for" and "in that".
  phrase(
    String.raw`((?:by|of|into|with|from|at|on) )they (\p{Ll}{3,})(?=[.,;!?)]|$| (?:of|is|was|has)(?![\p{L}]))`,
    (before, noun) => (singleThing(noun) ? `${before}the ${noun}` : null),
  ),
  phrase(
    'all they way (?=(?:up|down|to|in|from|back|through|around|across|out|home)(?![\\p{L}]))',
    'all the way ',
    'giu',
  ),
  // Finds "They keyboard is good". "They program in R" has a verb that the dictionary lists as a noun only.
  phrase(String.raw`^They (\p{Ll}{3,}) (?=(?:is|was|has)(?![\p{L}]))`, (noun) =>
    singleThing(noun) ? `The ${noun} ` : null,
  ),
  // Finds "They guy in front is slow".
  phrase(
    String.raw`^They (guy|girl|boy|lady|gentleman) (?=(?:of|in|on|who|that|behind|next|will|with|from)(?![\p{L}]))`,
    'The $1 ',
  ),
  // Finds "Confirm how the would like to pay". These verbs are no nouns.
  phrase(
    String.raw`the ${noThere}((?:would|should|could|couldn['’]t|wouldn['’]t|shouldn['’]t|don['’]t|didn['’]t|can['’]t|won['’]t|aren['’]t|weren['’]t) )(?=\p{Ll})`,
    'they $1',
  ),
  phrase(
    String.raw`((?:how|what|that|because|where|if|when|whether|until|once|since|but|as) )the ${noThere}(can (?:be|do|get|make|see|use|go|have|help)(?!\p{L})|(?:have to|had to|are|were) (?=\p{Ll}{2}))`,
    '$1they $2',
  ),
  // Finds "Whatever oven their using".
  phrase(
    String.raw`((?:what|whatever|which|whichever)(?: \p{Ll}{3,})? )their (?=(?:using|doing|getting|trying|talking|thinking|saying|selling|buying|playing|wearing|watching)(?:[.,;!?)]|$| (?:to|for|with|about|on|in|at|it|is|and|right now)(?![\p{L}])))`,
    "$1they're ",
  ),
];
