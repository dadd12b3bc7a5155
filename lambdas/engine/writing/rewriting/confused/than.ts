import { lexiconEntry } from '#engine/english/lexicon.ts';
import { alternatives, asWritten, possessives, subjectPronouns } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** No condition or sequence before: "If you need more loaves then bake" and "Bake it longer and then rest" are right. */
const noCondition = String.raw`(?<!(?<![\p{L}])(?:if|when|once|after|until|unless|whenever|since|and|first,|want|wish|let|lets)(?![\p{L}])[^.!?;:()]{0,160} then )`;

const comparatives =
  'more|less|fewer|rather|better|worse|faster|slower|bigger|smaller|larger|higher|lower|older|younger|easier|harder|longer|shorter|greater|wider|stronger|weaker|cheaper|simpler|cleaner|earlier|later|quicker|closer|further|farther|deeper|newer|nicer|richer|safer|warmer|colder|thicker|thinner|heavier|lighter|brighter|darker|taller';

/** Words that begin what a thing is compared with. After a "then" that is right, a verb follows. */
const compared = String.raw`(?:\d|\p{Ll}{4,}ed|an?|the|any|anything|anyone|that|just|trying|having|being|doing|getting|going|using|making|not|to|${alternatives(possessives)}|if|when|in|on|at|for|with|most|what|this|these|those|some|other|usual|ever|before|once|twice|half|${alternatives(asWritten(subjectPronouns))}|\p{Ll}{2,}ing|\p{Ll}{3,}s(?=[.,;)]| (?:to|of|in|on|with|for)(?![\p{L}])|$))`;

/** Corrections of "then" for "than" some words after a comparative. */
export const thanRules: readonly PhraseRule[] = [
  // Finds "It is more useful then a picture" and "a wider range of flour then I knew".
  phrase(
    String.raw`(?<!(?:no|any) )((?:${comparatives})(?: (?!and|or|but|then|if|when)[\p{L}\p{N}'’-]+){0,4}) then ${noCondition}(?=${compared}(?![\p{L}]))`,
    '$1 than ',
    'giu',
  ),
  // Finds "It is a lot harder then defence."
  phrase(
    String.raw`((?:more|less) \p{Ll}{4,}|(?:lot|much|far|way|bit|little|even) \p{Ll}{3,}er) then ${noCondition}(\p{Ll}{3,})(?=[.,;!?)]|$| (?:of|in|on|for|with|and|or)(?![\p{L}]))`,
    (start, noun) =>
      /^n(?!v)/.test(lexiconEntry(noun.replace(/s$/, ''))?.classes ?? 'n') ? `${start} than ${noun}` : null,
    'giu',
  ),
  // Finds "More expensive then, say, rye".
  phrase(
    String.raw`((?:${comparatives})(?: (?!and|or|but|then|if|when)\p{Ll}+){0,2}) then(?=, say, (?!(?:in|at|on|when|around|during|after|before)(?![\p{L}])))`,
    '$1 than',
    'giu',
  ),
  // Finds "Whether it rises rather then if it browns".
  phrase(String.raw`(rather) then (?=(?:\p{Ll}+(?:ing|ed)|if|an?)(?![\p{L}]))`, '$1 than ', 'giu'),
];
