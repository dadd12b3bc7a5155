import { isOnlyAdjective } from '#engine/english/word-checks.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Adjectives and adverbs of place after which both words may be meant: "It is quiet outside". */
const place = /^(?:here|there|inside|outside|alone|enough)$/;

const places =
  'place|town|street|area|neighbou?rhood|moment|room|spot|night|evening|life|village|corner|morning|city|road|beach|park|man|girl|voice|day';

/** Corrections of "quiet" for "quite" and the reverse. */
export const quiteRules: readonly PhraseRule[] = [
  // Finds "It is quiet reliable" and "it was quiet swollen". After a comma or "and", both may be meant.
  phrase(
    String.raw`((?:is|are|was|were|be|been|it['’]s|that['’]s|seems?|looks?|feels?) )quiet (\p{Ll}{4,})(?=[.,;!?)]|$| (?:to|for|in|on|at|by|with|and|but|as|if|that|when|because)(?![\p{L}]))`,
    (start, word) => (isOnlyAdjective(word) && !place.test(word) ? `${start}quite ${word}` : null),
  ),
  phrase(
    'quiet (nice|easy|simple|different|interesting|useful|hard|similar|small|big|important|powerful|difficult|popular|often|literally|frankly)',
    'quite $1',
    'giu',
  ),
  // Finds "We baked quiet a few loaves".
  phrase(
    '(?<!(?<![\\p{L}])(?:little|bit|very|so|too|really|rather|more|all|stay|stays|keep|get|gets|got) )quiet (?=a (?:few|lot|bit|while|good)(?![\\p{L}]))',
    'quite ',
    'giu',
  ),
  // Finds "a more quite place".
  phrase(
    `((?:an?|more|very|so|nice|pretty|the|some|this|that|really|too) )quite (?=(?:${places})(?![\\p{L}]))`,
    '$1quiet ',
  ),
  // Finds "our quite time at the mill". "Quite the time" has the adverb.
  phrase(
    `((?:some|a|my|our|your|the|nice|of) )quite (time|${places})(?=[.,;!?)]|$| (?:and|in|at|to|with|for|on|by|where|before|after)(?![\\p{L}]))`,
    '$1quiet $2',
  ),
];
