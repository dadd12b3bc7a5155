import { classesOf, isOnlyAdjective } from '#engine/english/word-checks.ts';
import { alternatives, asWritten, subjectPronouns } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const have = "(?:could|should|would|must|might)(?:n['’]t)?";

/** Corrections of words that sound like the right one. */
export const misheardWords: readonly PhraseRule[] = [
  phrase(
    String.raw`(${have}) of (?=(?:been|had|done|gone|seen|known|made|taken|given|come|become|said|thought|gotten|got|put|used|\p{Ll}{3,}ed)(?![\p{L}]))`,
    '$1 have ',
    'giu',
  ),
  // Finds "It was to sweet for me".
  phrase(
    String.raw`((?:is|was|are|were|it['’]s|that['’]s|seems|seemed|looks|looked|feels|felt|far|way) )to (\p{Ll}{3,})(?= for (?:me|us|you|him|her|them|my|our|your|the|this|that|a)(?![\p{L}]))`,
    (start, word) => (isOnlyAdjective(word) ? `${start}too ${word}` : null),
    'giu',
  ),
  phrase(
    String.raw`((?:is|was|are|were|it['’]s|that['’]s|got|had|took|takes|have|has) )to much(?= \p{Ll})(?! (?:acclaim|fanfare|applause|delight|surprise|laughter|better|more|the))`,
    '$1too much',
    'giu',
  ),
  // Finds "Feel free too ask" and "I want too bake".
  phrase(
    String.raw`((?:want|wants|wanted|need|needs|able|trying|order|free|decided|hope|ready|allowed|supposed) )too (\p{Ll}{2,})(?= \p{Ll}|[.,!?]|$)`,
    (start, verb) => (/^v/.test(classesOf(verb)) ? `${start}to ${verb}` : null),
  ),
  // These correct "affect", "effect", "advise", "accept" and "pass".
  phrase(
    String.raw`((?:the|an|any|no|big|huge|little|same|side|main|opposite|desired|adverse|ripple|domino|snowball|butterfly|placebo) )affect(s?)(?= (?:of|on)(?![\p{L}])|[.;!?]|$)`,
    '$1effect$2',
    'giu',
  ),
  phrase(
    String.raw`((?:will|can|could|would|might|may|does|didn['’]t|doesn['’]t|won['’]t|not|greatly|directly|negatively|adversely) )effect (?=(?:the|how|their|its|performance|everyone)(?![\p{L}]))(?!the (?:change|transition|transfer|repair|switch|release))`,
    '$1affect ',
  ),
  phrase(
    String.raw`((?:I|we|would|not|always|strongly|highly) )advice (?=(?:you|him|her|them|people|anyone|everyone|against)(?![\p{L}]))`,
    '$1advise ',
  ),
  phrase(
    String.raw`((?:[Pp]lease|will|would|must|cannot|can['’]t|don['’]t) )except (?=(?:my|our|this|it|your|his|her|their|a|the)(?![\p{L}]))`,
    '$1accept ',
  ),
  phrase(String.raw`((?:I|we|he|she|they|has|have|had) )past (?=(?:the|through|over) \p{Ll})`, '$1passed '),
  // These correct "loose", "principal", "complement", "peak", "bear", "hear" and "know".
  phrase('((?:is|are|was|were|came|comes|very|so|getting|feels?|felt) )lose(?=[.,;!?)]|$)', '$1loose'),
  phrase(
    'principle (?=(?:reasons?|causes?|sources?|ingredients?|actors?|dancers?|characters?|purpose|aims?|goals?|consultants?|designers?|scientists?|residence|photographer)(?![\\p{L}]))',
    'principal ',
    'giu',
  ),
  phrase('on principal(?=[,.])', 'on principle', 'giu'),
  phrase(
    'compliment(s|ed|ing)? (each other|one another)(?= (?:perfectly|nicely|well|beautifully|so well|very well)(?![\\p{L}]))',
    'complement$1 $2',
  ),
  phrase('peek (hours?|season|performance|traffic|demand)', 'peak $1'),
  phrase(
    String.raw`((?:can['’]t|cannot|couldn['’]t|can|could|to) )bare (?=(?:it|the thought|the pain|the idea|in mind|witness|the brunt|fruit|responsibility)(?![\p{L}]))(?!it all)`,
    '$1bear ',
  ),
  phrase(
    String.raw`((?:likes?|loves?|loved|wants?|wanted|able|happy|glad|sorry|nice|excited|curious|hope|hoping|surprised|interested) to )here (?=(?:the|an?|you|your|my|them|him|her|me|people|from|about|what|that|how|more)(?![\p{L}]))`,
    '$1hear ',
  ),
  phrase(
    String.raw`((?:I|[Ww]e|they|don['’]t|didn['’]t|already) )no (?=(?:that|what|how|why|where|who|when) \p{L})`,
    '$1know ',
  ),
  phrase(String.raw`((?:don['’]t|didn['’]t|^I) )now (?=(?:that|what|how|why|if) \p{L})`, '$1know '),
  // Finds "I thing it is" and "they wan to".
  phrase(
    String.raw`((?:I|[Ww]e|they|don['’]t|didn['’]t|do you) )thing (?=(?:that|of|about|this|the|there|so|${alternatives(asWritten(subjectPronouns))})(?![\p{L}]))`,
    '$1think ',
    'giu',
  ),
  phrase(
    String.raw`((?:I|[Ww]e|they|don['’]t) )thin (?=(?:it is|it['’]s|that|of|about|I|we|you|there|this is)(?![\p{L}]))`,
    '$1think ',
  ),
  phrase(String.raw`((?:I|you|we|they|don['’]t|didn['’]t|who|to) )wan to (?=\p{Ll})`, '$1want to ', 'giu'),
  phrase(
    '((?:a|very|so|pretty|really) )god (?=(?:idea|thing|job|point|example|reason|chance|enough|deal|start|place)(?![\\p{L}]))',
    '$1good ',
  ),
  phrase(
    String.raw`((?:is|are|was|were|will|would|can|should|I|we|you|most|but|and|have|has|it['’]s) )defiantly (?=(?:an?|the|not|be|worth|recommend|need|going|have|one|more|something|been|want|good|better|check|try|get|use|see|make|do|go|help|give)(?![\p{L}]))`,
    '$1definitely ',
    'giu',
  ),
  // Finds "On a rolling bases" and "I recanted my experience".
  phrase(
    '(on an? (?:(?:rolling|daily|weekly|monthly|yearly|regular|temporary|voluntary|case[- ]by[- ]case|day[- ]to[- ]day|first[- ]come,? first[- ]served?|need[- ]to[- ]know|per[- ]\\p{Ll}+|part[- ]time|full[- ]time) ))bases',
    '$1basis',
    'giu',
  ),
  phrase(
    'recant(ed|ing|s)? ((?:my|our|his|her|their|your) (?:\\p{Ll}+ )?(?:experiences?|story|stories|tales?|adventures?|journey|trip|day))(?! (?:was|were) false)',
    'recount$1 $2',
    'giu',
  ),
];
