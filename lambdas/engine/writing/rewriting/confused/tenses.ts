import { isPlural, isPluralWithoutS } from '#engine/english/is-plural.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { classesOf, isOnlyNoun, knownBase } from '#engine/english/word-checks.ts';
import { alternatives, capitalized, subjectPronouns } from '#engine/english/word-classes.ts';
import { pairsOf } from '#engine/english/word-pairs.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Participles of verbs whose past tense differs. */
const participles: ReadonlyMap<string, string> = new Map(
  pairsOf(
    'went-gone ran-run saw-seen did-done took-taken wrote-written ate-eaten drank-drunk chose-chosen came-come began-begun broke-broken drove-driven fell-fallen forgot-forgotten gave-given grew-grown knew-known spoke-spoken threw-thrown wore-worn foresaw-foreseen flew-flown swam-swum rang-rung sang-sung sank-sunk shook-shaken stole-stolen tore-torn woke-woken froze-frozen hid-hidden rode-ridden rose-risen forgave-forgiven mistook-mistaken overcame-overcome withdrew-withdrawn blew-blown',
  ),
);

/** Corrections of tenses, and of numbers that do not fit their noun. */
export const tenses: readonly PhraseRule[] = [
  // Finds "He should have went" and "it would have quickly sank".
  phrase(
    `((?:should|could|would|might|must|may|will)(?:n['’]t)? (?:not )?have (?:\\p{Ll}+ly )?)(${[...participles.keys()].join('|')})(?= \\p{Ll}|[.,;!?]|$)`,
    (start, past) => `${start}${participles.get(past) ?? past}`,
  ),
  // Finds "We've all fell victim to it".
  phrase(
    String.raw`((?:have|had|\p{L}+['’]ve) (?:all|both|each) )(${[...participles.keys()].join('|')})(?= \p{Ll}|[.,;!?]|$)`,
    (start, past) => `${start}${participles.get(past) ?? past}`,
  ),
  // Finds "He should have know" and "anyone who has learn it". In "they have know-how", the word is a noun.
  phrase(
    "((?:should|could|would|might|must)(?:n['’]t)? (?:not )?have )know(?=[.,;!?]|$| (?:that|how|what|better|it|this|about|the|when|where|who|why|I|you|we|they)(?![\\p{L}]))",
    '$1known',
  ),
  phrase(
    '((?:who|that|which|he|she|never|already|just|also) (?:has|have|had) )learn(?= \\p{L})',
    '$1learned',
  ),
  phrase('((?:has|have|had) (?:already |just |never |not )?)take (?=place(?![\\p{L}]))', '$1taken '),
  phrase(
    '(^(?:I|We|He|She|They|It) )uses? to (?=(?:be|have|think|live|love|hate|like|go|play)(?![\\p{L}]))',
    '$1used to ',
  ),
  // Finds "I will like to thank you".
  phrase(
    '(I|[Ww]e) will (also |really )?like to (?=(?:thank|see|know|share|say|hear|add|invite|start|begin|talk|introduce|point|mention|emphasize|take|be|have|do|make|go|use|get|learn|work|visit|try)(?![\\p{L}]))',
    '$1 would $2like to ',
  ),
  // Finds "I have to baked it".
  phrase(
    String.raw`((?:have|has|had|need|needs|want|wants|going|able|try|trying|decided|order|how) to )(\p{Ll}{3,}ed)(?= (?:it|the|this|that|my|your|our|an?|them|these|those|some|all)(?![\p{L}]))`,
    (start, past) => {
      const base = /(?:eed|bed)$/.test(past) ? past : knownBase(past);
      return base !== past && classesOf(base).includes('v') && !classesOf(past).includes('a')
        ? `${start}${base}`
        : null;
    },
  ),
  // Finds "I going to bake".
  phrase(String.raw`^(${alternatives(capitalized(subjectPronouns))}) going to (?=\p{Ll}{2,} )`, (who) =>
    who === 'I' ? "I'm going to " : `${who}${/^(?:We|They|You)$/.test(who) ? "'re" : "'s"} going to `,
  ),
  phrase(
    String.raw`((?:has|have|had) (?:(?:always|never|also|already|just|not) )?)being (?=(?:used|able|very|working|trying|using|looking|doing|updated|added|removed|made|a (?:long|great|good|huge|big|while|few))(?![\p{L}]))`,
    '$1been ',
  ),
  phrase(
    String.raw`((?:has|have|had) )be (?=(?:an?|very|working|used|able|updated|added|removed|made|looking|trying|using)(?![\p{L}]))`,
    '$1been ',
  ),
  phrase(
    '^(It|He|She|This) have (?=(?:been|an?|the|to|not|also|many|some|more|no|its|his|her)(?![\\p{L}]))',
    '$1 has ',
  ),
  phrase('((?:was|were|been|got) )stole(?=[.,;!?]|$| (?:by|from|in|on|at|and)(?![\\p{L}]))', '$1stolen'),
  // Finds "We were able bake it".
  phrase(
    String.raw`((?:is|was|are|were|be|am|I['’]m|isn['’]t|wasn['’]t|not) )able (\p{Ll}{2,})(?= (?:the|an?|it|this|that|my|your|our|their|more|all|some|them|you|us|me|him|her)(?![\p{L}]))`,
    (start, verb) => (/^v/.test(classesOf(verb)) ? `${start}able to ${verb}` : null),
  ),
  // Finds "There was many mills", "this are the mills" and "this tables are old".
  phrase(
    String.raw`There was (?=(?:many|several|both|a few|a lot of|lots of|so many|too many|${alternatives(twoToTen)}) (?:\p{Ll}+ )?(\p{Ll}{3,}s)(?=[.,;!?)]|$| (?:of|in|on|at|to|for|that|who|with|and)(?![\p{L}])))`,
    (noun) => (isPlural(noun, '') ? 'There were ' : null),
  ),
  phrase('^This are (?=(?:the|my|some|all|just|our)(?![\\p{L}]))', 'These are '),
  phrase(
    String.raw`(t)his (\p{Ll}{3,}[^siu\W]s) (?=(?:are|were|have)(?![\p{L}]))`,
    (letter, noun) =>
      isPlural(noun, '') && isOnlyNoun(noun.replace(/s$/, '')) ? `${letter}hese ${noun} ` : null,
    'giu',
  ),
  phrase(
    String.raw`(these|those) (\p{Ll}{4,}[^sxyhf\W]) (?=(?:are|were|have)(?![\p{L}]))`,
    (word, noun) =>
      isOnlyNoun(noun) && !isPlural(noun, '') && !isPluralWithoutS(noun) ? `${word} ${noun}s ` : null,
    'giu',
  ),
  phrase(
    'one of (my|our|your|his|her|their) (friend|colleague|coworker|teacher|client|student|neighbor|classmate|goal|project|dream|post|article|book|blog)(?=[.,;!?]|$| (?:is|was|who|that|has|told|said|in|at|from|and|to)(?![\\p{L}]))',
    'one of $1 $2s',
    'giu',
  ),
  // Finds "It took two hour to bake".
  phrase(
    String.raw`(?<=(?<![\p{L}])(?:took|takes|take|about|for|after|within|lasts|lasted|spent|spend|past|only|almost|nearly|least|than|next|previous|costs?|over|another) )(${alternatives(twoToTen)}|[2-9]|\d{2,3}) (hour|minute|day|week|month|year|mile|dollar)(?=[.,;!?]|$| (?:to|of|before|after|until|so|but)(?![\p{L}-]))`,
    '$1 $2s',
    'giu',
  ),
];
