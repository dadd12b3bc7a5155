import { isPlural } from '#engine/english/is-plural.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { knownBase } from '#engine/english/word-checks.ts';
import {
  alternatives,
  asWritten,
  commonPrepositions,
  possessives,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { type PhraseRule, phrase } from './phrase-rules.ts';

const subject = alternatives(asWritten(subjectPronouns));
const whose = alternatives(possessives);
/** Words that open another phrase, so the noun phrase before them is complete. */
const joints = alternatives(commonPrepositions, 'and or when if before after using as so');

/** Things that cannot follow "you", but can follow "your". */
const yours =
  'projects?|computer|browser|website|site|blog|life|kitchen|oven|house|phone|laptop|account|job|career|team|business|company|city|town|neighbou?rhood|mind|body|head|heart|hands|budget|garden|inbox|server|app|database|problems?|needs|back|way|desk|bed|mouth|face|skin|hair|eyes';

/** Verbs in "-s" after "that". */
const thirdForms =
  'makes|enhances|helps|gives|works|comes|uses|allows|provides|contains|needs|takes|goes|seems|looks|wants|gets|includes|keeps|shows|creates|means|requires|supports|brings|runs|offers|adds|improves|turns';

/** Corrections of words that are written for another one in a fixed context. */
export const wrongWords: readonly PhraseRule[] = [
  // Finds "It gets in you way" and "on you own".
  phrase(
    `((?:in|on|with|of|into|from|at) )you (?=(?:${yours})(?:[.,;!?)]|$| (?:${joints})(?![\\p{L}]))|own(?:[.,;!?)]|$| (?:to|and|or|\\p{Ll}{3,}[.,;!?)])))`,
    '$1your ',
  ),
  // Finds "They walked though the town" and "though out the day".
  phrase(
    `((?:went|gone|going|goes|go|walk\\p{Ll}*|ran|running|run|look\\p{Ll}*|came|come|coming|pass\\p{Ll}*|drove|drive|driving|scroll\\p{Ll}*|travel\\p{Ll}*|sift\\p{Ll}*|comb\\p{Ll}*|flip\\p{Ll}*|sort\\p{Ll}*|wander\\p{Ll}*|all the way|half ?way|straight|get|got|getting|carry\\p{Ll}* (?:my|your|him|her|our|them)sel(?:f|ves)) )though (?=(?:the|an?|this|these|those|${whose})(?: \\p{Ll}+)? \\p{Ll}+(?:[.,;!?)]|$| (?:and|to|with|at|for|from)(?![\\p{L}])))`,
    '$1through ',
  ),
  phrase('though out (?=(?:the|this|my|our|your|their)(?![\\p{L}]))', 'throughout ', 'giu'),
  // Finds "They act as thought I know", "even thought I bake" and "I though it was".
  phrase(
    `((?:act|acts|acted|acting|feel|feels|felt|look|looks|looked|seem|seems|seemed|sound|sounds|sounded|appears|appeared|is|was|not|almost) as) thought (?=(?:${subject}|the|there|someone)(?![\\p{L}]))`,
    '$1 though ',
  ),
  phrase(`^(Even) thought (?=(?:${subject}|the|this|there|my)(?:['’]\\p{Ll}+)? )`, '$1 though '),
  phrase(
    `(?<=^|[,;(] |(?<![\\p{L}])(?:and|but|because|so|when) )((?:I|[Ww]e) )though (?=(?:it|that|I|we|you|about|of|maybe|this (?:was|is|would))(?![\\p{L}]))`,
    '$1thought ',
  ),
  // Finds "A bacteria known as rye", which is a plural.
  phrase(
    '(an?|one|single|this) (bacteria|phenomena)(?=[.,;!?)]| (?:is|was|has|known|called|named|which|that)(?![\\p{L}]))',
    (start, noun) => `${start} ${noun === 'bacteria' ? 'bacterium' : 'phenomenon'}`,
    'giu',
  ),
  phrase('(bacteria|phenomena|criteria)s', '$1', 'giu'),
  // Finds "Reign it in" and "barely eek out". "Reign" takes no object.
  phrase(
    'reign(ed|ing|s)? (?=(?:it|that|them|things|himself|herself|yourself|myself|ourselves|themselves) (?:back )?in(?:[.,;!?)]|$| (?!the|this|that|an?)\\p{Ll}))',
    'rein$1 ',
    'giu',
  ),
  phrase(
    `reign(ed|ing|s)? (?=in (?:the|${whose}) (?:\\p{Ll}+ )?(?:spending|costs?|expectations|budget|deficit|emotions|imagination|anger|temper|enthusiasm|excess\\p{Ll}*|chaos|thoughts|desires?|use|urge)(?![\\p{L}]))`,
    'rein$1 ',
    'giu',
  ),
  phrase('eek(s|ed|ing)? (?=out (?:an?|the|some|more|as|every|another|enough|any)(?![\\p{L}]))', (ending) =>
    ending === 'ing' ? 'eking ' : `eke${ending.replace('ed', 'd')} `,
  ),
  // Finds "My baker and me went home".
  phrase(
    '^((?:(?:When|So|But|And|Then) )?(?:[Mm]y \\p{Ll}+|(?!Between|With|For|Like|To|By|From|You|Behind|Before|Besides|Including|Around|Near|Against|Beside|Above|Without)\\p{Lu}\\p{Ll}+)) and me (?=(?:went|were|have|decided|got|started|both|made|met|saw|left|came|heard|found|drove|walked|wanted|are)(?![\\p{L}]))',
    '$1 and I ',
  ),
  // Finds "Even if its broken."
  phrase(
    '(even if|if|because|when|since|though|although|unless|until) its (?=(?:broken|gone|true|late|safe|free|dead|wrong|right|bad|hard|easy|dark|raining|snowing|cold|hot|wet|dry|warm|done|ready|possible|available|necessary|needed|cheap|real|over)(?:[.,;!?)]|$))',
    "$1 it's ",
    'giu',
  ),
  // Finds "Breath deeply and rest". No verb follows the noun.
  phrase(
    '^Breath (?=(?:deeply|slowly|normally|in and out|in deeply|in slowly|in through)(?![\\p{L}]))',
    'Breathe ',
  ),
  phrase('makings sure', 'making sure', 'giu'),
  phrase('en joy(s|ed|ing|able)?', 'enjoy$1', 'gu'),
  // Finds "At our friends houses".
  phrase(
    '((?:to|at|in|from|our|my|their|his|her|visit|visiting) (?:friends|neighbou?rs|parents|grandparents)) (?=(?:houses|homes)(?:[.,;!?)]|$| (?:and|or|to|for|with|in|on|at)(?![\\p{L}])))',
    "$1' ",
  ),
  // Finds "We drove to quickly".
  phrase(
    '((?:go|goes|went|going|gone|move|moves|moved|moving|drive|drove|driving|run|ran|running|grow|grew|growing|walk|walked|walking|eat|ate|eating|talk|talked|talking|happened|happening) )to (?=(?:quickly|slowly)(?:[.,;!?)]|$| (?:and|or|for|over|in|on|at)(?![\\p{L}])))(?!quickly and \\p{Ll}+ly \\p{Ll}|slowly and \\p{Ll}+ly \\p{Ll})',
    '$1too ',
  ),
  // Finds "We started of with rye".
  phrase('(?<!the |a )(start|starts|started|starting) of (?=(?:with|by)(?![\\p{L}]))', '$1 off ', 'giu'),
  // Finds "For those that don't know it".
  phrase(
    `^(For (?:all |any |anyone of )?those) that (?=(?:don['’]t|do not|didn['’]t|haven['’]t|aren['’]t|want to|are (?:new|not|interested|unfamiliar|wondering|curious|unaware))(?![\\p{L}]))`,
    '$1 who ',
  ),
  // Finds "When ever possible" and "what ever you do".
  phrase('(when|where) ever (?=(?:possible|needed|necessary|appropriate)(?![\\p{L}]))', '$1ever ', 'giu'),
  phrase(
    'what ever (?=(?:you|we|they|I) (?:want|like|do|need|choose|decide|wish)(?![\\p{L}]))',
    'whatever ',
    'giu',
  ),
  phrase('how ever (?=(?:you|they|we) (?:want|like|choose|wish)(?![\\p{L}]))', 'however ', 'giu'),
  // Finds "It doesn-t rise" and "we-ve baked".
  [
    regex.giu`(?<![\p{L}\p{N}_@/.-])(does|do|did|is|are|was|were|have|has|had|would|could|should|ca|wo)n-t(?= |[.,!?])`,
    "$1n't",
  ],
  [
    regex.gu`(?<![\p{L}\p{N}_@/.-])(I|[Yy]ou|[Ww]e|[Tt]hey|[Ii]t|[Hh]e|[Ss]he|[Tt]hat)-(ll|ve|re)(?= )`,
    "$1'$2",
  ],
  // Finds "A talk I overhead in town".
  phrase(
    `(${subject}) overhead (?=(?:an?|the|someone|somebody|people|two|some|him|her|them|one|my|this|at|in|on)(?![\\p{L}]))`,
    '$1 overheard ',
  ),
  phrase(
    '(complete|total) different',
    (word) => `${word === 'complete' ? 'completely' : 'totally'} different`,
  ),
  // Finds "I recent started it".
  phrase(
    `((?:${subject}|have|has|had|\\p{L}+['’]ve) )recent (?=(?:\\p{Ll}{3,}ed|found|got|bought|began|made|came|went|read|saw|been|took|wrote|learnt|heard|built)(?![\\p{L}]))`,
    '$1recently ',
  ),
  phrase('^Which (bring|remind) (?=(?:us|me)(?![\\p{L}]))', 'Which $1s '),
  // Finds "It was severaly damaged". The word may also stand for "several".
  phrase('severaly (?=\\p{Ll}{3,}ed(?![\\p{L}]))', 'severely '),
  // Finds "Many features that makes it" and "ovens that ovens". After a preposition, the verb may belong to another
  // noun: "the taste of many loaves that makes it good".
  phrase(
    String.raw`(?<=^|(?<![\p{L}])(?:has|have|had|having|are|were|offers?|includes?|contains?|adds?|added|found|made|makes?|uses?|used|needs?|see|saw|know|knows) )((?:many|several|these|those|various|numerous|a few|${alternatives(twoToTen)}) (?:\p{Ll}+ )?(\p{Ll}{3,}s) that (?:\p{Ll}+ly |also |still |just )?)(${thirdForms})(?= \p{Ll})`,
    (start, noun, verb) =>
      isPlural(noun, '') && !/(?:ss|us|is)$/.test(noun) ? `${start}${knownBase(verb)}` : null,
    'giu',
  ),
  phrase(String.raw`(\p{Ll}{3,}s) that \1(?= \p{Ll})`, (noun) => {
    const base = knownBase(noun);
    return base !== noun && lexiconEntry(base)?.classes.includes('v') ? `${noun} that ${base}` : null;
  }),
  // Finds "Three loafs" and "on the shelfs".
  phrase(
    String.raw`((?:${alternatives(twoToTen)}|\d+|these|those|many|some|several|all|of|our|their|small|smaller|large|larger|the|more) (?:bread )?)(loaf|shelf|knife|wife|thief)s(?=[.,;!?)]|$| (?:of|and|or|with|in|on|for|are|were|that|to|at|from)(?![\p{L}]))`,
    (start, noun) => `${start}${noun.replace(/fe?$/, 'ves')}`,
    'giu',
  ),
  phrase(
    "a (?=(?:iOS|eggs?|ice|inch|end|arm|ant|act|art|oil|odd|air|eye|ear|app|axe|oak|owl|end-of-\\p{Ll}+|all-\\p{Ll}+|in-depth|in-house|up-to-\\p{Ll}+)(?![\\p{L}'’]))",
    'an ',
  ),
];
