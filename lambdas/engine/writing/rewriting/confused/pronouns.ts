import { isPlural } from '#engine/english/is-plural.ts';
import { isOnlyNoun } from '#engine/english/word-checks.ts';
import { alternatives, asWritten, subjectPronouns } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const finite = 'is|was|are|were|has|have|had|will|can';

/** Corrections of contractions, possessives and places that sound alike at the start of a clause. */
export const pronounSlips: readonly PhraseRule[] = [
  // Finds "Your the best" and "Your going to like it".
  phrase(
    String.raw`^Your (?=(?:the|an?|going to|gonna|probably|about to|not (?:going|alone|the|a|an|sure|supposed|allowed|required|trying|looking)) \p{Ll})`,
    "You're ",
  ),
  phrase(String.raw`your welcome(?=[.!]| to \p{Ll})`, "you're welcome", 'giu'),
  phrase(
    String.raw`(what) your (?=(?:thinking|feeling|missing|asking|reading|wearing|working on|up to|going through|used to)(?:[.,;!?)]|$| (?:about|of|for|and|when|is|with)(?![\p{L}])))(?!thinking is)`,
    "$1 you're ",
    'giu',
  ),
  phrase(String.raw`^(You|They)['’]re (\p{Ll}{4,}) (?=(?:${finite}) )`, (who, noun) =>
    isOnlyNoun(noun) && !/ing$|^people$/.test(noun) ? `${who === 'You' ? 'Your' : 'Their'} ${noun} ` : null,
  ),
  phrase(
    String.raw`((?:love|loved|enjoy|enjoyed|visit|visited|appreciate|about) )you['’]re (\p{Ll}{4,})(?=[.,;!?)]|$| (?:and|in|on|for|with|so)(?![\p{L}]))`,
    (verb, noun) => (isOnlyNoun(noun) && !/ing$/.test(noun) ? `${verb}your ${noun}` : null),
  ),
  // Finds "Whose going to bake?" and "a baker who's kitchen was old".
  phrase('^Whose (?=(?:going|coming|been|an?|ready|excited|not|got|with me) )', "Who's "),
  phrase(String.raw`(\p{Ll}{3,}) who['’]s (\p{Ll}{4,}) (?=(?:${finite}) )`, (start, noun) =>
    isOnlyNoun(noun) && !/ing$/.test(noun) ? `${start} whose ${noun} ` : null,
  ),
  // Finds "I went their yesterday" and "over their is the mill".
  phrase(
    String.raw`((?:went|go|goes|going|been|live|lived|get|got|stay|stayed|sit|sat|right|up|down|back|over|moved|arrived|eat|ate) )their(?=[.,!?;)]|$| (?:yesterday|today|again|before|once|last|every|is|are|was|were|by (?:bus|car|train))(?![\p{L}]))`,
    '$1there',
    'giu',
  ),
  // Finds "That's not to say their aren't ovens" and "whenever their is rain".
  phrase(
    String.raw`(?<!\p{P})their (?=(?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|weren['’]t) (?!an? (?:\p{Ll}+ )?(?:pronoun|possessive|word|adjective|determiner)|used|spelled|spelt|correct|wrong|possessive|plural)\p{Ll})`,
    'there ',
    'giu',
  ),
  phrase(
    String.raw`((?:lost|lose|loses|love|loves|loved|share|shared|improve|change|spend|spent) )there (\p{Ll}{4,})(?=[.,;!?)]|$| (?:and|in|on|for|with|to|at|by)(?![\p{L}]))`,
    (verb, noun) => (isOnlyNoun(noun) || isPlural(noun, '') ? `${verb}their ${noun}` : null),
  ),
  // Finds "We where late" and "where going to bake".
  phrase(
    String.raw`(?<=^|[,;] |(?<![\p{L}])(?:and|but|when|because|if|while|since|until) )(we|they) where (?=(?:\p{Ll}+ing|\p{Ll}{3,}ed|late|not|all|so|very|just|only|also|still|already|able|about|too|always|never|really|both|happy|there|here|in|on|at) )`,
    '$1 were ',
    'giu',
  ),
  phrase(
    '^Where (?=(?:going to|gonna|happy to|proud to|excited to|pleased to|glad to|looking forward) )',
    "We're ",
  ),
  phrase(
    '^Were (?=(?:going to|excited to|happy to|proud to|looking forward|pleased to|thrilled to|hoping to|planning to|working on|glad to) [^?]*$)',
    "We're ",
  ),
  phrase(
    String.raw`^(?:Were|Wear) (?=(?:have|has|did|do|does|can|should|would|will|is|are) (?:the|my|your|${alternatives(asWritten(subjectPronouns))})(?![\p{L}]))`,
    'Where ',
  ),
  phrase(String.raw`(what|who|how|why|when) where (?=(?:they|you|we) \p{Ll}+ing)`, '$1 were ', 'giu'),
  // Finds "Between you and I" and "with my brother and I." In "Between Anna and I, er me", the writer corrects it.
  phrase(
    String.raw`(between (?:you|him|her|them|\p{Lu}\p{Ll}+|my \p{Ll}+)) and I(?!, (?:er|uh|um|I mean|sorry|or)(?!\p{L}))(?=[.,;!?)]|$| (?:that|is|was|there|in|on|at|for|the)(?![\p{L}]))`,
    '$1 and me',
    'giu',
  ),
  phrase(
    String.raw`((?:for|with|to|from|by|about) (?:my \p{Ll}+|\p{Lu}\p{Ll}+)) and I(?=[.!?;]|$)`,
    '$1 and me',
  ),
  phrase(String.raw`^(Him|Her) and I (?=\p{Ll})`, (who) => `${who === 'Him' ? 'He' : 'She'} and I `),
  // Finds "you an I" and "cats an dogs".
  phrase('(you|he|she|they|we|him|her|me) an (?=(?:I|me|my|you|him|her)(?![\\p{L}]))', '$1 and ', 'giu'),
  phrase(
    String.raw`(\p{Ll}{3,}s) an (?=([bcdfgjklmnpqrstvwxyz]\p{Ll}{2,}s)(?:[.,;!?)]|$| ))`,
    (one, other) => (isPlural(one, '') && isPlural(other, '') ? `${one} and ` : null),
  ),
];
