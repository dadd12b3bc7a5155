import { alternatives, asWritten, subjectPronouns } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Corrections of set phrases with a wrong or missing word. */
export const setPhrases: readonly PhraseRule[] = [
  phrase('thanks you (?=(?:for|so|very|all)(?![\\p{L}]))', 'thank you ', 'giu'),
  phrase('^Thank for (?=\\p{Ll})', 'Thanks for '),
  phrase(
    '(thanks|thank you) for you (?=(?:time|help|support|patience|feedback|interest|work|attention|reply|comments?|understanding|contributions?|efforts?|service|business|order|cooperation|post|article|kindness|generosity|hospitality|guidance|encouragement)(?![\\p{L}]))',
    '$1 for your ',
    'giu',
  ),
  phrase(
    '((?:you|anyone) (?:have|has|got) any )(question|comment|suggestion|concern|doubt)(?=[,.?!;]|$| (?:about|please|or|on|regarding|feel|let|just|you)(?![\\p{L}]))',
    '$1$2s',
    'giu',
  ),
  phrase("I(?: am|['’]m) agree(?= (?:with|that|to)(?![\\p{L}])|[.,])", 'I agree'),
  phrase('(some|Some) of people(?= (?:are|is|think|like|say|have|do|want|who|in)(?![\\p{L}]))', '$1 people'),
  phrase('all of sudden', 'all of a sudden', 'giu'),
  phrase('(in|at) (?:they|the and) (?=end(?![\\p{L}]))', '$1 the ', 'giu'),
  phrase('at the and of (?=(?:the|this|each|every|day)(?![\\p{L}]))', 'at the end of ', 'giu'),
  phrase('in the and(?=[,.])', 'in the end', 'giu'),
  phrase('^By the (?:was|say|wat|ways),', 'By the way,'),
  phrase('on the (other|one) had(?=, )', 'on the $1 hand', 'giu'),
  phrase('((?:first|last|next|same|every|any|long|second|third|only) )tine', '$1time'),
  phrase('at the sometime', 'at the same time', 'giu'),
  phrase(String.raw`(as soon) (?=(?:${alternatives(asWritten(subjectPronouns))}) \p{Ll})`, '$1 as ', 'giu'),
  phrase(String.raw`^As (long|far) (?=(?:${alternatives(asWritten(subjectPronouns))}) \p{Ll})`, 'As $1 as '),
  phrase(
    '(a lot of|lots of|many|several) person(?=[.,;!?]|$| (?:who|that|are|were|have|in|on|to|and|think|like|use)(?![\\p{L}]))',
    '$1 people',
    'giu',
  ),
  phrase(
    '((?:are|is|have|has|had|with|spent|takes?|took|get|got|need|needs|saw|know|also|still|made) )lot of (?=\\p{Ll}{3,})',
    '$1a lot of ',
  ),
  phrase('^Lot of (?=\\p{Ll}{3,})', 'A lot of '),
  phrase('^Me to(?=[.!])', 'Me too'),
  // In "christian poe", the word is a name.
  phrase(
    String.raw`((?:as|is|was|am|I['’]m|become|became) an? (?:devout |practicing |former |good |true )?)christian(?=[,.;!?]|$| (?:who|and|in|from|but)(?![\p{L}]))`,
    '$1Christian',
    'giu',
  ),
  phrase('by (?:leap and bounds?|leaps and bound)', 'by leaps and bounds'),
  phrase(
    '(in (?:so|too|very) many|in so many different) way(?=[.,;!?]|$| (?:and|but|that|to|I|we|it)(?![\\p{L}]))',
    '$1 ways',
    'giu',
  ),
  // Finds "It is good, but who I am to judge." The words are a question.
  phrase(
    '(?<=^|, |(?:though|but|and|so),? )who I am to (judge|argue|complain|disagree|question it)(?:[.?]|(?=$))',
    'who am I to $1?',
    'giu',
  ),
  phrase(
    String.raw`((?:people|friends|someone|somebody|place|places|want|wants|wanted|like|love|time|able|going|used|gonna|can|could|we|they) (?:to )?)hangout (?=(?:with|together|and (?:talk|chat|play|eat|drink|watch))(?![\p{L}]))`,
    '$1hang out ',
  ),
];
