import { isOnlyAdjective } from '#engine/english/word-checks.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Adverbs and adjectives of amount and time that are not verbs. */
const isAmount = /^(?:late|early|much|many|often|soon|good|hard|easy|far)$/;
const end = String.raw`(?=[.,;!?)]|$| (?:to|in|for|and|but|of|at|on|because|since|when|if|with)(?![\p{L}]))`;

/** Corrections of "to" where "too" is meant. */
export const tooRules: readonly PhraseRule[] = [
  // Finds "Deals to good to pass up" and "without going to deeply into it".
  phrase(
    String.raw`((?:is|are|was|were|be|been|\p{L}+['’](?:s|re|m)|not|seem|seems|seemed|look|looks|looked|deals?|it|them|far|way|bit|little|much) )to (\p{Ll}{3,}) (?=to \p{Ll})`,
    (start, word) => (isOnlyAdjective(word) || word === 'good' ? `${start}too ${word} ` : null),
  ),
  phrase(
    String.raw`((?:get|gets|getting|go|going|went|look|looking|think|dig|digging|delve|delving|dive|diving|read|take it|took it) )to (deeply|seriously|quickly|slowly|closely|heavily|personally|literally|far|fast)(?=[.,;!?)]|$| (?:into|in|about|for|on|over|or|but|because|since|lately)(?![\p{L}]))`,
    '$1too $2',
  ),
  // Finds "It is still to early", "all to happy to bake" and "I learned it way to late".
  phrase(
    String.raw`((?:is|are|was|were|be|been|\p{L}+['’](?:s|re|m)) (?:still|all|far|way|just|simply|not|never) )to (\p{Ll}{3,})${end}`,
    (start, word) => (isOnlyAdjective(word) || isAmount.test(word) ? `${start}too ${word}` : null),
    'giu',
  ),
  phrase(
    String.raw`(?<!(?:the|an?|no|any|my|our|its|best|only|half|long|other|one|same|all the|every|that|this|right|good|great|better|easy|quick) )((?:way|all|far) )to (late|early|much|many|often|soon|easily|quickly|easy|happy|common|familiar|real)(?=[.,;!?)]|$| (?:to|in|for|and|but|at|on)(?![\p{L}]))`,
    '$1too $2',
  ),
  // Finds "I don't pay to much attention" and "there is not to much to see".
  phrase(
    String.raw`((?:pay|pays|paid|paying|spend|spent|spending|put|take|takes|took|taking|not|never|without|cost|costs|eat|ate|drank|bought|using|making|makes|made|have|has|having|had|think|worry|want) )to (much|many)(?= (?:time|attention|effort|money|trouble|work|detail|details|space|energy|information|things|people|emphasis|thought|stuff|pressure|embellishment|weight|problems|issues|options|choices|changes)(?![\p{L}])|[.!?]|$)`,
    '$1too $2',
  ),
  // Finds "It didn't take to long to bake".
  phrase(
    String.raw`((?:take|takes|took|taking|taken|wait|waited|waiting|last|lasted) )to long(?=[.,;!?)]|$| (?:to|for|and|but|before|until|because)(?![\p{L}]))`,
    '$1too long',
  ),
];
