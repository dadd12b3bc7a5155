import { isOnlyNoun } from '#engine/english/word-checks.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Words before "from". */
const origins =
  'away|excerpts?|far|apart|different|differ|differs|differed|suffer|suffers|suffered|suffering|benefit|benefits|benefited|taken|derived|derives|learn|learned|learnt|prevent|prevents|range|ranges|ranging|anywhere|downloaded|heard|hear|borrowed|bought|moved|migrated|migrating|transitioned|switched|switching|stems?|returned|back|directly|straight|inspired|inspiration|come|comes|came|coming|inherits?|inherited|recovered|imported|exported|extracted|fetched|removed|escaped|aside|everything|anything|something|nothing';

/** Nouns after "an" that begin with a vowel. */
const vowelNouns =
  'example|editor|hour|idea|error|issue|image|object|array|item|article|email|app|account|amazing|awesome|interesting|important|easy|excellent|extra|old|open|empty|actual|entire|average|individual|additional|opportunity|option|event|element|address|answer|effort|alternative|extension|index|instance|interface|engineer|artist|author|attempt|unusual|incredible|impressive';

/** Corrections of short words with a letter too many, too few or in the wrong place. */
export const letterSlips: readonly PhraseRule[] = [
  // Finds "They moved away form the mill".
  phrase(
    String.raw`((?:${origins}) )form (?=(?:the|an?|my|our|his|her|its|their|this|that|these|those|scratch|here|there|where|what|one|being|outside|inside|home)(?![\p{L}]))`,
    '$1from ',
  ),
  phrase(String.raw`form (?=some reason(?![\p{L}]))`, 'for '),
  // Finds "The best part is that the are open".
  phrase(
    String.raw`((?:that|when|if|because|so|but|where|while|since|as|and) )the (?=(?:are|were|aren['’]t|weren['’]t|don['’]t|didn['’]t|haven['’]t) \p{Ll})`,
    '$1they ',
  ),
  // Finds "We like they way it rises" and "at they end of it". "And they end up" has a verb.
  phrase(
    String.raw`((?:of|in|on|by|with|from|at|into|to) )they (way|key|fact|end|same|first|last|right|best|main|most|whole|other|new|next|time|day|point|problem|idea)(?= (?!of course)\p{Ll})`,
    '$1the $2',
  ),
  phrase(
    String.raw`((?:like|is|was|see|know|use|love|and) )they (way|fact|same|whole|main|idea)(?= (?!of course)\p{Ll})`,
    '$1the $2',
  ),
  // Finds "The bread in he oven is warm".
  phrase(
    String.raw`((?:of|in|on|at|from|with|into|onto) )he (\p{Ll}{4,})(?=[.,;!?)]|$| (?:of|in|on|at|and|to|is|was|for|with)(?![\p{L}]))`,
    (before, noun) => (isOnlyNoun(noun) ? `${before}the ${noun}` : null),
  ),
  // Finds "Here's and example".
  phrase(
    String.raw`((?:is|was|(?:here|there|that|it)['’]s|of|such as|have|has|had|need|want) )and (${vowelNouns})(?![\p{L}'’-])`,
    '$1an $2',
    'giu',
  ),
  phrase('as lot of', 'a lot of', 'giu'),
  phrase(String.raw`an other (?=\p{Ll})(?!than)`, 'another ', 'giu'),
  phrase(
    String.raw`((?:be|is|was|wasn['’]t|isn['’]t|were|are|been|being|am|I['’]m|(?:we|you|they)['’]re|become|became|feel|felt|feeling) )apart of (?=(?:the|an?|this|my|our|that|something|it|your|their|his|her|what)(?![\p{L}]))`,
    '$1a part of ',
  ),
  // Finds "It was a little but bumpy".
  phrase(
    String.raw`(a little) but (?=(?:more|less|too|of an?|harder|easier|longer|later|better|tricky|strange|odd|weird|different|confusing|annoying|bumpy)(?![\p{L}]))`,
    '$1 bit ',
    'giu',
  ),
  // Finds "It would't stop", "it does'nt rise" and "it doens't rise".
  phrase("(i|wa|doe|ha)(?:ns['’]t|sn['’]st)(?= )", (start) => `${start}sn't`, 'giu'),
  phrase("your['’]re", "you're", 'giu'),
  phrase("(had|would|should|could|did|does|is|was|were|have|has|do|are)['’]t(?= )", "$1n't", 'giu'),
  phrase("(had|would|should|could|did|does|is|was|were|have|has|do|are|ca|wo)['’]nt(?= )", "$1n't", 'giu'),
  phrase("do(?:en|se|ens|sen)(?:n|s)?['’]t(?= )", "doesn't", 'giu'),
  phrase("(woul|coul|shoul)(?:n|nd|dm|d)['’]t(?= )", (start) => `${start}dn't`, 'giu'),
  phrase(
    String.raw`(he|she|who|still|just|simply|really|people|but|and) cant (?=\p{Ll})`,
    "$1 can't ",
    'giu',
  ),
];
